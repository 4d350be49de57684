import { type SQL, sql } from 'drizzle-orm';
import type { CouncilState } from '#domain/council/session/steering.ts';
import type { GameLevel, MissionLevel } from '#domain/vocabulary.ts';
import { commentsToDecide } from '#server/council/moderation/comments.queries.ts';
import { entriesToDecide } from '#server/council/moderation/diary.queries.ts';
import { proposalsToDecide } from '#server/council/moderation/proposals.queries.ts';
import type { Database } from '#server/db/openDatabase.ts';
import type { PageRequest } from '#server/db/paging.ts';
import { comments, proposals } from '#server/db/schema/council.ts';
import { councilClasses, councils } from '#server/db/schema/councils.ts';
import { diaryEntries } from '#server/db/schema/diary.ts';
import { lessonSettings, lessons } from '#server/db/schema/lessons.ts';
import { returnedLevels } from '#server/db/schema/records.ts';
import { classes, classSizes, marks, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { WAITING_QUESTIONS_COUNT } from '#server/marking/feedback/feedback.queries.ts';
import { openMarks } from '#server/marking/marks.queries.ts';

/** Where one class stands, in counts. */
export interface OverviewRow {
  id: string;
  name: string;
  teacherId: string;
  teacher: string;
  school: string | null;
  teams: number;
  /** Lessons so far, with the live one. */
  lessons: number;
  isLive: boolean;
  council: { _id: string; state: CouncilState } | null;
  plan: { session: number; sessions: number } | null;
  isPlanFinished: boolean;
  /** Teams that lack a mark. */
  toMark: number;
  /** Comments, proposals and entries of diaries to decide on. */
  comments: number;
  proposals: number;
  diary: number;
  questions: number;
  /** Day 'yyyy-mm-dd', passed or not. */
  heldUntil: string | null;
  /** Missions that were given back. */
  returned: number;
  /** Proposals that other teams see. */
  drafts: number;
  submitted: number;
}

export interface ProgressRow {
  id: string;
  name: string;
  level: GameLevel;
  returned: MissionLevel[];
  unmarked: MissionLevel[];
  isCouncilOver: boolean;
}

/** Lists one page of classes, those in session first; with `teacherId` only that teacher's. */
export async function pageOfOverviews(
  db: Database,
  { teacherId, now }: { teacherId: string | undefined; now: Date },
  { page, limit }: PageRequest,
): Promise<OverviewRow[]> {
  const own = teacherId === undefined ? sql`true` : sql`${classes.teacherId} = ${teacherId}`;
  const order = sql`order by is_live desc, name, id`;
  const { rows } = await db.execute<OverviewRow & Record<string, unknown>>(sql`
    with page as (${classesWhere(own, now)} ${order} limit ${limit} offset ${page * limit})
    ${OVERVIEW_OF_PAGE} ${order}`);
  return rows;
}

/** Reads one class; null when there is none. */
export async function findOverview(
  db: Database,
  { classId, now }: { classId: string; now: Date },
): Promise<OverviewRow | null> {
  const { rows } = await db.execute<OverviewRow & Record<string, unknown>>(sql`
    with page as (${classesWhere(sql`${classes.id} = ${classId}`, now)}) ${OVERVIEW_OF_PAGE}`);
  return rows[0] ?? null;
}

/** Lists the teams of a class with what tells the state of their levels, by name. */
export async function listProgress(db: Database, classId: string): Promise<ProgressRow[]> {
  const { rows } = await db.execute<ProgressRow & Record<string, unknown>>(sql`
    select ${teams.id}, ${teams.name}, ${teams.level},
      array(select ${returnedLevels.level} from ${returnedLevels} where ${returnedLevels.teamId} = ${teams.id}) as returned,
      array${openMarks(sql`${marks.level}`)} as unmarked,
      coalesce((select not bool_or(${councilClasses.open}) from ${councilClasses} join ${councils} on ${councils.id} = ${councilClasses.councilId}
        where ${councilClasses.classId} = ${classId} and ${councils.startedAt} is not null), false) as "isCouncilOver"
    from ${teams} where ${teams.classId} = ${classId} order by ${teams.name}, ${teams.id}`);
  return rows;
}

function classesWhere(condition: SQL, now: Date): SQL {
  return sql`select ${classes.id}, ${classes.name}, ${classes.teacherId}, ${lessons.id} is not null as is_live,
      ${classes.feedbackHeldUntil}::text as held_until,
      ${lessons.session} as live_session, ${lessons.sessions} as live_sessions
    from ${classes} left join ${lessons} on ${lessons.classId} = ${classes.id} and ${lessons.endedAt} is null
      and ${lessons.expiresAt} > ${now.toISOString()}::timestamptz
    where ${condition}`;
}

/** Counts over the teams of each class of `page` in one pass. */
const TEAM_COUNTS = sql`
  select count(*) filter (where exists ${openMarks()})::int as to_mark,
    sum((select count(*) from ${returnedLevels} where ${returnedLevels.teamId} = ${teams.id}))::int as returned,
    sum(${WAITING_QUESTIONS_COUNT})::int as questions,
    sum((select count(*) from ${comments} where ${comments.teamId} = ${teams.id} and ${commentsToDecide()}))::int as comments,
    count(*) filter (where ${proposalsToDecide()})::int as proposals,
    sum((select count(*) from ${diaryEntries} where ${diaryEntries.teamId} = ${teams.id} and ${entriesToDecide()}))::int as diary,
    count(*) filter (where ${isShown('null')})::int as drafts,
    count(*) filter (where ${isShown('not null')})::int as submitted
  from ${teams} left join ${proposals} on ${proposals.teamId} = ${teams.id} where ${teams.classId} = page.id`;

function isShown(submitted: 'null' | 'not null'): SQL {
  return sql`${proposals.state} = 'shown' and not ${proposals.returned} and ${proposals.submittedAt} is ${sql.raw(submitted)}`;
}

/** A lesson without a session does not count for the plan; neither does the live one, which is not over. */
const OVERVIEW_OF_PAGE = sql`
  select page.id, page.name, page.teacher_id as "teacherId", ${teachers.name} as teacher, ${schools.name} as school,
    ${classSizes.teams}, page.is_live as "isLive",
    (select json_build_object('_id', ${councils.id}, 'state', ${councils.state}) from ${councilClasses}
      join ${councils} on ${councils.id} = ${councilClasses.councilId}
      where ${councilClasses.classId} = page.id and ${councilClasses.open}) as council,
    (select count(*)::int from ${lessons} where ${lessons.classId} = page.id) as lessons,
    case when page.live_session is not null
        then json_build_object('session', page.live_session, 'sessions', page.live_sessions)
      when ${lessonSettings.plan} is not null
        then json_build_object('session', ${lessonSettings.nextSession}, 'sessions', ${lessonSettings.plan}) end as plan,
    not page.is_live and exists (select from ${lessons} where ${lessons.classId} = page.id
      and ${lessons.sessions} = ${lessonSettings.plan} and ${lessons.session} = ${lessons.sessions}) as "isPlanFinished",
    counts.to_mark as "toMark", coalesce(counts.returned, 0) as returned, coalesce(counts.comments, 0) as comments,
    counts.proposals, coalesce(counts.diary, 0) as diary, counts.drafts, counts.submitted,
    coalesce(counts.questions, 0) as questions, page.held_until as "heldUntil"
  from page
  join ${teachers} on ${teachers.id} = page.teacher_id
  join ${classSizes} on ${classSizes.classId} = page.id
  left join ${schools} on ${schools.id} = ${teachers.schoolId}
  left join ${lessonSettings} on ${lessonSettings.classId} = page.id
  cross join lateral (${TEAM_COUNTS}) as counts`;
