import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Mark } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { levelNotes, returnedLevels } from '../db/schema/records.ts';
import { answers, teams } from '../db/schema/schema.ts';
import { keepVersion } from '../game/answerVersions.queries.ts';
import { storedMission } from '../game/stored.ts';

/** A mission that was given back, with the teacher's words. */
export interface ReturnedLevel {
  level: MissionLevel;
  note: string;
}
/** A teacher's words about the missions of one team; a mission without any is missing. */
export type LevelNotes = Partial<Record<MissionLevel, string>>;

type Mission = { teamId: string; level: MissionLevel };
/** `mark`: what the mission had; undefined when it was given back already. */
type Return = Mission & { note: string; mark: Required<Mark> | undefined; at: Date };

/** The missions that this team must answer anew, the lowest first. */
export async function readReturned(db: Database | Tx, teamId: string): Promise<ReturnedLevel[]> {
  const rows = await db
    .select({ level: returnedLevels.level, note: returnedLevels.note })
    .from(returnedLevels)
    .where(eq(returnedLevels.teamId, teamId))
    .orderBy(asc(returnedLevels.level));
  return rows.map(({ level, note }) => ({ level: storedMission(level), note }));
}

/** The same as a field of a query that joins `teams` with others. */
export const RETURNED = sql<ReturnedLevel[]>`(select coalesce(json_agg(json_build_object(
    'level', ${returnedLevels.level}, 'note', ${returnedLevels.note}) order by ${returnedLevels.level}), '[]'::json)
  from ${returnedLevels} where ${returnedLevels.teamId} = ${teams.id})`;

/** Teams that must answer this part anew. */
export function returnedTeams(part: number): SQL {
  return sql`(select ${returnedLevels.teamId} from ${returnedLevels} where ${returnedLevels.level} = ${part})`;
}

/** Opens a mission for the team again; done twice, the later words stand and the first mark. */
export async function putReturned(tx: Tx, { teamId, level, note, mark, at }: Return) {
  await tx
    .insert(returnedLevels)
    .values({ teamId, level, note, ...(mark && { mark }), returnedAt: at })
    .onConflictDoUpdate({ target: [returnedLevels.teamId, returnedLevels.level], set: { note, returnedAt: at } });
}

/** Closes a mission again that was given back, and answers the mark that it had; null when it is not given back any more. */
export async function takeReturned(tx: Tx, { teamId, level }: Mission): Promise<Required<Mark> | null> {
  const [row] = await tx
    .delete(returnedLevels)
    .where(and(eq(returnedLevels.teamId, teamId), eq(returnedLevels.level, level)))
    .returning({ mark: returnedLevels.mark });
  return row?.mark ?? null;
}

/** Makes room for the new answers of a mission that was given back: the old ones become a version, and its return is over. */
export async function clearReturned(tx: Tx, { teamId, level }: Mission): Promise<void> {
  await keepVersion(tx, { teamId, level });
  await tx.delete(answers).where(and(eq(answers.teamId, teamId), eq(answers.part, level)));
  await tx.delete(returnedLevels).where(and(eq(returnedLevels.teamId, teamId), eq(returnedLevels.level, level)));
}

/** Writes the words about one mission; empty, there are none any more. */
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

/** The words to one team. */
export async function readNotes(db: Database | Tx, teamId: string): Promise<LevelNotes> {
  const own = eq(levelNotes.teamId, teamId);
  return notesFrom(await db.select({ level: levelNotes.level, text: levelNotes.text }).from(levelNotes).where(own));
}

export function notesFrom(rows: readonly { level: number; text: string }[]): LevelNotes {
  return Object.fromEntries(rows.map(({ level, text }) => [storedMission(level), text]));
}
