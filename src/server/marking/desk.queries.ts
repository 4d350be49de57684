import { type SQL, sql } from 'drizzle-orm';
import { VOICE_ONLY_TEXT } from '#domain/game/recordings.ts';
import type { MissionLevel, Theme } from '#domain/vocabulary.ts';
import { cachedTotals } from '../db/cachedTotals.ts';
import type { Database } from '../db/openDatabase.ts';
import { answerFiles, answers, teams } from '../db/schema/schema.ts';
import { storedTheme } from '../game/stored.ts';
import { type TeamFilters, teamCondition } from '../school/teamFilters.queries.ts';
import { WAITING_QUESTIONS } from './feedback/feedback.queries.ts';
import { RETURNED, type ReturnedLevel, returnedTeams } from './guidance.queries.ts';
import { MARKS, marksFrom, type StoredMarks } from './marks.queries.ts';

export interface QueueRow {
  id: string;
  name: string;
  className: string;
  theme: string;
  level: number;
  returned: ReturnedLevel[];
  marks: StoredMarks;
  questions: readonly number[];
}

const BY_CLASS: SQL = sql`${teams.className}, ${teams.classId}, ${teams.name}, ${teams.id}`;

/** Reads at most `limit` teams by class and name, with their marks and without answers, and the number of all matches. */
export async function readQueue(
  db: Database,
  filters: TeamFilters,
  limit: number,
): Promise<{ rows: QueueRow[]; total: number }> {
  const where = teamCondition(filters) ?? sql`true`;
  const fields = {
    id: teams.id,
    name: teams.name,
    // Always set by a trigger.
    className: sql<string>`${teams.className}`,
    theme: teams.theme,
    level: teams.level,
    returned: RETURNED,
    marks: MARKS,
    questions: WAITING_QUESTIONS,
  };
  const count = async () => {
    const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(teams).where(where);
    return counted?.total ?? 0;
  };
  const [rows, total] = await Promise.all([
    db.select(fields).from(teams).where(where).orderBy(BY_CLASS).limit(limit),
    cachedTotals(db)(`queue ${JSON.stringify(filters)}`, count),
  ]);
  return { rows: rows.map((row) => ({ ...row, marks: marksFrom(row.marks) })), total };
}

export interface AnswerTextRow {
  teamId: string;
  theme: Theme;
  text: string;
}

/**
 * Reads what at most `limit` teams answered to a mission, as one text each, in the order of the queue: the texts, or for
 * files the content hashes and captions. An answer by voice alone has no text. Leaves out missions that were given back.
 */
export async function readAnswerTexts(
  db: Database,
  filters: TeamFilters,
  { level, limit }: { level: MissionLevel; limit: number },
): Promise<AnswerTextRow[]> {
  const files = sql`(select string_agg(concat_ws(' ', ${answerFiles.sha256}, ${answerFiles.caption}), ' '
    order by ${answerFiles.step}, ${answerFiles.position}) from ${answerFiles}
    where ${answerFiles.teamId} = ${teams.id} and ${answerFiles.part} = ${level})`;
  const rows = await db
    .select({
      teamId: teams.id,
      theme: teams.theme,
      text: sql<string>`coalesce(${level === 3 ? files : sql`array_to_string(array_remove(${answers.texts}, ${VOICE_ONLY_TEXT}), ' ')`}, '')`,
    })
    .from(teams)
    .innerJoin(answers, sql`${answers.teamId} = ${teams.id} and ${answers.part} = ${level}`)
    .where(sql`${teamCondition(filters) ?? sql`true`} and ${teams.id} not in ${returnedTeams(level)}`)
    .orderBy(BY_CLASS)
    .limit(limit);
  return rows.map((row) => ({ ...row, theme: storedTheme(row.theme) }));
}
