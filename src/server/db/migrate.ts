import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { migrationsFolder } from './migrationsFolder.ts';
import { applyTriggers } from './triggers.ts';

/** Advisory lock, any fixed number: every migration of the schema takes it first. */
export const MIGRATION_LOCK = 7_046_029_254;

/**
 * Migrates the schema and applies the current functions and triggers, on a separate connection without statement timeout.
 * Servers that start together take turns.
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
