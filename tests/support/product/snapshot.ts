import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { contentPath } from '#server/files/store/diskStore.ts';
import type { Rows } from './WriteLedger.ts';

/** Prefix of the players' usernames; other rows in the database are ignored. */
export const PLAYER_PREFIX = 'ensaio-';

const OURS = `join accounts a on a.id = t.id where a.username like '${PLAYER_PREFIX}%'`;
const of = (table: string) => `from ${table} x join teams t on t.id = x.team_id ${OURS}`;

/** Each query returns rows of key and value. */
const QUERIES = [
  `select 'team/' || a.username as key, t.name as value from teams t ${OURS}`,
  `select 'level/' || a.username as key, t.level::text as value from teams t ${OURS}`,
  `select 'points/' || a.username as key, t.points::text as value from teams t ${OURS}`,
  `select 'answer/' || a.username || '/' || x.part as key, array_to_string(x.texts, '|') || '#' ||
     coalesce((select string_agg(f.name || '=' || f.sha256, '|' order by f.step, f.position) from answer_files f
       where f.team_id = x.team_id and f.part = x.part), '') as value ${of('answers')}`,
  `select 'draft/' || a.username || '/' || x.part as key, x.revision || '#' || x.content as value ${of('drafts')}`,
  `select 'kept/' || a.username || '/' || x.part || '/' || x.id as key, x.content as value ${of('kept_drafts')}`,
  `select 'proposal/' || a.username as key, x.text as value ${of('proposals')}`,
  `select 'mark/' || a.username || '/' || x.level as key, x.p1 || '+' || x.p2 as value ${of('marks')}`,
  `select 'stars/' || a.username || '/' || x.proposal_id as key, x.stars::text as value ${of('ratings')}`,
  `select 'comment/' || a.username || '/' || x.proposal_id || '/' || x.text as key, 'said' as value ${of('comments')}`,
];
const CONTENTS = `select distinct f.sha256 from answer_files f join teams t on t.id = f.team_id ${OURS}`;

/** Returns the SHA-256 of the stored bytes of a file; 'gone' without any. */
export type StoredHash = (sha256: string) => Promise<string>;

/** Reads everything the players' teams have in the database, and the hashes of their files, on disk (a DATA_DIR) or elsewhere. */
export async function snapshot(connection: pg.ClientConfig, files: string | StoredHash): Promise<Rows> {
  const hash = typeof files === 'string' ? (sha256: string) => hashOnDisk(files, sha256) : files;
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const rows = new Map<string, string[]>();
    const note = (key: string, value: string) => rows.set(key, [...(rows.get(key) ?? []), value]);
    await client.query('begin isolation level repeatable read');
    for (const query of QUERIES) {
      const found = await client.query<{ key: string; value: string }>(query);
      for (const { key, value } of found.rows) note(key, value);
    }
    const contents = await client.query<{ sha256: string }>(CONTENTS);
    for (const { sha256 } of contents.rows) note(`file/${sha256}`, await hash(sha256));
    return rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function hashOnDisk(dataDir: string, sha256: string): Promise<string> {
  const bytes = await readFile(contentPath(join(dataDir, 'files'), sha256)).catch(() => null);
  return bytes === null ? 'gone' : createHash('sha256').update(bytes).digest('hex');
}
