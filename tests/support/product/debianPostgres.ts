import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

const ROOT = '/usr/lib/postgresql';

export interface ThrowawayPostgres {
  /** Usable as DATABASE_URL. */
  url: string;
  /** Process id of the postmaster. */
  pid: number;
  stop(): void;
}

/** Starts the system's PostgreSQL with a new temporary cluster, like a school that has a database server. */
export async function startDebianPostgres(): Promise<ThrowawayPostgres> {
  const bin = newestBin();
  const folder = mkdtempSync('/tmp/caos-pg-');
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? idsOf('postgres') : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), ['-D', join(folder, 'data'), ...args], {
      cwd: '/',
      stdio: 'ignore',
      ...(owner && { ...owner, env: { ...process.env, HOME: '/tmp' } }),
    });
  const port = await freePort();
  run('initdb', '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10),
    stop() {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of the programs of the newest PostgreSQL that the system has. */
export function newestBin(): string {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions.map((version) => join(ROOT, version, 'bin')).find((path) => existsSync(join(path, 'initdb')));
  if (bin === undefined)
    throw new Error('Falta o PostgreSQL do sistema (apt-get install postgresql), ou DATABASE_URL.');
  return bin;
}

export function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
