import { readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { runTool } from './postgresCommand.ts';
import type { PostgresUser } from './postgresUser.ts';

type Cluster = { cluster: string; pgCtl: string; user: PostgresUser };

/**
 * Stops the PostgreSQL that a killed server left running. Call it only under the data lock, which proves that no running
 * server uses it. Checks first that the recorded process still is that PostgreSQL, because after a reboot or in a
 * container its id may belong to another program.
 */
export async function stopOrphan({ cluster, pgCtl, user }: Cluster, log: ServerLog): Promise<void> {
  const pid = await recordedPid(cluster);
  if (pid === undefined) return;
  const isRunning = async () => (await identify(pid, { cluster, pgCtl, user })) === 'ours';
  if (!(await isRunning())) return;
  log.warn({ pid }, 'Um PostgreSQL ficou a correr sem servidor; vai ser fechado e aberto de novo.');
  for (const mode of ['fast', 'immediate']) {
    const { code } = await runTool(pgCtl, ['-D', cluster, 'stop', '-m', mode, '-w', '-t', '60'], user);
    // It may also have been exiting already when it was found.
    if (code === 0 || !(await isRunning())) return;
  }
  throw new Error(`Não foi possível fechar o PostgreSQL ${pid} que ficou a correr em ${cluster}.`);
}

/** Removes a postmaster.pid whose process is certainly gone or certainly another program. */
export async function removeStalePidFile(place: Cluster): Promise<void> {
  const pid = await recordedPid(place.cluster);
  if (pid === undefined) return;
  const found = await identify(pid, place);
  if (found === 'gone' || found === 'other') await rm(join(place.cluster, 'postmaster.pid'), { force: true });
}

async function recordedPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

type ProcessIdentity = 'ours' | 'other' | 'gone' | 'unknown';

async function identify(pid: number, { cluster, pgCtl, user }: Cluster): Promise<ProcessIdentity> {
  if (!isAlive(pid)) return 'gone';
  if (process.platform === 'linux') return identifyByProc(pid, cluster);
  if (process.platform === 'win32') {
    const { code } = await runTool(pgCtl, ['-D', cluster, 'status'], user);
    return code === 0 ? 'ours' : 'unknown';
  }
  const { output } = await runTool('ps', ['-o', 'command=', '-p', String(pid)], user);
  if (output.trim() === '') return 'unknown';
  return output.includes(cluster) && output.includes('postgres') ? 'ours' : 'other';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Compares the working directory of a postmaster with its data folder by inode, because the folder may have been renamed. */
async function identifyByProc(pid: number, cluster: string): Promise<ProcessIdentity> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    if (status.slice(status.lastIndexOf(')') + 2).startsWith('Z')) return 'gone';
    const [program = ''] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
    if (!basename(program).startsWith('postgres')) return 'other';
    const [cwd, data] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)]);
    return cwd.ino === data.ino && cwd.dev === data.dev ? 'ours' : 'other';
  } catch {
    return 'unknown';
  }
}
