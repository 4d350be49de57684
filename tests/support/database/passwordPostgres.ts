import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import type { ConnectionConfig } from '#server/db/pool.ts';
import { recordingLog } from '../app/recordingLog.ts';
import { makeTestFolder } from '../testFolder.ts';

const PASSWORD = 'segredo-do-teste';

/** Starts a PostgreSQL that requires a password (SCRAM-SHA-256), as on Windows, where there are no Unix sockets. */
export async function startPasswordPostgres(): Promise<{ connection: ConnectionConfig; stop: () => Promise<void> }> {
  const folder = await makeTestFolder();
  const server = await startEmbedded({ dataDir: join(folder.path, 'db'), log: recordingLog() });
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(`alter role ${server.connection.user} password '${PASSWORD}'`);
  const { rows } = await client.query<{ hba_file: string }>('show hba_file');
  const hbaFile = rows[0]?.hba_file ?? '';
  const rules = await readFile(hbaFile, 'utf8');
  await writeFile(hbaFile, rules.replace(/^(local .*)trust$/gm, '$1scram-sha-256'));
  await client.query('select pg_reload_conf()');
  await client.end();
  return {
    connection: { ...server.connection, password: PASSWORD },
    stop: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}
