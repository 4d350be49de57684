import { eq } from 'drizzle-orm';
import { type Marks, type Points, pointsOf } from '#domain/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { storedMission } from '../stored.ts';
import type { Database, Tx } from './open.ts';
import { marks, teams } from './schema.ts';

/** The marks of the missions that a team has posted; a mission that was not posted has none. */
export async function readMarks(db: Database | Tx, teamId: string): Promise<Marks> {
  const rows = await db
    .select({ level: marks.level, p1: marks.p1, p2: marks.p2 })
    .from(marks)
    .where(eq(marks.teamId, teamId));
  const found: Marks = {};
  for (const { level, p1, p2 } of rows) found[storedMission(level)] = { p1, p2 };
  return found;
}

/** Sets the marks of one mission and leaves the team's total to refreshPoints. */
export async function writeMark(tx: Tx, teamId: string, level: MissionLevel, mark: { p1: number; p2: number }) {
  await tx
    .insert(marks)
    .values({ teamId, level, ...mark })
    .onConflictDoUpdate({ target: [marks.teamId, marks.level], set: mark });
}

/** Recomputes the team's total from its marks, in the transaction that changed them (ruling 5). */
export async function refreshPoints(tx: Tx, teamId: string): Promise<Points> {
  const points = pointsOf(await readMarks(tx, teamId));
  await tx.update(teams).set({ points: points.total }).where(eq(teams.id, teamId));
  return points;
}
