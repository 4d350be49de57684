import { readFileSync } from 'node:fs';
import { statOf } from '../support/product/memory.ts';

/** Where user, system, and both times of children that have ended stand in /proc/…/stat, from the state on. */
const TIMES = { user: 11, system: 12, endedUser: 13, endedSystem: 14 };
const TICKS_PER_S = 100;

/** Seconds of a core that a process has used; `withEnded`: with its children that are no more. */
export function cpuSeconds(pid: number, withEnded: boolean): number {
  const stat = statOf(pid);
  const places = withEnded ? Object.values(TIMES) : [TIMES.user, TIMES.system];
  return places.reduce((sum, place) => sum + Number(stat[place] ?? 0), 0) / TICKS_PER_S;
}

/** Seconds of all cores together, since the computer began: at work, and idle because of the disk. */
export function machineSeconds(): { used: number; diskWait: number } {
  const [user = 0, nice = 0, system = 0, , diskWait = 0, irq = 0, softIrq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)
    .flatMap((line) => line.trim().split(/\s+/).slice(1).map(Number));
  return { used: (user + nice + system + irq + softIrq) / TICKS_PER_S, diskWait: diskWait / TICKS_PER_S };
}
