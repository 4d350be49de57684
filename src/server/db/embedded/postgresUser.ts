import type { Stats } from 'node:fs';
import { chmod, chown, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The unprivileged user that runs PostgreSQL; undefined: the user that runs node. */
export type PostgresUser = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root; `nobody` exists on every system, in containers too. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

const SEARCH = 0o1;
const GROUP_SEARCH = 0o010;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Returns whether `user` may pass every folder on the way to `path`, and use `path` itself with these bits (4 read,
 * 1 search or run).
 */
export async function canReach(path: string, user: PostgresUser, bits = SEARCH): Promise<boolean> {
  let current: string;
  try {
    current = await realpath(path);
    if (!allows(await stat(current), user, bits)) return false;
    while (dirname(current) !== current) {
      current = dirname(current);
      if (!allows(await stat(current), user, SEARCH)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function allows({ mode, uid, gid }: Stats, user: PostgresUser, bits: number): boolean {
  const who = user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  // Modes do not restrict root or Windows.
  if (user === undefined && (who.uid === 0 || process.platform === 'win32')) return true;
  const groups = user === undefined ? [who.gid, ...(process.getgroups?.() ?? [])] : [who.gid];
  const granted = uid === who.uid ? mode >> 6 : groups.includes(gid) ? mode >> 3 : mode;
  return (granted & bits) === bits;
}

/** Lets the group of `nobody` pass through a folder that belongs to root's own group; grants nothing else. */
export async function grantNobodyAccess(folder: string): Promise<void> {
  const { uid, gid, mode } = await stat(folder);
  if (uid !== 0 || gid !== 0) return;
  await chown(folder, 0, NOBODY.gid);
  await chmod(folder, (mode & 0o707) | GROUP_SEARCH);
}

/** Creates a folder that everybody may enter, whatever the umask; `path` may exist. */
export async function makeOpenFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  const { uid, mode } = await stat(path);
  if (uid === process.getuid?.() && (mode & 0o055) !== 0o055) await chmod(path, 0o755);
}

/** Makes `user` the owner of a folder and everything in it (a backup restored by root belongs to root). */
export async function chownRecursively(folder: string, user: { uid: number; gid: number }): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await chownRecursively(path, user);
    else if (entry.isFile()) await chown(path, user.uid, user.gid);
  }
}
