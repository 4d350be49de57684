import { DAY_MS } from '#domain/day.ts';
import type { Services } from '#server/http/handler.ts';
import { deleteUnreferencedBlob, findUnreferencedBlobs } from '../blobs.queries.ts';
import { bodiesFolder, bucketFolder } from '../store/folders.ts';
import { prepareTempFolder } from '../store/tempFolder.ts';
import { deleteOldUploads } from './uploads.queries.ts';

/** Age of a finished but unused upload: a class that meets once a week may post its answer weeks later. */
const UNUSED_MS = 60 * DAY_MS;
/** The most that one run deletes; the next run continues. */
const UPLOADS_A_RUN = 1_000;
const BLOBS_A_RUN = 500;

/**
 * Deletes uploads that were not finished within a day, or not used within 60 days and not named by a draft: first the rows,
 * then content that nothing refers to, with its bytes. Safe while uploads and answers are under way and other servers run.
 * Throws between two contents when `signal` is aborted. Returns how many of each were deleted.
 */
export async function tidyUploads(
  { db, files, env, now }: Pick<Services, 'db' | 'files' | 'env' | 'now'>,
  signal?: AbortSignal,
): Promise<{ uploads: number; blobs: number }> {
  const before = new Date(now() - DAY_MS);
  const unusedBefore = new Date(now() - UNUSED_MS);
  const uploads = await deleteOldUploads(db, { unfinishedBefore: before, unusedBefore }, UPLOADS_A_RUN);
  let blobs = 0;
  for (const sha256 of await findUnreferencedBlobs(db, before, BLOBS_A_RUN)) {
    signal?.throwIfAborted();
    if (await deleteUnreferencedBlob(db, { sha256, before }, () => files.remove(sha256))) blobs += 1;
  }
  prepareTempFolder(bodiesFolder(env));
  if (env.s3) prepareTempFolder(bucketFolder(env));
  return { uploads, blobs };
}
