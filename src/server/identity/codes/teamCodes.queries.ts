import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/openDatabase.ts';
import { teamCodes } from '../../db/schema/identity.ts';
import { teams } from '../../db/schema/schema.ts';

export interface StoredCode {
  teamId: string;
  generation: number;
  hash: Buffer;
  revokedAt: Date | null;
}

/** Returns the stored code of a team; null when it has none yet. */
export async function findCode(db: Database | Tx, teamId: string): Promise<StoredCode | null> {
  const [row] = await db.select().from(teamCodes).where(eq(teamCodes.teamId, teamId));
  return row ?? null;
}

/** Returns the stored codes of a class's teams; teams without one are missing. */
export async function listCodes(db: Database, classId: string): Promise<StoredCode[]> {
  const rows = await db
    .select({ code: teamCodes })
    .from(teamCodes)
    .innerJoin(teams, eq(teams.id, teamCodes.teamId))
    .where(eq(teams.classId, classId));
  return rows.map(({ code }) => code);
}

/**
 * Stores the hash of a team's code and returns whether it did: not when the team is gone, when another team has this
 * code, or when the stored one is no longer `before` (null: there is none). A revoked code stays revoked.
 */
export async function writeCode(
  db: Database | Tx,
  { teamId, generation, hash }: Pick<StoredCode, 'teamId' | 'generation' | 'hash'>,
  before: StoredCode | null,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${teamCodes} (team_id, generation, hash)
    (select id, ${generation}::integer, ${hash}::bytea from ${teams} where id = ${teamId}
      and not exists (select from ${teamCodes} where hash = ${hash}::bytea and team_id <> ${teamId})
      for key share)
    on conflict (team_id) do update set generation = excluded.generation, hash = excluded.hash
      where ${teamCodes.hash} = ${before?.hash ?? null}::bytea
    returning team_id`);
  return rows.length > 0;
}

/** Makes the stored code of a team work again, or no longer work (`at`: since when). */
export async function setRevoked(tx: Tx, teamId: string, at: Date | null): Promise<void> {
  const unchanged = at === null ? undefined : isNull(teamCodes.revokedAt);
  await tx
    .update(teamCodes)
    .set({ revokedAt: at })
    .where(and(eq(teamCodes.teamId, teamId), unchanged));
}
