import type { Env } from '#server/config/env.ts';
import { checkBucket, FileStoreProblem } from '../s3/checkBucket.ts';
import { createS3Store, type S3StoreOptions } from '../s3/s3Store.ts';
import { createDiskStore } from './diskStore.ts';
import type { FileStore } from './FileStore.ts';
import { bucketFolder, contentFolder } from './folders.ts';

type Needs = Pick<Env, 'dataDir' | 's3'>;
type Log = Pick<S3StoreOptions, 'warn'>;

/** Returns the file store of this installation. Does not contact a bucket yet. */
export function fileStoreFor(env: Needs, { warn }: Log): FileStore {
  const disk = createDiskStore(contentFolder(env));
  if (env.s3 === undefined) return disk;
  const bucket = createS3Store(env.s3, { temporary: bucketFolder(env), warn });
  return {
    ...bucket,
    // Falls back to files from before the bucket was configured.
    open: async (sha256, range) => (await bucket.open(sha256, range)) ?? disk.open(sha256, range),
    async remove(sha256) {
      await bucket.remove(sha256);
      await disk.remove(sha256);
    },
  };
}

/**
 * Throws a FileStoreProblem when the settings of the bucket are wrong. With `mayWait`, a bucket that does not answer is
 * only logged, because a lesson can begin without it.
 */
export async function requireFileStore({ s3 }: Needs, { warn, mayWait }: Log & { mayWait: boolean }): Promise<void> {
  if (s3 === undefined) return;
  try {
    await checkBucket(s3);
  } catch (error) {
    if (!mayWait || !(error instanceof FileStoreProblem && error.isTransient)) throw error;
    warn({ err: error }, error.message);
  }
}
