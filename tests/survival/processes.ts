import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the pids of a data directory's postmaster and all its children. Asynchronous, so that teams can write meanwhile. */
export async function databasePids(dataDir: string): Promise<number[]> {
  const cluster = join(await realpath(dataDir), 'postgres');
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const lines = stdout.split('\n').map((line) => line.trim());
  const all = lines.map((line) => {
    const [pid = 0, parent = 0] = line.split(/\s+/, 2).map(Number);
    return { pid, parent, serves: line.includes(`-D ${cluster} `) };
  });
  const serving = new Set(all.filter(({ serves }) => serves).map(({ pid }) => pid));
  return all.filter(({ pid, parent }) => serving.has(pid) || serving.has(parent)).map(({ pid }) => pid);
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has already ended.
    }
  }
}
