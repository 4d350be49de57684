import { readFileSync } from 'node:fs';
import { procStat } from '../support/product/processMemory.ts';

/** Field positions in /proc/…/stat, counted from the state: user and system time, and both for ended children. */
const TIMES = { user: 11, system: 12, endedUser: 13, endedSystem: 14 };
const TICKS_PER_S = 100;

/** Returns the CPU seconds of a process; `withEnded`: including its ended children. */
export function cpuSeconds(pid: number, withEnded: boolean): number {
  const stat = procStat(pid);
  const places = withEnded ? Object.values(TIMES) : [TIMES.user, TIMES.system];
  return places.reduce((sum, place) => sum + Number(stat[place] ?? 0), 0) / TICKS_PER_S;
}

/** Returns the CPU seconds of all cores since boot: busy, and waiting for the disk. */
export function machineSeconds(): { used: number; diskWait: number } {
  const [user = 0, nice = 0, system = 0, , diskWait = 0, irq = 0, softIrq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)
    .flatMap((line) => line.trim().split(/\s+/).slice(1).map(Number));
  return { used: (user + nice + system + irq + softIrq) / TICKS_PER_S, diskWait: diskWait / TICKS_PER_S };
}
