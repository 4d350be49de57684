import { eq, type Placeholder, sql } from 'drizzle-orm';
import type { CouncilRanking, RankingScope } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { classes, teams } from '../db/schema/schema.ts';

/** The ranking that the teams of a class may see in the council (ruling 8). */
export interface ClassRanking {
  scope: CouncilRanking;
  /** Null while the teacher has not opened it. */
  openedAt: Date | null;
}

export const RANKING = { scope: classes.rankingScope, openedAt: classes.rankingOpenedAt };

/**
 * Selects the ranking scope opened for the team of the surrounding query; null while none is open, or while the class's
 * feedback is held back on the day `today` (decision 0080).
 */
export function openedRanking(today: string | Placeholder) {
  return sql<RankingScope | null>`(select ${classes.rankingScope} from ${classes}
    where ${classes.id} = ${teams.classId} and ${classes.rankingOpenedAt} is not null and ${classes.rankingScope} <> 'off'
      and (${classes.feedbackHeldUntil} is null or ${classes.feedbackHeldUntil} <= ${today}::date))`;
}

/** Returns the scope of the ranking opened for this team on the day `today`; null while none is open. */
export async function findOpenedRanking(
  db: Database,
  { teamId, today }: { teamId: string; today: string },
): Promise<RankingScope | null> {
  const [row] = await db
    .select({ scope: openedRanking(today) })
    .from(teams)
    .where(eq(teams.id, teamId));
  return row?.scope ?? null;
}

/** Locks the class until the transaction ends and returns its ranking; null when it does not exist. */
export async function lockClassRanking(tx: Tx, classId: string) {
  const { id, name, teacherId } = classes;
  const [row] = await tx
    .select({ id, name, teacherId, ranking: RANKING })
    .from(classes)
    .where(eq(id, classId))
    .for('update');
  return row ?? null;
}

export async function writeClassRanking(tx: Tx, classId: string, { scope, openedAt }: ClassRanking): Promise<void> {
  await tx.update(classes).set({ rankingScope: scope, rankingOpenedAt: openedAt }).where(eq(classes.id, classId));
}

/** Returns the ids of the teams of a class. */
export async function teamIdsOf(db: Database, classId: string): Promise<string[]> {
  const rows = await db.select({ id: teams.id }).from(teams).where(eq(teams.classId, classId));
  return rows.map(({ id }) => id);
}
