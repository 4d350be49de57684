import { readFileSync } from 'node:fs';

/** Returns the maximum number of open files and connections of a process (Linux). */
export function openFilesMax(): number {
  const hard = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return Number(hard ?? Number.POSITIVE_INFINITY);
}
