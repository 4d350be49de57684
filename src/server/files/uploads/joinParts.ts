import { type TempFile, TempFiles } from '#server/http/bodies/TempFiles.ts';
import type { Services } from '#server/http/handler.ts';
import type { FileStore } from '../store/FileStore.ts';
import { bodiesFolder } from '../store/folders.ts';
import { storeContent } from './storeUploads.ts';
import { beginsWith, partsOf, replaceParts, totalBytes, type UploadPart } from './uploadParts.queries.ts';

export type JoinNeeds = Pick<Services, 'db' | 'files' | 'env' | 'now'>;

/**
 * Joins all parts that have arrived of an upload into one stored part and returns it. Two servers may do it at once. Null
 * when nothing has arrived, when another server has finished the upload meanwhile, and when the store has lost a part.
 * Refuses with storageFull or storageDown.
 */
export async function joinParts(needs: JoinNeeds, uploadId: string): Promise<UploadPart | null> {
  const { db, env, files, now } = needs;
  const parts = await partsOf(db, uploadId);
  if (parts.length < 2) return parts[0] ?? null;
  const temporary = new TempFiles(bodiesFolder(env));
  try {
    const joined = await copiedTogether(files, parts, temporary);
    if (joined) {
      await storeContent(needs, joined);
      await replaceParts(db, uploadId, { first: parts, joined, now: new Date(now()) });
    } else if (beginsWith(await partsOf(db, uploadId), parts)) return null;
  } finally {
    await temporary.discard();
  }
  return joinParts(needs, uploadId);
}

/** Copies the parts into one temporary file; null when the store does not have every byte. */
async function copiedTogether(
  files: FileStore,
  parts: readonly UploadPart[],
  temporary: TempFiles,
): Promise<TempFile | null> {
  const file = await temporary.create();
  for (const { sha256 } of parts) {
    const content = await files.open(sha256);
    if (content === null) return null;
    for await (const piece of content) await file.write(Buffer.from(piece));
  }
  const joined = await file.close();
  return joined.bytes === totalBytes(parts) ? joined : null;
}
