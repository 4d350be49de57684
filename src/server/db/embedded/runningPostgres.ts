import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterFolder, DatabaseOutOfReach, readLocationNote } from './databaseLocation.ts';
import { type PostgresConnection, passwordFile, SUPERUSER } from './postgresEndpoint.ts';

/** Line numbers of postmaster.pid, from 0. */
const PORT_LINE = 3;
const SOCKET_LINE = 4;

/**
 * Returns how to connect to the embedded PostgreSQL that another process runs, from its postmaster.pid; null while it is
 * not (yet) running. Throws DatabaseOutOfReach unless PostgreSQL's user or root calls it.
 */
export async function runningPostgres(dataDir: string): Promise<PostgresConnection | null> {
  const folder = (await readLocationNote(dataDir)) ?? (await realpath(dataDir));
  const file = join(clusterFolder(folder), 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw new DatabaseOutOfReach(`Sem permissão para ler ${file}: corra isto com o utilizador do servidor.`);
  });
  const lines = text.split('\n');
  const port = Number(lines[PORT_LINE]);
  if (!(port > 0)) return null;
  const socket = lines[SOCKET_LINE] ?? '';
  if (socket !== '') return { host: socket, port, user: SUPERUSER, password: undefined, ssl: false };
  const password = (await readFile(passwordFile(folder), 'utf8')).trim();
  return { host: '127.0.0.1', port, user: SUPERUSER, password, ssl: false };
}
