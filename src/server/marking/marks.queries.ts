import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Mark, type Points, pointsOf } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { marks, teams } from '../db/schema/schema.ts';
import { storedMission } from '../game/stored.ts';

/** The columns of a mark, for `markOf`. */
export const MARK_FIELDS = {
  level: marks.level,
  p1: marks.p1,
  p2: marks.p2,
  p1Marked: marks.p1Marked,
  p2Marked: marks.p2Marked,
};
type MarkRow = Pick<typeof marks.$inferSelect, keyof typeof MARK_FIELDS>;

/** A mission that was not posted has none. */
export type StoredMarks = Partial<Record<MissionLevel, Required<Mark>>>;

/** The mark of a mission, with what of it a teacher has given. */
export function markOf({ p1, p2, p1Marked, p2Marked }: MarkRow): Required<Mark> {
  return { p1, p2, marked: { p1: p1Marked, p2: p2Marked } };
}

/** The marks of a team as a field of a query that joins `teams` with others; for `marksFrom`. */
export const MARKS = sql<MarkRow[]>`(select coalesce(json_agg(json_build_object(
    'level', ${marks.level}, 'p1', ${marks.p1}, 'p2', ${marks.p2},
    'p1Marked', ${marks.p1Marked}, 'p2Marked', ${marks.p2Marked})), '[]'::json)
  from ${marks} where ${marks.teamId} = ${teams.id})`;

/** The marks of one team by their missions. */
export function marksFrom(rows: readonly MarkRow[]): StoredMarks {
  const found: StoredMarks = {};
  for (const row of rows) found[storedMission(row.level)] = markOf(row);
  return found;
}

/** Of the team of a query on `teams`: marks that a teacher still has to give. */
export function openMarks(): SQL {
  return sql`(select 1 from ${marks} where ${marks.teamId} = ${teams.id}
    and (not ${marks.p2Marked} or (${marks.level} > 1 and not ${marks.p1Marked})))`;
}

/** The marks of the missions that a team has posted; a mission that was not posted has none. */
export async function readMarks(db: Database | Tx, teamId: string): Promise<StoredMarks> {
  const rows = await db.select(MARK_FIELDS).from(marks).where(eq(marks.teamId, teamId));
  return marksFrom(rows);
}

/** Sets the marks of one mission and leaves the team's total to refreshPoints. */
export async function writeMark(tx: Tx, teamId: string, level: MissionLevel, { p1, p2, marked }: Required<Mark>) {
  const set = { p1, p2, p1Marked: marked.p1, p2Marked: marked.p2 };
  await tx
    .insert(marks)
    .values({ teamId, level, ...set })
    .onConflictDoUpdate({ target: [marks.teamId, marks.level], set });
}

/** Takes the marks of one mission away, as if it had not been posted, and leaves the total to refreshPoints. */
export async function clearMark(tx: Tx, teamId: string, level: MissionLevel): Promise<void> {
  await tx.delete(marks).where(and(eq(marks.teamId, teamId), eq(marks.level, level)));
}

/** Recomputes the team's total from its marks, in the transaction that changed them (ruling 5). */
export async function refreshPoints(tx: Tx, teamId: string): Promise<Points> {
  const points = pointsOf(await readMarks(tx, teamId));
  await tx.update(teams).set({ points: points.total }).where(eq(teams.id, teamId));
  return points;
}
