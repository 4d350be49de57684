import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knownUploads } from '../db/uploads.ts';
import type { Services } from '../handler.ts';
import { resumableFolder } from './folders.ts';
import { isUuid } from './isUuid.ts';

/**
 * Removes what has arrived so far of uploads that the database does not know any more: their account is gone. An upload
 * gets its row before its file, so that none under way is taken.
 */
export async function removeOrphans({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  const folder = resumableFolder(env);
  const found = new Map<string, string[]>();
  for (const name of await readdir(folder)) {
    const id = name.replace(/\.json$/, '');
    if (isUuid(id)) found.set(id, [...(found.get(id) ?? []), name]);
  }
  const known = new Set(await knownUploads(db, [...found.keys()]));
  for (const [id, names] of found) {
    if (known.has(id)) continue;
    for (const name of names) await rm(join(folder, name), { force: true });
  }
}
