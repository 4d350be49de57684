import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ClientBase } from 'pg';
import { migrationsFolder } from './migrationsFolder.ts';

/** A function or a trigger of sql/triggers.sql; `name` is in the form that COMMENT ON takes. */
export interface Declared {
  kind: 'function' | 'trigger';
  name: string;
  statement: string;
  /** The text of a function that PostgreSQL stores; null for a trigger. */
  body: string | null;
}

interface Stored {
  kind: 'function' | 'trigger';
  name: string;
  body: string | null;
  comment: string | null;
}

/** Returns the functions and triggers of sql/triggers.sql in their order. */
export function declaredTriggers(): Declared[] {
  const file = join(dirname(migrationsFolder()), 'sql', 'triggers.sql');
  const blocks = readFileSync(file, 'utf8').split(/\n{2,}/);
  return blocks.filter((block) => /^create /im.test(block)).map(declared);
}

/**
 * Creates or replaces the functions and triggers that differ from their declaration; returns their names. The comment of
 * each holds the hash of its statement: an equal one is not replaced, because replacing a trigger locks its table. Each
 * is its own query, so that no two tables are locked together outside a transaction.
 */
export async function applyTriggers(client: ClientBase): Promise<string[]> {
  const stored = await storedTriggers(client);
  const changed = declaredTriggers().filter((one) => !isStored(one, stored));
  for (const one of changed) {
    await client.query(`${one.statement}\ncomment on ${one.kind} ${one.name} is '${markOf(one)}'`);
  }
  return changed.map(({ name }) => name);
}

function declared(block: string): Declared {
  const statement = block
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .trim();
  const [, made] = /^create or replace function (\w+)\(/i.exec(statement) ?? [];
  if (made !== undefined) {
    const body = /\$\$(.*)\$\$/s.exec(statement)?.[1] ?? '';
    return { kind: 'function', name: made, statement, body };
  }
  const [, trigger, table] = /^create or replace trigger (\w+) .*? on (\w+)\s/is.exec(statement) ?? [];
  if (trigger === undefined) throw new Error(`Neither a function nor a trigger: ${statement}`);
  return { kind: 'trigger', name: `${trigger} on ${table}`, statement, body: null };
}

/** A disabled trigger counts as missing. */
async function storedTriggers(client: ClientBase): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(
    `select 'function' as kind, proname::text as name, prosrc as body, obj_description(oid, 'pg_proc') as comment
     from pg_proc where pronamespace = current_schema()::regnamespace
     union all
     select 'trigger', tgname || ' on ' || relname, null, obj_description(t.oid, 'pg_trigger')
     from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgenabled = 'O' and relnamespace = current_schema()::regnamespace`,
  );
  return rows;
}

/** Compares the text too, because a migration may replace a function and leave its comment. */
function isStored(one: Declared, stored: readonly Stored[]): boolean {
  return stored.some(
    ({ kind, name, body, comment }) =>
      kind === one.kind && name === one.name && body === one.body && comment === markOf(one),
  );
}

function markOf({ statement }: Declared): string {
  return `triggers.sql ${createHash('sha256').update(statement).digest('hex').slice(0, 16)}`;
}
