import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { freePort } from '../../../support/product/freePort.ts';
import { inDatabase } from '../database.ts';
import { MODULES, packageOf, STRAPI_APP, versionOf } from '../install.ts';
import { ADMIN, BENCH_PASSWORD, MAIL_DOMAIN, type Peer, type Place } from '../Peer.ts';
import { type RunningPeer, startPeer } from '../startPeer.ts';
import { answerKey, teamOfKey } from './strapiCalls.ts';

const STRAPI_CLI = join(MODULES, '@strapi/strapi/bin/strapi.js');

/** The team whose password hash all others copy. */
const MODEL = 'equipa-modelo';
const SECRETS = ['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'];

/** bcrypt rounds of the users-permissions plugin by default. */
const ROUNDS = 10;

interface Bcrypt {
  hash(plain: string, rounds: number): Promise<string>;
  compare(plain: string, stored: string): Promise<boolean>;
}

/** Production settings with dummy secrets. */
const PRODUCTION = {
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
  APP_KEYS: 'medir-a,medir-b,medir-c,medir-d',
  ...Object.fromEntries(SECRETS.map((name) => [name, `medir-${name.toLowerCase()}-0123456789`])),
};

/** `strapi start` of the application in strapi/, with its panel built. */
export const strapi: Peer = {
  name: 'strapi',
  get title() {
    return `Strapi ${versionOf('@strapi/strapi')}`;
  },
  hashing: 'bcrypt (bcryptjs), custo 10',
  async prepare(place) {
    // Strapi needs this folder to start.
    mkdirSync(join(STRAPI_APP, 'public/uploads'), { recursive: true });
    const people = { BENCH_TEACHER: ADMIN, BENCH_TEAM: MODEL, BENCH_PASSWORD };
    const running = await start(place, people);
    await running.stop();
    await inDatabase(place.databaseUrl, seed);
  },
  start: (place) => start(place, {}),
  async passwordCheck() {
    const { hash, compare } = packageOf<Bcrypt>('bcryptjs');
    const stored = await hash(BENCH_PASSWORD, ROUNDS);
    return () => compare(BENCH_PASSWORD, stored);
  },
  async storedAnswers(client, teams) {
    const { rows } = await client.query<{ key: string; text: string }>(
      'select document_id as key, text from answers where document_id = any($1)',
      [teams.map(answerKey)],
    );
    return new Map(rows.map(({ key, text }) => [teamOfKey(key), text]));
  },
};

async function start({ databaseUrl }: Place, more: NodeJS.ProcessEnv): Promise<RunningPeer> {
  const port = await freePort();
  const env = { ...process.env, ...PRODUCTION, ...more, DATABASE_URL: databaseUrl, PORT: String(port) };
  return startPeer({ args: [STRAPI_CLI, 'start'], cwd: STRAPI_APP, env, port, readyPath: '/_health' });
}

/** Fills Strapi's tables, including its join tables, and indexes the list's filter and sort columns. */
async function seed(client: pg.Client): Promise<void> {
  const now = 'now(), now(), now()';
  const key = (kind: string, column: string) => `'${kind}' || lpad(${column}::text, 16, '0')`;
  const dated = 'created_at, updated_at, published_at';
  await client.query(`insert into schools (id, document_id, name, ${dated})
    select distinct s, ${key('escola__', 's')}, school_name, ${now} from bench_source`);
  await client.query(`insert into classes (id, document_id, name, ${dated})
    select distinct c, ${key('turma___', 'c')}, class_name, ${now} from bench_source`);
  await client.query(
    'insert into classes_school_lnk (class_id, school_id) select distinct c, s from bench_source order by c',
  );
  await client.query(`insert into teams (id, document_id, name, theme, ${dated})
    select n, ${key('equipa__', 'n')}, name, theme, ${now} from bench_source`);
  await client.query('insert into teams_class_lnk (team_id, class_id) select n, c from bench_source');
  await client.query(`insert into answers (id, document_id, text, ${dated})
    select n, ${key('resposta', 'n')}, answer, ${now} from bench_source`);
  await client.query('insert into answers_team_lnk (answer_id, team_id) select n, n from bench_source');
  await client.query(
    `insert into up_users (id, document_id, username, email, provider, password, confirmed, blocked, ${dated})
     select 1000 + n, ${key('conta___', 'n')}, bench_source.username, bench_source.username || '@${MAIL_DOMAIN}',
       model.provider, model.password, true, false, ${now}
     from bench_source, up_users model where model.username = $1`,
    [MODEL],
  );
  await client.query(`insert into up_users_role_lnk (user_id, role_id)
    select 1000 + n, up_roles.id from bench_source, up_roles where up_roles.type = 'authenticated'`);
  for (const columns of ['teams (theme, name, id)', 'teams (name, id)', 'classes (name)', 'up_users (username)'])
    await client.query(`create index on ${columns}`);
}
