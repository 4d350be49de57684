import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = join('src', 'server', 'db', 'migrations');

/**
 * Returns the path of the migrations. Walks up, because this code runs from src/server/db and from the bundle in
 * dist/server.
 */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, MIGRATIONS);
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
    if (dirname(folder) === folder) throw new Error(`Falta a pasta ${MIGRATIONS}.`);
  }
}
