import { readFileSync } from 'node:fs';

/** How many files and connections a process may have open at the most (Linux). */
export function openFilesMax(): number {
  const hard = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return Number(hard ?? Number.POSITIVE_INFINITY);
}
