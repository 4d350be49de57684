import { sql } from 'drizzle-orm';
import type { PlanLength } from '#domain/classroom/lessonPlans.ts';
import type { Moment } from '#domain/classroom/moments.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { councils, councilTeams } from '#server/db/schema/councils.ts';
import { dilemmaChoices } from '#server/db/schema/dilemmas.ts';
import { lessons } from '#server/db/schema/lessons.ts';
import { answerVersions } from '#server/db/schema/records.ts';
import { answers, classes, schools, teachers, teams } from '#server/db/schema/schema.ts';

export interface CurriculumClassRow {
  id: string;
  name: string;
  teacherId: string;
  teacher: string;
  school: string | null;
}

/** Times are in unix seconds. */
interface SpanRow {
  first: number;
  last: number;
}

/** A moment that a team has done; a team that has done none has one row, with null. */
export type MomentRow = { teamId: string; theme: Theme } & (
  | ({ moment: Moment } & SpanRow)
  | { moment: null; first: null; last: null }
);

export interface SessionRow extends SpanRow {
  plan: PlanLength;
  session: number;
}

/** Reads the class; null when there is none. */
export async function findCurriculumClass(db: Database, classId: string): Promise<CurriculumClassRow | null> {
  const { rows } = await db.execute<CurriculumClassRow & Record<string, unknown>>(sql`
    select ${classes.id}, ${classes.name}, ${classes.teacherId} as "teacherId", ${teachers.name} as teacher, ${schools.name} as school
    from ${classes} join ${teachers} on ${teachers.id} = ${classes.teacherId}
    left join ${schools} on ${schools.id} = ${teachers.schoolId}
    where ${classes.id} = ${classId}`);
  return rows[0] ?? null;
}

/**
 * Lists what each team of a class has done. A mission that was given back counts from its first answer; a council counts for
 * the teams that were in it once it has started.
 */
export async function listMoments(db: Database, classId: string): Promise<MomentRow[]> {
  const { rows } = await db.execute<MomentRow & Record<string, unknown>>(sql`
    select ${teams.id} as "teamId", ${teams.theme}, done.moment, ${seconds('first')}, ${seconds('last')}
    from ${teams} left join lateral (
      select moment, min(at) as first, max(at) as last from (
        select ${partMoment('part')} as moment, ${answers.acceptedAt} as at from ${answers} where ${answers.teamId} = ${teams.id}
        union all select ${partMoment('level')}, ${answerVersions.acceptedAt} from ${answerVersions}
          where ${answerVersions.teamId} = ${teams.id}
        union all select 'dilemma' || ${dilemmaChoices.mission}, ${dilemmaChoices.chosenAt} from ${dilemmaChoices}
          where ${dilemmaChoices.teamId} = ${teams.id}
        union all select 'council', ${councils.startedAt} from ${councilTeams}
          join ${councils} on ${councils.id} = ${councilTeams.councilId} and ${councils.startedAt} is not null
          where ${councilTeams.teamId} = ${teams.id}
      ) as events group by moment
    ) as done on true
    where ${teams.classId} = ${classId}`);
  return rows;
}

/** Lists the sessions of lesson plans that the class has had; one in progress is not over. */
export async function listSessions(
  db: Database,
  { classId, now }: { classId: string; now: Date },
): Promise<SessionRow[]> {
  const { rows } = await db.execute<SessionRow & Record<string, unknown>>(sql`
    select plan, session, ${seconds('first')}, ${seconds('last')} from (
      select ${lessons.sessions} as plan, ${lessons.session}, min(${lessons.startedAt}) as first, max(${lessons.startedAt}) as last
      from ${lessons} where ${lessons.classId} = ${classId} and ${lessons.session} is not null
        and (${lessons.endedAt} is not null or ${lessons.expiresAt} <= ${now.toISOString()}::timestamptz)
      group by ${lessons.sessions}, ${lessons.session}
    ) as held order by plan, session`);
  return rows;
}

const partMoment = (column: 'part' | 'level') =>
  sql`case ${sql.raw(column)} when 0 then 'training' else 'mission' || ${sql.raw(column)} end`;

const seconds = (column: 'first' | 'last') =>
  sql`floor(extract(epoch from ${sql.raw(column)}))::int as ${sql.raw(column)}`;
