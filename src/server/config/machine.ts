import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { firstRunFile } from '../identity/firstAccounts.ts';
import { dataDirOf } from './env.ts';
import { keyFile } from './secrets.ts';

/** The permissions of a file or folder. */
export interface PathPermissions {
  path: string;
  /** Permission bits; 0o700: only its owner. */
  mode: number;
  /** True only for a folder without entries. */
  isEmpty: boolean;
}

/** The facts about the computer that a safe start in production depends on. */
export interface Machine {
  isRoot: boolean;
  /** Null when there is no such folder, and on Windows. */
  dataDir: PathPermissions | null;
  /** Files that only the server's own user may read: the secret key and the first passwords. */
  secrets: readonly PathPermissions[];
}

/** Reads the facts and changes nothing. Windows has no such modes: no permissions are returned there. */
export function inspectMachine(source: NodeJS.ProcessEnv): Machine {
  const dataDir = resolve(dataDirOf(source));
  return {
    isRoot: process.getuid?.() === 0,
    dataDir: find(dataDir),
    secrets: [keyFile(dataDir), firstRunFile(dataDir)].map(find).filter((found) => found !== null),
  };
}

function find(path: string): PathPermissions | null {
  if (process.platform === 'win32') return null;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return { path, mode: stats.mode & 0o777, isEmpty: stats.isDirectory() && isEmpty(path) };
}

/** False for a folder that may not be read: opening it reports the problem later. */
function isEmpty(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}
