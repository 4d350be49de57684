import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createPasswords } from '#server/identity/passwordHashing.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';
import { freePort } from '../../../support/product/freePort.ts';
import { inDatabase } from '../database.ts';
import { ADMIN, BENCH_PASSWORD, type Peer, usernameOf } from '../Peer.ts';
import { startPeer } from '../startPeer.ts';

const MAIN = resolve(import.meta.dirname, '../../../../dist/server/main.js');
const TRAVERSABLE = 0o711;

/** The settings for a real school in docs/operations.md, adapted to this machine. */
const PRODUCTION = { NODE_ENV: 'production', DEMO: '0', ALLOW_ROOT: '1', TRUST_PROXY: '0', LOG_LEVEL: 'warn' };

/** The built product with an external database. */
export const product: Peer = {
  name: 'product',
  title: 'Conselho Galáctico',
  hashing: 'argon2id, 19 MiB, 2 passagens, 1 via',
  async prepare({ databaseUrl, folder }) {
    chmodSync(folder, TRAVERSABLE);
    const opened = await openDatabase({ databaseUrl, dataDir: folder }, recordingLog());
    await opened.close();
    const hash = await createPasswords().hash(BENCH_PASSWORD);
    await inDatabase(databaseUrl, (client) => seed(client, hash));
  },
  async start({ databaseUrl, folder }) {
    const port = await freePort();
    const own = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1', PORT: String(port) };
    const env = { ...process.env, ...PRODUCTION, ...own };
    return startPeer({ args: [MAIN], cwd: folder, env, port, readyPath: '/readyz' });
  },
  async passwordCheck() {
    const passwords = createPasswords();
    const stored = await passwords.hash(BENCH_PASSWORD);
    return () => passwords.verify(stored, BENCH_PASSWORD);
  },
  async storedAnswers(client, teams) {
    const { rows } = await client.query<{ username: string; text: string }>(
      `select username, content::json -> 'texts' ->> 0 as text from drafts join accounts on accounts.id = team_id
       where username = any($1)`,
      [teams.map(usernameOf)],
    );
    return new Map(rows.map(({ username, text }) => [Number(username.replace('equipa-', '')), text]));
  },
};

/** Fills the tables; all teams are at the second mission, with a draft. */
async function seed(client: pg.Client, hash: string): Promise<void> {
  const id = (kind: string, column: string) => `md5('${kind}' || ${column})::uuid`;
  const perCent = 'set statement_timeout = 0';
  await client.query(perCent);
  await client.query(`insert into schools (id, name)
    select distinct ${id('school', 's')}, school_name from bench_source`);
  await client.query({
    text: `insert into accounts (id, username, role, password_hash)
      select distinct ${id('teacher', 't')}, 'prof-' || t, 2, $1 from bench_source`,
    values: [hash],
  });
  await client.query(`insert into teachers (id, name, school_id)
    select distinct ${id('teacher', 't')}, 'Docente ' || t, ${id('school', 's')} from bench_source`);
  await client.query(`insert into classes (id, name, teacher_id)
    select distinct ${id('class', 'c')}, class_name, ${id('teacher', 't')} from bench_source`);
  await client.query({
    text: `insert into accounts (id, username, role, password_hash)
      select ${id('team', 'n')}, username, 3, $1 from bench_source`,
    values: [hash],
  });
  await client.query(`insert into teams (id, name, class_id, theme, members, ship, level)
    select ${id('team', 'n')}, name, ${id('class', 'c')}, theme, array['Inês', 'Tomás', 'Graça'], n % 10, 3
    from bench_source`);
  await client.query(`insert into drafts (team_id, part, revision, device, content)
    select ${id('team', 'n')}, 2, 1, 'tablet de medir', json_build_object('texts', json_build_array(answer))::text
    from bench_source`);
  await client.query({
    text: 'insert into accounts (username, role, password_hash) values ($1, 0, $2)',
    values: [ADMIN, hash],
  });
}
