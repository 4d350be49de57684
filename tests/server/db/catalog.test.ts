import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import { migrationsFolder } from '#server/db/migrationsFolder.ts';
import * as council from '#server/db/schema/council.ts';
import * as councils from '#server/db/schema/councils.ts';
import * as diary from '#server/db/schema/diary.ts';
import * as dilemmas from '#server/db/schema/dilemmas.ts';
import * as drafts from '#server/db/schema/drafts.ts';
import * as feedback from '#server/db/schema/feedback.ts';
import * as files from '#server/db/schema/files.ts';
import * as history from '#server/db/schema/history.ts';
import * as identity from '#server/db/schema/identity.ts';
import * as lessons from '#server/db/schema/lessons.ts';
import * as phrases from '#server/db/schema/phrases.ts';
import * as placedComments from '#server/db/schema/placedComments.ts';
import * as quizCorrections from '#server/db/schema/quizCorrections.ts';
import * as recordings from '#server/db/schema/recordings.ts';
import * as records from '#server/db/schema/records.ts';
import * as schema from '#server/db/schema/schema.ts';
import * as selection from '#server/db/schema/selection.ts';
import * as supports from '#server/db/schema/supports.ts';
import * as surveys from '#server/db/schema/surveys.ts';
import { applyTriggers, declaredTriggers } from '#server/db/triggers.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';

/**
 * Asserts that the migrations produce what the schema files and sql/triggers.sql declare: builds a second database from
 * those alone and compares the two catalogs.
 */

const SCHEMA = {
  ...schema,
  ...identity,
  ...council,
  ...councils,
  ...diary,
  ...records,
  ...recordings,
  ...feedback,
  ...phrases,
  ...dilemmas,
  ...drafts,
  ...history,
  ...files,
  ...lessons,
  ...placedComments,
  ...quizCorrections,
  ...selection,
  ...supports,
  ...surveys,
};
/** INCLUDE columns of indexes, which drizzle-kit cannot declare. */
const CARRIED = {
  accounts_teachers: 'email, folded_email, folded_username',
  standings_proposals_team: 'class_id',
  teams_name: 'level, theme, class_id',
  teams_points_name: 'theme, class_id',
};

type Snapshot = ReturnType<typeof generateDrizzleJson>;
type Catalog = Record<'columns' | 'indexes' | 'constraints' | 'functions' | 'triggers', Record<string, string>>;

let migrated: TestDatabase;
let declared: TestDatabase;
beforeAll(async () => {
  migrated = await createTestDatabase();
  declared = await createTestDatabase({ migrated: false });
  const [extensions = ''] = sqlFiles();
  for (const statement of extensions.split('--> statement-breakpoint')) await declared.pool.query(statement);
  const functions = declaredTriggers().filter(({ name }) => name === 'fold' || name === 'search_key');
  for (const { statement } of functions) await declared.pool.query(statement);
  for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(SCHEMA))) {
    await declared.pool.query(statement);
  }
  await withClient(declared, applyTriggers);
});
afterAll(() => Promise.all([migrated.drop(), declared.drop()]));

const sqlFiles = () =>
  readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(migrationsFolder(), name), 'utf8'));

async function withClient<T>({ url }: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const OURS = `relnamespace = 'public'::regnamespace`;
/** Queries that return a name and the definition as PostgreSQL prints it, by kind. */
const CATALOG: Record<keyof Catalog, string> = {
  columns: `select relname || '.' || attname as name, concat_ws(' ', format_type(atttypid, atttypmod),
      'collate ' || nullif(attcollation::regcollation::text, '"default"'), case when attnotnull then 'not null' end,
      'generated ' || nullif(attgenerated::text, ''), pg_get_expr(adbin, adrelid)) as definition
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${OURS} and relkind = 'r' and attnum > 0 and not attisdropped`,
  indexes: `select indexname as name, regexp_replace(indexdef, ' INCLUDE \\(.*?\\)', '') as definition
    from pg_indexes where schemaname = 'public'`,
  constraints: `select relname || ' ' || conname as name, pg_get_constraintdef(r.oid) as definition
    from pg_constraint r join pg_class c on c.oid = conrelid where ${OURS} and contype <> 'n'`,
  functions: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and deptype = 'e')`,
  triggers: `select relname || ' ' || tgname as name, tgenabled::text || ' ' || pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = tgrelid where ${OURS} and not tgisinternal`,
};

async function catalogOf({ pool }: TestDatabase): Promise<Catalog> {
  const read = async (query: string) => {
    const { rows } = await pool.query<{ name: string; definition: string }>(query);
    return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
  };
  const kinds = Object.entries(CATALOG).map(async ([kind, query]) => [kind, await read(query)]);
  return Object.fromEntries(await Promise.all(kinds));
}

/** Returns row versions that change whenever a catalog row is rewritten. */
async function versionsOf({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select 'function' as kind, oid::text, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'trigger', oid::text, xmin::text from pg_trigger
    union all select 'comment', objoid::text || classoid::text, xmin::text from pg_description order by 1, 2`);
  return rows;
}

describe('the migrated database', () => {
  it.each(Object.keys(CATALOG) as (keyof Catalog)[])('has exactly the declared %s', async (kind) => {
    const [found, wanted] = [(await catalogOf(migrated))[kind], (await catalogOf(declared))[kind]];
    expect(Object.keys(found).length).toBeGreaterThan(kind === 'columns' ? 150 : 15);
    expect(found).toEqual(wanted);
  });

  it('has only functions and triggers from triggers.sql, each declared once', async () => {
    const { functions, triggers } = await catalogOf(migrated);
    const names = declaredTriggers().map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe(Object.keys(functions).length + Object.keys(triggers).length);
  });

  it('has the declared INCLUDE columns', async () => {
    const { rows } = await migrated.pool.query<{ name: string; carried: string }>(
      `select indexname as name, substring(indexdef from ' INCLUDE \\((.*?)\\)') as carried
       from pg_indexes where schemaname = 'public' and indexdef like '% INCLUDE %'`,
    );
    expect(Object.fromEntries(rows.map(({ name, carried }) => [name, carried]))).toEqual(CARRIED);
  });

  it('needs no further migration: the last snapshot equals the schema', async () => {
    const meta = join(migrationsFolder(), 'meta');
    const last =
      readdirSync(meta)
        .filter((name) => name.endsWith('_snapshot.json'))
        .sort()
        .at(-1) ?? '';
    const snapshot = JSON.parse(readFileSync(join(meta, last), 'utf8')) as Snapshot;
    expect(await generateMigration(snapshot, generateDrizzleJson(SCHEMA))).toEqual([]);
  });
});

describe('triggers.sql', () => {
  const migrate = () => withClient(migrated, migrateDatabase);

  it('changes nothing when applied again', async () => {
    const before = await versionsOf(migrated);
    expect(await withClient(migrated, applyTriggers)).toEqual([]);
    await migrate();
    expect(await versionsOf(migrated)).toEqual(before);
  });

  it.each([
    ['a trigger was dropped', 'drop trigger team_words on teams', ['team_words on teams']],
    ['a trigger was disabled', 'alter table ratings disable trigger standings_update', ['standings_update on ratings']],
    [
      'a trigger was recreated with another definition',
      `drop trigger size_of_class on classes;
       create trigger size_of_class before insert on classes for each row execute function size_of_class()`,
      ['size_of_class on classes'],
    ],
    [
      'a function was replaced',
      `create or replace function size_of_class() returns trigger language plpgsql as $$ begin return null; end $$`,
      ['size_of_class'],
    ],
    [
      'a function was dropped with its triggers',
      'drop function count_readers cascade',
      ['count_readers', 'count_readers_insert on council_readings', 'count_readers_delete on council_readings'],
    ],
  ])('restores the declared state after %s', async (_what, damage, applied) => {
    const before = await catalogOf(migrated);
    await migrated.pool.query(damage);
    expect(await catalogOf(migrated)).not.toEqual(before);
    expect(await withClient(migrated, applyTriggers)).toEqual(applied);
    expect(await catalogOf(migrated)).toEqual(before);
    expect(await withClient(migrated, applyTriggers)).toEqual([]);
  });

  it('is applied when functions and triggers of an older version have no comments', async () => {
    const before = await catalogOf(migrated);
    for (const { kind, name } of declaredTriggers()) await migrated.pool.query(`comment on ${kind} ${name} is null`);
    expect((await withClient(migrated, applyTriggers)).length).toBe(declaredTriggers().length);
    expect(await catalogOf(migrated)).toEqual(before);
  });
});
