import { readdirSync, readFileSync } from 'node:fs';

/** Proportional set size in MB of a process, and of it with all its descendants (Linux). */
export function processTreeMemory(pid: number): { own: number; tree: number } {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = readOrEmpty(`/proc/${entry}/stat`);
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const belongs = (process: number): boolean => {
    const parent = parents.get(process);
    return process === pid || (parent !== undefined && parent > 1 && belongs(parent));
  };
  const family = [...parents.keys()].filter(belongs);
  return { own: pss(pid), tree: family.reduce((sum, process) => sum + pss(process), 0) };
}

function pss(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
