import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Tx } from './open.ts';

/** The name under which PostgreSQL passes the word from process to process. */
const CHANNEL = 'team_changed';
const CONNECT_TIMEOUT_MS = 10_000;

/** Tells every process that this team may have changed, once the transaction is in; rolled back, nobody hears of it. */
export async function tellTeamChanged(tx: Tx, teamId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${teamId})`);
}

/**
 * Hears of changed teams on a connection of its own until `onLost`, which comes once. Answers how to stop. Throws when the
 * database cannot be reached.
 */
export async function hearOfTeams(
  { $client: pool }: Database,
  { onChanged, onLost }: { onChanged: (teamId: string) => void; onLost: () => void },
): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...pool.options, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true });
  let isOver = false;
  const lose = () => {
    if (!isOver) onLost();
    isOver = true;
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload }) => {
    if (payload) onChanged(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    isOver = true;
    throw error;
  }
  return async () => {
    isOver = true;
    await client.end();
  };
}
