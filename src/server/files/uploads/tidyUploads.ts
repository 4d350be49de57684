import { DAY_MS } from '#domain/day.ts';
import type { Services } from '#server/http/handler.ts';
import { looseBlobs, removeLooseBlob } from '../blobs.queries.ts';
import { bodiesFolder, bucketFolder } from '../store/folders.ts';
import { prepareTempFolder } from '../store/tempFolder.ts';
import { forgetOldUploads } from './uploads.queries.ts';

/** A file that arrived whole: its answer may be posted weeks later, by a class that meets once a week. */
const UNUSED_MS = 60 * DAY_MS;
/** One run does at most so much; the next goes on. */
const UPLOADS_A_RUN = 1_000;
const BLOBS_A_RUN = 500;

/**
 * Forgets what was not sent to its end within a day, and what was and no answer took nor any draft names: first the
 * rows, then content that nothing refers to, with its bytes. Safe beside uploads and answers under way, and beside another server. Where
 * `signal` is aborted it throws between two contents. Answers how many of each went.
 */
export async function tidyUploads(
  { db, files, env, now }: Pick<Services, 'db' | 'files' | 'env' | 'now'>,
  signal?: AbortSignal,
): Promise<{ uploads: number; blobs: number }> {
  const before = new Date(now() - DAY_MS);
  const unusedBefore = new Date(now() - UNUSED_MS);
  const uploads = await forgetOldUploads(db, { unfinishedBefore: before, unusedBefore }, UPLOADS_A_RUN);
  let blobs = 0;
  for (const sha256 of await looseBlobs(db, before, BLOBS_A_RUN)) {
    signal?.throwIfAborted();
    if (await removeLooseBlob(db, { sha256, before }, () => files.remove(sha256))) blobs += 1;
  }
  prepareTempFolder(bodiesFolder(env));
  if (env.s3) prepareTempFolder(bucketFolder(env));
  return { uploads, blobs };
}
