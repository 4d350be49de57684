import { execFileSync } from 'node:child_process';

/**
 * Returns the process ids of the postmasters that serve a data folder, read from ps independently of the product. A
 * freshly forked child still has its postmaster's command line, so processes whose parent is in the list are left out.
 */
export function postmastersOf(cluster: string): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const serving = lines
    .filter((line) => line.includes(`-D ${cluster} `))
    .map((line) => line.trim().split(/\s+/, 2).map(Number));
  const pids = new Set(serving.map(([pid]) => pid));
  return serving.flatMap(([pid = 0, parent = 0]) => (pids.has(parent) ? [] : [pid]));
}

/** Returns the uid that a process runs as. */
export function userOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }));
}
