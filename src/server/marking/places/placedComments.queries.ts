import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { writtenText } from '#domain/game/recordings.ts';
import type { Place } from '#domain/marking/places/placedComments.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { placedComments } from '#server/db/schema/placedComments.ts';
import { answerFiles, answers } from '#server/db/schema/schema.ts';
import { currentVersion } from '#server/game/currentVersion.queries.ts';

/** One answer to a mission. `version` counts from 1. */
interface AnswerOf {
  teamId: string;
  level: MissionLevel;
  version: number;
}

/** What the places of a team's current answer are checked against. */
export interface CurrentAnswer {
  version: number;
  texts: string[];
  files: { step: number; position: number; name: string }[];
}

export type PlacedRow = typeof placedComments.$inferSelect;
export type NewPlacedRow = AnswerOf & { id: string; place: Place; text: string; at: Date };

/** Reads the current answer to a mission, also one that was given back; null before the first. The caller holds the team's lock. */
export async function findCurrentAnswer(
  tx: Tx,
  { teamId, level }: Omit<AnswerOf, 'version'>,
): Promise<CurrentAnswer | null> {
  const [row] = await tx
    .select({ texts: answers.texts, version: currentVersion(sql`${answers.teamId}`, sql`${answers.part}`) })
    .from(answers)
    .where(and(eq(answers.teamId, teamId), eq(answers.part, level)));
  if (row === undefined) return null;
  const files = await tx
    .select({ step: answerFiles.step, position: answerFiles.position, name: answerFiles.name })
    .from(answerFiles)
    .where(and(eq(answerFiles.teamId, teamId), eq(answerFiles.part, level)));
  return { ...row, texts: row.texts.map(writtenText), files };
}

/** Returns a comment of any team; null when there is none. */
export async function findPlaced(tx: Tx, id: string): Promise<PlacedRow | null> {
  const [row] = await tx.select().from(placedComments).where(eq(placedComments.id, id));
  return row ?? null;
}

/** Counts the comments of one answer. */
export async function countPlaced(tx: Tx, { teamId, level, version }: AnswerOf): Promise<number> {
  const own = and(eq(placedComments.teamId, teamId), eq(placedComments.level, level));
  const [row] = await tx
    .select({ total: count() })
    .from(placedComments)
    .where(and(own, eq(placedComments.version, version)));
  return row?.total ?? 0;
}

export async function insertPlaced(tx: Tx, { place, at, ...comment }: NewPlacedRow): Promise<PlacedRow> {
  const where =
    place.kind === 'text'
      ? { step: place.step, spanStart: place.start, spanEnd: place.end, quote: place.quote }
      : { step: place.step, position: place.position, x: place.x, y: place.y };
  const [row] = await tx
    .insert(placedComments)
    .values({ ...comment, ...where, createdAt: at, updatedAt: at })
    .returning();
  if (row === undefined) throw new Error('The comment was not written.');
  return row;
}

/** Changes the words of a comment, which the team has not read then. */
export async function updatePlaced(tx: Tx, id: string, { text, at }: { text: string; at: Date }): Promise<PlacedRow> {
  const [row] = await tx
    .update(placedComments)
    .set({ text, updatedAt: at, readAt: null })
    .where(eq(placedComments.id, id))
    .returning();
  if (row === undefined) throw new Error('The comment was not changed.');
  return row;
}

export async function removePlaced(tx: Tx, id: string): Promise<void> {
  await tx.delete(placedComments).where(eq(placedComments.id, id));
}

/** Records when the team has read a comment. */
export async function markPlacedRead(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(placedComments).set({ readAt: at }).where(eq(placedComments.id, id));
}

/** Lists the comments on all answers of these teams, former ones included, oldest first. */
export function listPlaced(db: Database | Tx, teamIds: readonly string[]): Promise<PlacedRow[]> {
  return listWhere(db, inArray(placedComments.teamId, [...teamIds]));
}

/** Lists the comments on the current answers of these teams, oldest first. */
export function listCurrentPlaced(db: Database | Tx, teamIds: readonly string[]): Promise<PlacedRow[]> {
  const current = currentVersion(sql`${placedComments.teamId}`, sql`${placedComments.level}`);
  return listWhere(db, and(inArray(placedComments.teamId, [...teamIds]), eq(placedComments.version, current)));
}

function listWhere(db: Database | Tx, condition: SQL | undefined): Promise<PlacedRow[]> {
  return db
    .select()
    .from(placedComments)
    .where(condition)
    .orderBy(
      asc(placedComments.level),
      asc(placedComments.version),
      asc(placedComments.createdAt),
      asc(placedComments.id),
    );
}
