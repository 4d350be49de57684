import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BIN_DAYS,
  FILE_LINK_TTL_MS,
  KEEP_LAST_CALL_DAYS,
  KEEP_WARNING_DAYS,
  KEEP_YEARS_MAX,
  STAFF_SESSION_MS,
  TEAM_SESSION_MS,
} from '#domain/limits.ts';
import { LINK_STEP_MS } from '#server/files/links.ts';
import { bodiesFolder, bucketFolder } from '#server/files/store/folders.ts';
import { PERSONAL_DATA } from '../../support/app/personalData.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8');
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const LINK_MINUTES = FILE_LINK_TTL_MS / MINUTE_MS;
/** Expiry times of links are rounded up to a multiple of this. */
const LINK_STEP_MINUTES = LINK_STEP_MS / MINUTE_MS;

let database: TestDatabase;
let columns: Map<string, string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.db.execute<{ table: string; columns: string[] }>(sql`
    select c.table_name as "table", array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`);
  columns = new Map(rows.map((row) => [row.table, row.columns]));
});
afterAll(() => database.drop());

/** Returns the row of docs/privacy.md about a table; '' if there is none. */
const lineOf = (table: string) => PAGE.split('\n').find((line) => line.startsWith(`| \`${table}\` |`)) ?? '';

it('every column of the database is classified', () => {
  expect([...columns.keys()].sort()).toEqual(Object.keys(PERSONAL_DATA).sort());
  for (const [table, names] of columns) {
    expect(Object.keys(PERSONAL_DATA[table] ?? {}).sort(), table).toEqual([...names].sort());
  }
});

it('the page names every table and exactly its personal columns', () => {
  for (const [table, kinds] of Object.entries(PERSONAL_DATA)) {
    const line = lineOf(table);
    expect(line, table).not.toBe('');
    const listed = line.split('|')[2] ?? '';
    const named = [...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const wanted = Object.keys(kinds).filter((column) => kinds[column] === 'personal');
    expect(named.sort(), table).toEqual(wanted.sort());
  }
});

it('the page states the periods that apply', () => {
  const told = [
    `${KEEP_WARNING_DAYS} dias antes`,
    `${KEEP_LAST_CALL_DAYS} dias na Reciclagem`,
    `${BIN_DAYS} dias`,
    `de ${LINK_MINUTES} a ${LINK_MINUTES + LINK_STEP_MINUTES} minutos`,
    `${KEEP_YEARS_MAX} anos`,
    `${TEAM_SESSION_MS / HOUR_MS} horas`,
    `${STAFF_SESSION_MS / HOUR_MS} horas`,
  ];
  for (const words of told) expect(PAGE).toContain(words);
});

/** Returns every key under which client code stores data on a device, read from its sources. */
function deviceKeys(): string[] {
  const folder = join(ROOT, 'src/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const keepers = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const found = keepers.flatMap((source) => {
    if (!/(local|session)Storage|readItem|unsentKey|idb-keyval/.test(source)) return [];
    const constants = [
      ...source.matchAll(/^const (?:KEY|SENT|UNSENT|TUS|DEVICE|TAB|DATABASE|MARKS|NOTES) = '([^']+)'/gm),
    ];
    const listed = source.match(/LOCAL_KEYS = \{([^}]*)\}/)?.[1] ?? '';
    return [
      ...constants.map(([, key]) => key ?? ''),
      ...[...listed.matchAll(/'([^']+)'/g)].map(([, key]) => key ?? ''),
    ];
  });
  return [...new Set(found)];
}

it('the page names everything that is stored on a device', () => {
  const keys = deviceKeys();
  expect(keys.length).toBeGreaterThanOrEqual(10);
  for (const key of keys) expect(PAGE).toContain(`\`${key.replace(/:+$/, '')}`);
});

it('the page says where files are stored, and what a bucket and a backup may still contain', () => {
  const folders = [bodiesFolder, bucketFolder].map((folder) => basename(folder({ dataDir: '/x' })));
  for (const told of [
    ...folders,
    '`DATA_DIR/files`, ou o bucket de `FILES_S3_BUCKET`',
    'versioning',
    'não está nesse ficheiro',
  ])
    expect(PAGE).toContain(told);
});
