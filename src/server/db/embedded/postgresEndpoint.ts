import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MAX_SOCKET_PATH_BYTES } from './dataLock.ts';
import { canReach, type PostgresUser } from './postgresUser.ts';

/** PostgreSQL names its socket after the port, so a Unix socket has one too. */
const SOCKET_PORT = 5432;
export const SUPERUSER = 'app';

export type PostgresConnection = {
  host: string;
  port: number;
  user: string;
  password: string | undefined;
  ssl: false;
};

/** How node connects to PostgreSQL: by a Unix socket in a private folder; on Windows by loopback with a password. */
export type PostgresEndpoint = {
  connection: PostgresConnection;
  /** Server settings. */
  settings: Record<string, string>;
  initdbArgs: readonly string[];
  /** Call it only while no postmaster runs. */
  prepare: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Creates the endpoint of the database in `folder` (see databaseLocation.ts); only `user` can connect. */
export function makeEndpoint(folder: string, user: PostgresUser): Promise<PostgresEndpoint> {
  return process.platform === 'win32' ? loopbackEndpoint(folder) : socketEndpoint(folder, user);
}

async function socketEndpoint(folder: string, user: PostgresUser): Promise<PostgresEndpoint> {
  const host = await socketFolder(folder, user);
  const remove = () => rm(host, { recursive: true, force: true });
  return {
    connection: { host, port: SOCKET_PORT, user: SUPERUSER, password: undefined, ssl: false },
    settings: { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' },
    initdbArgs: ['--auth-local=trust', '--auth-host=reject'],
    // Creates the folder again, because a socket lock left by a killed postmaster would block the start. Fails where
    // another user owns the name in the shared temporary folder.
    prepare: async () => {
      await remove();
      await mkdir(host, { mode: 0o700 });
      if (user) await chown(host, user.uid, user.gid);
    },
    remove,
  };
}

async function socketFolder(folder: string, user: PostgresUser): Promise<string> {
  const name = `cg-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  const fits = (path: string) => Buffer.byteLength(join(path, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES;
  for (const path of [join(folder, 'sock'), join(tmpdir(), name)]) {
    // A comma would separate two folders in the setting.
    if (fits(path) && !path.includes(',') && (await canReach(dirname(path), user))) return path;
  }
  return join('/tmp', name);
}

/** Returns the path of the password file, for systems without Unix sockets. */
export function passwordFile(folder: string): string {
  return join(folder, 'postgres-password');
}

async function loopbackEndpoint(folder: string): Promise<PostgresEndpoint> {
  const file = passwordFile(folder);
  const password = await readFile(file, 'utf8').catch(async () => {
    const fresh = randomBytes(24).toString('hex');
    await writeFile(file, fresh, { mode: 0o600 });
    return fresh;
  });
  const port = await freePort();
  return {
    connection: { host: '127.0.0.1', port, user: SUPERUSER, password: password.trim(), ssl: false },
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '' },
    initdbArgs: ['--auth=scram-sha-256', `--pwfile=${file}`],
    prepare: async () => {},
    remove: async () => {},
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
