import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrationsFolder.ts';
import { createTestDatabase } from '../../support/database/testDatabase.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

const TAG = '0020_own_passwords';
/** Each account with the audit actions about its password, oldest first. */
const ACCOUNTS: [username: string, role: number, sealed: boolean, actions: string[]][] = [
  ['admin', 0, false, ['firstRun']],
  ['professor', 2, true, ['firstRun']],
  ['renewed', 2, true, ['firstRun', 'setPassword']],
  ['given', 2, true, ['addTeacher', 'credentials']],
  ['chose', 2, true, ['addTeacher', 'changeOwnPassword']],
  ['given-again', 2, true, ['addTeacher', 'changeOwnPassword', 'setPassword']],
  ['team', 3, true, ['createTeam', 'setPassword']],
];

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  folder = await makeTestFolder();
  database = await createTestDatabase({ migrated: false });
  const older = join(folder.path, 'migrations');
  await cp(migrationsFolder(), older, { recursive: true });
  const path = join(older, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }: { tag: string }) => tag === TAG),
  );
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(database.pool), { migrationsFolder: older });
  await rm(older, { recursive: true });
});
afterAll(async () => {
  await database.drop();
  await folder.remove();
});

it('the migration drops sealed copies of passwords that teachers chose, and makes those with a given one choose', async () => {
  for (const [username, role, sealed, actions] of ACCOUNTS) {
    const { rows } = await database.pool.query(
      'insert into accounts (username, role, password_hash, sealed_password) values ($1, $2, $3, $4) returning id',
      [username, role, 'x', sealed ? Buffer.from('sealed') : null],
    );
    for (const action of actions) {
      await database.pool.query('insert into audit (action, subject_id) values ($1, $2)', [action, rows[0].id]);
    }
  }
  await migrate(drizzle(database.pool), { migrationsFolder: migrationsFolder() });
  const { rows } = await database.pool.query(
    'select username, sealed_password is not null as kept, must_change_password as asked from accounts order by username',
  );
  expect(rows).toEqual([
    { username: 'admin', kept: false, asked: false },
    { username: 'chose', kept: false, asked: false },
    { username: 'given', kept: true, asked: true },
    { username: 'given-again', kept: true, asked: true },
    { username: 'professor', kept: true, asked: false },
    { username: 'renewed', kept: true, asked: true },
    { username: 'team', kept: true, asked: false },
  ]);
});
