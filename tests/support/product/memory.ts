import { readdirSync, readFileSync } from 'node:fs';

/** Proportional set size in MB of a process, and of it with all its descendants (Linux). */
export function processTreeMemory(pid: number): { own: number; tree: number } {
  return { own: memoryOf(pid), tree: familyOf(pid).reduce((sum, process) => sum + memoryOf(process), 0) };
}

/** A process and all its descendants (Linux). */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = statOf(Number(entry))[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const belongs = (process: number): boolean => {
    const parent = parents.get(process);
    return process === pid || (parent !== undefined && parent > 1 && belongs(parent));
  };
  return [...parents.keys()].filter(belongs);
}

/** Proportional set size in MB; 0 where the process is gone. */
export function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** What /proc tells of a process, from its state on; nothing where it is gone. */
export function statOf(pid: number): string[] {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
