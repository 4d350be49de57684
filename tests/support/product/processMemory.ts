import { readdirSync, readFileSync } from 'node:fs';

/** Returns the proportional set size in MB of a process alone and with all its descendants (Linux). */
export function processTreeMemory(pid: number): { own: number; tree: number } {
  return { own: memoryOf(pid), tree: processTree(pid).reduce((sum, process) => sum + memoryOf(process), 0) };
}

/** Returns the ids of a process and all its descendants (Linux). */
export function processTree(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = procStat(Number(entry))[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const belongs = (process: number): boolean => {
    const parent = parents.get(process);
    return process === pid || (parent !== undefined && parent > 1 && belongs(parent));
  };
  return [...parents.keys()].filter(belongs);
}

/** Returns the proportional set size in MB; 0 if the process is gone. */
export function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Returns the fields of /proc/<pid>/stat from the state on; [''] if the process is gone. */
export function procStat(pid: number): string[] {
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
