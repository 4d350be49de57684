import { eq, sql } from 'drizzle-orm';
import type { StoredSupports } from '#contract/school/supports.ts';
import { NO_SUPPORTS, parseSupports } from '#domain/game/supports.ts';
import type { Database, Tx } from '../../db/openDatabase.ts';
import { teamSupports } from '../../db/schema/supports.ts';

/** Reads a team's supports; without a row none, at revision 0. */
export async function findSupports(db: Database | Tx, teamId: string): Promise<StoredSupports> {
  const [row] = await db
    .select({ revision: teamSupports.revision, supports: teamSupports.supports })
    .from(teamSupports)
    .where(eq(teamSupports.teamId, teamId));
  return storedSupports(row ?? null);
}

/** Returns the supports of a row; without one none, at revision 0. */
export function storedSupports(row: { revision: number; supports: unknown } | null): StoredSupports {
  return row
    ? { revision: row.revision, supports: parseSupports(row.supports) }
    : { revision: 0, supports: NO_SUPPORTS };
}

/** Replaces a team's supports; the caller holds the team's lock. */
export async function replaceSupports(
  tx: Tx,
  { teamId, revision, supports, at }: StoredSupports & { teamId: string; at: Date },
): Promise<void> {
  await tx
    .insert(teamSupports)
    .values({ teamId, revision, supports, updatedAt: at })
    .onConflictDoUpdate({
      target: teamSupports.teamId,
      set: {
        revision: sql`excluded.revision`,
        supports: sql`excluded.supports`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}
