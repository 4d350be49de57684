import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { freePort } from '../../../support/product/freePort.ts';
import { inDatabase } from '../database.ts';
import { MODULES, packageOf, versionOf } from '../install.ts';
import { ADMIN, BENCH_PASSWORD, MAIL_DOMAIN, type Peer, type Place } from '../Peer.ts';
import { startPeer } from '../startPeer.ts';
import { makeCollections } from './directusCollections.ts';

/** The program that directus/cli.js starts after its update check, which is not part of the start time. */
const CLI = join(MODULES, '@directus/api/dist/cli/run.js');

interface Argon2 {
  hash(plain: string): Promise<string>;
  verify(stored: string, plain: string): Promise<boolean>;
}

/** A dummy secret. */
const SECRET = 'medir-directus-0123456789-0123456789';

/** Production settings, without its load limiter, which would answer 503 under this load. */
const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET,
  DB_CLIENT: 'pg',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  TELEMETRY: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
  ADMIN_EMAIL: `${ADMIN}@${MAIL_DOMAIN}`,
  ADMIN_PASSWORD: BENCH_PASSWORD,
};

/** `directus start`; tables, roles and permissions are created through its API. */
export const directus: Peer = {
  name: 'directus',
  get title() {
    return `Directus ${versionOf('directus')}`;
  },
  hashing: 'argon2id, 64 MiB, 3 passagens, 4 vias',
  async prepare(place) {
    const { env } = await settings(place);
    execFileSync(process.execPath, [CLI, 'bootstrap'], { cwd: place.folder, env, stdio: 'ignore' });
    const running = await directus.start(place);
    const model = await makeCollections(running.base).finally(running.stop);
    await inDatabase(place.databaseUrl, (client) => seed(client, model));
  },
  async start(place) {
    const { env, port } = await settings(place);
    return startPeer({ args: [CLI, 'start'], cwd: place.folder, env, port, readyPath: '/server/ping' });
  },
  async passwordCheck() {
    const { hash, verify } = packageOf<Argon2>('argon2');
    const stored = await hash(BENCH_PASSWORD);
    return () => verify(stored, BENCH_PASSWORD);
  },
  async storedAnswers(client, teams) {
    const { rows } = await client.query<{ id: number; text: string }>(
      'select id, text from answers where id = any($1)',
      [teams],
    );
    return new Map(rows.map(({ id, text }) => [id, text]));
  },
};

async function settings({ databaseUrl, folder }: Place) {
  const port = await freePort();
  const own = { DB_CONNECTION_STRING: databaseUrl, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const folders = { STORAGE_LOCAL_ROOT: join(folder, 'uploads'), EXTENSIONS_PATH: join(folder, 'extensions') };
  return { port, env: { ...process.env, ...PRODUCTION, ...own, ...folders } };
}

/** Fills the tables and indexes the list's filter and sort columns and the sign-in address. */
async function seed(client: pg.Client, model: string): Promise<void> {
  await client.query('insert into schools (id, name) select distinct s, school_name from bench_source');
  await client.query('insert into classes (id, name, school) select distinct c, class_name, s from bench_source');
  await client.query('insert into teams (id, name, theme, class) select n, name, theme, c from bench_source');
  await client.query(
    `insert into directus_users (id, email, password, role, status)
     select md5('team' || n)::uuid, username || '@${MAIL_DOMAIN}', model.password, model.role, model.status
     from bench_source, directus_users model where model.id = $1`,
    [model],
  );
  await client.query(`insert into answers (id, text, team, account)
    select n, answer, n, md5('team' || n)::uuid from bench_source`);
  for (const columns of ['teams (theme, name, id)', 'teams (name, id)', 'teams (class)', 'classes (name)'])
    await client.query(`create index on ${columns}`);
  await client.query('create index on directus_users (lower(email))');
}
