import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Mark } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { levelNotes, returnedLevels } from '../db/schema/records.ts';
import { answers, teams } from '../db/schema/schema.ts';
import { archiveAnswer } from '../game/answerVersions.queries.ts';
import { storedMission } from '../game/stored.ts';

/** A mission that was given back, with the teacher's note. */
export interface ReturnedLevel {
  level: MissionLevel;
  note: string;
}
/** A teacher's notes on the missions of one team; a mission without a note is absent. */
export type LevelNotes = Partial<Record<MissionLevel, string>>;

type Mission = { teamId: string; level: MissionLevel };
/** `mark` is the mission's mark; undefined when it was given back already. */
type Return = Mission & { note: string; mark: Required<Mark> | undefined; at: Date };

/** Reads the missions that were given back to this team, lowest first. */
export async function readReturned(db: Database | Tx, teamId: string): Promise<ReturnedLevel[]> {
  const rows = await db
    .select({ level: returnedLevels.level, note: returnedLevels.note })
    .from(returnedLevels)
    .where(eq(returnedLevels.teamId, teamId))
    .orderBy(asc(returnedLevels.level));
  return rows.map(({ level, note }) => ({ level: storedMission(level), note }));
}

/** Selects the same as JSON, for a query that joins `teams`. */
export const RETURNED = sql<ReturnedLevel[]>`(select coalesce(json_agg(json_build_object(
    'level', ${returnedLevels.level}, 'note', ${returnedLevels.note}) order by ${returnedLevels.level}), '[]'::json)
  from ${returnedLevels} where ${returnedLevels.teamId} = ${teams.id})`;

/** Returns the subquery of teams to which this part was given back. */
export function returnedTeams(part: number): SQL {
  return sql`(select ${returnedLevels.teamId} from ${returnedLevels} where ${returnedLevels.level} = ${part})`;
}

/** Gives a mission back; a second call replaces the note and keeps the first mark. */
export async function giveBackMission(tx: Tx, { teamId, level, note, mark, at }: Return) {
  await tx
    .insert(returnedLevels)
    .values({ teamId, level, note, ...(mark && { mark }), returnedAt: at })
    .onConflictDoUpdate({ target: [returnedLevels.teamId, returnedLevels.level], set: { note, returnedAt: at } });
}

/** Undoes giving a mission back and returns its former mark; null when it is not given back. */
export async function undoGiveBackMission(tx: Tx, { teamId, level }: Mission): Promise<Required<Mark> | null> {
  const [row] = await tx
    .delete(returnedLevels)
    .where(and(eq(returnedLevels.teamId, teamId), eq(returnedLevels.level, level)))
    .returning({ mark: returnedLevels.mark });
  return row?.mark ?? null;
}

/**
 * Archives the old answers of a mission that was given back with the note on them, deletes both and ends the return: the
 * new answer starts without a note (decision 0080).
 */
export async function archiveReturnedMission(tx: Tx, { teamId, level }: Mission): Promise<void> {
  await archiveAnswer(tx, { teamId, level });
  await tx.delete(answers).where(and(eq(answers.teamId, teamId), eq(answers.part, level)));
  await tx.delete(levelNotes).where(and(eq(levelNotes.teamId, teamId), eq(levelNotes.level, level)));
  await tx.delete(returnedLevels).where(and(eq(returnedLevels.teamId, teamId), eq(returnedLevels.level, level)));
}

/** Writes the note on one mission; an empty text deletes it. */
export async function putNote(tx: Tx, { teamId, level, text, at }: Mission & { text: string; at: Date }) {
  if (text === '') {
    await tx.delete(levelNotes).where(and(eq(levelNotes.teamId, teamId), eq(levelNotes.level, level)));
    return;
  }
  await tx
    .insert(levelNotes)
    .values({ teamId, level, text, updatedAt: at })
    .onConflictDoUpdate({ target: [levelNotes.teamId, levelNotes.level], set: { text, updatedAt: at } });
}

/** Reads the notes on one team's missions. */
export async function readNotes(db: Database | Tx, teamId: string): Promise<LevelNotes> {
  const own = eq(levelNotes.teamId, teamId);
  return notesFrom(await db.select({ level: levelNotes.level, text: levelNotes.text }).from(levelNotes).where(own));
}

export function notesFrom(rows: readonly { level: number; text: string }[]): LevelNotes {
  return Object.fromEntries(rows.map(({ level, text }) => [storedMission(level), text]));
}
