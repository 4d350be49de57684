import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';

const MIGRATIONS = join('src', 'server', 'db', 'migrations');
/** Any fixed number: whoever migrates this product's schema takes this lock first. */
export const MIGRATION_LOCK = 7_046_029_254;

/** Brings the schema up to date on a connection of its own (no statement timeout); servers starting together take turns. */
export async function migrateDatabase(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** Found by walking up, as this code runs from src/server/db and from the bundle in dist/server. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, MIGRATIONS);
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
    if (dirname(folder) === folder) throw new Error(`Falta a pasta ${MIGRATIONS}.`);
  }
}
