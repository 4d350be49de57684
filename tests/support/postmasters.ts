import { execFileSync } from 'node:child_process';

/** Process ids of the postmasters (not their children) that serve a data folder; from ps, as another witness. */
export function postmastersOf(cluster: string): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(`-D ${cluster} `)).map((line) => Number.parseInt(line, 10));
}

/** The user a process runs under. */
export function userOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }));
}
