import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** sockaddr_un holds 104 bytes on macOS and 108 on Linux, the terminating zero included. */
export const MAX_SOCKET_PATH_BYTES = 103;
const ANSWER_WITHIN_MS = 1000;

/** Thrown when another running server uses this data directory (ruling 28). */
export class DataDirInUse extends Error {
  constructor(dataDir: string, holderPid: string | undefined) {
    const holder = holderPid ? ` (processo ${holderPid})` : '';
    super(
      `A pasta de dados ${dataDir} já está a ser usada por outro servidor${holder}. ` +
        'Feche esse servidor primeiro, ou indique outra pasta em DATA_DIR.',
    );
    this.name = 'DataDirInUse';
  }
}

export type DataLock = { release: () => Promise<void> };

/**
 * Locks the data directory for one server. The lock is a listening socket, so it ends with the process, even by SIGKILL.
 * On Linux an abstract socket decides without races on one machine, and a socket file in the directory also stops a server
 * in another container that shares the volume. Throws DataDirInUse.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.map((server) => new Promise((closed) => server.close(closed))));
  };
  try {
    const name = await lockName(dataDir);
    if (process.platform === 'linux') held.push(await holdName(`\0${name}`, dataDir));
    if (process.platform === 'win32') held.push(await holdName(`\\\\.\\pipe\\${name}`, dataDir));
    else held.push(...(await holdFile(lockFile(dataDir, name), dataDir)));
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

/** Identical for every spelling of the path, because links and mounts lead to one device and inode. */
async function lockName(dataDir: string): Promise<string> {
  const { dev, ino } = await stat(dataDir, { bigint: true });
  return `conselho-galactico-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
}

function lockFile(dataDir: string, name: string): string {
  const inside = join(dataDir, 'server.lock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_PATH_BYTES ? inside : join(tmpdir(), `${name}.lock`);
}

async function holdName(address: string, dataDir: string): Promise<Server> {
  try {
    return await listen(address, false);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new DataDirInUse(dataDir, (await askHolder(address)).pid);
  }
}

async function holdFile(address: string, dataDir: string): Promise<Server[]> {
  try {
    return [await listen(address, true)];
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') {
      // Some shared folders cannot hold sockets; on Linux the abstract socket is already held.
      if (process.platform === 'linux') return [];
      throw error;
    }
  }
  const holder = await askHolder(address);
  if (holder.alive) throw new DataDirInUse(dataDir, holder.pid);
  await rm(address, { force: true });
  return [await listen(address, true)];
}

function listen(address: string, isFile: boolean): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen({ path: address, readableAll: isFile, writableAll: isFile }, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** A holder that accepts but sends nothing (stopped, overloaded) counts as alive. */
function askHolder(address: string): Promise<{ alive: boolean; pid?: string | undefined }> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ path: address });
    const answer = (alive: boolean) => {
      socket.destroy();
      resolve({ alive, pid: /^\d+$/.test(received) ? received : undefined });
    };
    socket.setTimeout(ANSWER_WITHIN_MS, () => answer(true));
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.once('end', () => answer(true));
    socket.once('error', (error) => answer(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')));
  });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
