import { execFileSync } from 'node:child_process';

/**
 * Process ids of the postmasters (not their children) that serve a data folder; from ps, as another witness. A child
 * that was just forked still carries its postmaster's words, so whoever has a parent among them is left out.
 */
export function postmastersOf(cluster: string): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const serving = lines
    .filter((line) => line.includes(`-D ${cluster} `))
    .map((line) => line.trim().split(/\s+/, 2).map(Number));
  const pids = new Set(serving.map(([pid]) => pid));
  return serving.flatMap(([pid = 0, parent = 0]) => (pids.has(parent) ? [] : [pid]));
}

/** The user a process runs under. */
export function userOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }));
}
