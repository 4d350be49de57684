import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { migrationsFolder } from './migrationsFolder.ts';
import { applyTriggers } from './triggers.ts';

/** Any fixed number: whoever migrates this product's schema takes this lock first. */
export const MIGRATION_LOCK = 7_046_029_254;

/**
 * Brings the schema up to date, and then today's functions and triggers, on a connection of its own (no statement
 * timeout); servers starting together take turns.
 */
export async function migrateDatabase(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await applyTriggers(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}
