import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Marked } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { prepared } from '#server/db/prepared.ts';
import { feedbackQuestions, feedbackSeen } from '#server/db/schema/feedback.ts';
import { levelNotes, returnedLevels } from '#server/db/schema/records.ts';
import { classes, marks, teams } from '#server/db/schema/schema.ts';
import { currentVersion } from '#server/game/currentVersion.queries.ts';
import { storedMission } from '#server/game/stored.ts';

interface Mission {
  teamId: string;
  level: MissionLevel;
}

/** A question of a team, with the version of the answer that it is about. */
export interface QuestionRow {
  level: MissionLevel;
  version: number;
  text: string;
  askedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
}

/** One mission with what staff said of it; a mission that was not posted or was given back has none. */
export interface FeedbackRow {
  level: MissionLevel;
  version: number;
  mark: { p1: number; p2: number; marked: Marked };
  comment: string | null;
  question: QuestionRow | null;
  /** The fingerprint that the team has read last. */
  seen: string | null;
}

const QUESTION = {
  level: feedbackQuestions.level,
  version: feedbackQuestions.version,
  text: feedbackQuestions.text,
  askedAt: feedbackQuestions.askedAt,
  answer: feedbackQuestions.answer,
  answeredAt: feedbackQuestions.answeredAt,
};

/** Reads the missions of a team that have a mark row, given marks or not, lowest first. */
export async function readFeedback(db: Database | Tx, teamId: string): Promise<FeedbackRow[]> {
  const version = currentVersion(sql`${marks.teamId}`, sql`${marks.level}`);
  const rows = await db
    .select({
      level: marks.level,
      version,
      p1: marks.p1,
      p2: marks.p2,
      p1Marked: marks.p1Marked,
      p2Marked: marks.p2Marked,
      comment: levelNotes.text,
      question: QUESTION,
      seen: feedbackSeen.fingerprint,
    })
    .from(marks)
    .leftJoin(levelNotes, and(eq(levelNotes.teamId, marks.teamId), eq(levelNotes.level, marks.level)))
    .leftJoin(feedbackSeen, and(eq(feedbackSeen.teamId, marks.teamId), eq(feedbackSeen.level, marks.level)))
    .leftJoin(
      feedbackQuestions,
      and(
        eq(feedbackQuestions.teamId, marks.teamId),
        eq(feedbackQuestions.level, marks.level),
        eq(feedbackQuestions.version, version),
      ),
    )
    .where(eq(marks.teamId, teamId))
    .orderBy(asc(marks.level));
  return rows.map(({ level, p1, p2, p1Marked, p2Marked, question, ...row }) => ({
    ...row,
    level: storedMission(level),
    mark: { p1, p2, marked: { p1: p1Marked, p2: p2Marked } },
    question: question && { ...question, level: storedMission(question.level) },
  }));
}

/** Reads the questions of a team, those about former answers too, by mission and version. */
export async function readQuestions(db: Database | Tx, teamId: string): Promise<QuestionRow[]> {
  const rows = await db
    .select(QUESTION)
    .from(feedbackQuestions)
    .where(eq(feedbackQuestions.teamId, teamId))
    .orderBy(asc(feedbackQuestions.level), asc(feedbackQuestions.version));
  return rows.map((row) => ({ ...row, level: storedMission(row.level) }));
}

export async function insertQuestion(
  tx: Tx,
  question: Mission & Pick<QuestionRow, 'version' | 'text' | 'askedAt'>,
): Promise<void> {
  await tx.insert(feedbackQuestions).values(question);
}

/** Answers a question, or removes its answer, and returns it. The caller has read it under the team's lock. */
export async function writeAnswer(
  tx: Tx,
  { teamId, level, version, answer, at }: Mission & { version: number; answer: string | null; at: Date },
): Promise<QuestionRow> {
  const [row] = await tx
    .update(feedbackQuestions)
    .set({ answer, answeredAt: answer === null ? null : at })
    .where(
      and(
        eq(feedbackQuestions.teamId, teamId),
        eq(feedbackQuestions.level, level),
        eq(feedbackQuestions.version, version),
      ),
    )
    .returning(QUESTION);
  if (row === undefined) throw new Error('The question was not answered.');
  return { ...row, level: storedMission(row.level) };
}

/** Stores what the team has read of a mission, in place of what it had read before. */
export async function writeSeen(
  tx: Tx,
  { teamId, level, fingerprint, at }: Mission & { fingerprint: string; at: Date },
): Promise<void> {
  await tx
    .insert(feedbackSeen)
    .values({ teamId, level, fingerprint, seenAt: at })
    .onConflictDoUpdate({ target: [feedbackSeen.teamId, feedbackSeen.level], set: { fingerprint, seenAt: at } });
}

/** Selects the missions of a team whose question waits for an answer as JSON, for a query on `teams`. */
export const WAITING_QUESTIONS = sql<number[]>`(select coalesce(json_agg(${feedbackQuestions.level}
    order by ${feedbackQuestions.level}), '[]'::json) from ${feedbackQuestions} where ${waits()})`;

/** Counts the same. */
export const WAITING_QUESTIONS_COUNT = sql<number>`(select count(*)::int from ${feedbackQuestions} where ${waits()})`;

/** A question about a former answer, or about a mission that was given back, does not wait. */
function waits(): SQL {
  const { level, version } = feedbackQuestions;
  const returned = sql`select from ${returnedLevels}
    where ${returnedLevels.teamId} = ${teams.id} and ${returnedLevels.level} = ${level}`;
  return sql`${feedbackQuestions.teamId} = ${teams.id} and ${isNull(feedbackQuestions.answer)}
    and ${version} = ${currentVersion(sql`${teams.id}`, sql`${level}`)} and not exists (${returned})`;
}

/** Reads the day until which feedback of a team's class was held back, passed or not; null without one. */
export async function findHold(db: Database | Tx, teamId: string): Promise<string | null> {
  const [row] = await holdOfTeam(db).execute({ teamId });
  return row?.until ?? null;
}

const holdOfTeam = prepared((db) =>
  db
    .select({ until: classes.feedbackHeldUntil })
    .from(teams)
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(eq(teams.id, sql.placeholder('teamId')))
    .prepare('feedback_hold'),
);

/** Returns the subquery of classes whose feedback is held back on this day ('yyyy-mm-dd'). */
export function heldClasses(today: string): SQL {
  return sql`(select ${classes.id} from ${classes} where ${classes.feedbackHeldUntil} > ${today})`;
}

/** Locks a class until the transaction ends and returns it with its day; null when it does not exist. */
export async function lockHold(tx: Tx, classId: string) {
  const [row] = await tx
    .select({ id: classes.id, name: classes.name, teacherId: classes.teacherId, until: classes.feedbackHeldUntil })
    .from(classes)
    .where(eq(classes.id, classId))
    .for('update');
  return row ?? null;
}

export async function writeHold(tx: Tx, classId: string, until: string | null): Promise<void> {
  await tx.update(classes).set({ feedbackHeldUntil: until }).where(eq(classes.id, classId));
}
