import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Mark, type Points, pointsOf } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { marks, teams } from '../db/schema/schema.ts';
import { storedMission } from '../game/stored.ts';

/** The columns that `markOf` reads. */
export const MARK_FIELDS = {
  level: marks.level,
  p1: marks.p1,
  p2: marks.p2,
  p1Marked: marks.p1Marked,
  p2Marked: marks.p2Marked,
};
type MarkRow = Pick<typeof marks.$inferSelect, keyof typeof MARK_FIELDS>;

/** The marks by mission; a mission that was not posted is absent. */
export type StoredMarks = Partial<Record<MissionLevel, Required<Mark>>>;

/** Converts a row to a mark; `marked` tells which criteria a teacher has marked. */
export function markOf({ p1, p2, p1Marked, p2Marked }: MarkRow): Required<Mark> {
  return { p1, p2, marked: { p1: p1Marked, p2: p2Marked } };
}

/** Selects a team's marks as JSON, for a query that joins `teams`; read it with `marksFrom`. */
export const MARKS = sql<MarkRow[]>`(select coalesce(json_agg(json_build_object(
    'level', ${marks.level}, 'p1', ${marks.p1}, 'p2', ${marks.p2},
    'p1Marked', ${marks.p1Marked}, 'p2Marked', ${marks.p2Marked})), '[]'::json)
  from ${marks} where ${marks.teamId} = ${teams.id})`;

/** Converts the rows of one team to marks by mission. */
export function marksFrom(rows: readonly MarkRow[]): StoredMarks {
  const found: StoredMarks = {};
  for (const row of rows) found[storedMission(row.level)] = markOf(row);
  return found;
}

/** Returns the subquery of marks that a teacher still has to give, for a query on `teams`; `selected` of each. */
export function openMarks(selected: SQL = sql`1`): SQL {
  return sql`(select ${selected} from ${marks} where ${marks.teamId} = ${teams.id}
    and (not ${marks.p2Marked} or (${marks.level} > 1 and not ${marks.p1Marked})))`;
}

/** Reads the marks of the missions that a team has posted. */
export async function readMarks(db: Database | Tx, teamId: string): Promise<StoredMarks> {
  const rows = await db.select(MARK_FIELDS).from(marks).where(eq(marks.teamId, teamId));
  return marksFrom(rows);
}

/** Writes the mark of one mission; the caller updates the team's total by refreshPoints. */
export async function writeMark(tx: Tx, teamId: string, level: MissionLevel, { p1, p2, marked }: Required<Mark>) {
  const set = { p1, p2, p1Marked: marked.p1, p2Marked: marked.p2 };
  await tx
    .insert(marks)
    .values({ teamId, level, ...set })
    .onConflictDoUpdate({ target: [marks.teamId, marks.level], set });
}

/** Deletes the mark of one mission; the caller updates the team's total by refreshPoints. */
export async function clearMark(tx: Tx, teamId: string, level: MissionLevel): Promise<void> {
  await tx.delete(marks).where(and(eq(marks.teamId, teamId), eq(marks.level, level)));
}

/** Recomputes and stores the team's total in the transaction that changed its marks (ruling 5). */
export async function refreshPoints(tx: Tx, teamId: string): Promise<Points> {
  const points = pointsOf(await readMarks(tx, teamId));
  await tx.update(teams).set({ points: points.total }).where(eq(teams.id, teamId));
  return points;
}
