import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { firstRunFile } from '../identity/firstAccounts.ts';
import { dataDirOf } from './env.ts';
import { keyFile } from './secrets.ts';

/** A folder or file as the system tells of it; null where there is none, or where the system knows no such modes. */
export interface Found {
  path: string;
  /** Permission bits; 0o700 for its owner alone. */
  mode: number;
  /** Of a folder: nothing is in it yet. */
  isEmpty: boolean;
}

/** What of the computer decides whether a server may be trusted with a school's data. */
export interface Machine {
  isRoot: boolean;
  dataDir: Found | null;
  /** Files that only the server's own user may read: the key, and the first passwords. */
  secrets: readonly Found[];
}

/** Looks, and changes nothing. Windows has no modes: nothing is found there. */
export function inspectMachine(source: NodeJS.ProcessEnv): Machine {
  const dataDir = resolve(dataDirOf(source));
  return {
    isRoot: process.getuid?.() === 0,
    dataDir: find(dataDir),
    secrets: [keyFile(dataDir), firstRunFile(dataDir)].map(find).filter((found) => found !== null),
  };
}

function find(path: string): Found | null {
  if (process.platform === 'win32') return null;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return { path, mode: stats.mode & 0o777, isEmpty: stats.isDirectory() && isEmpty(path) };
}

/** A folder that may not be read is told by whoever opens it. */
function isEmpty(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}
