import type { Env } from '#server/config/env.ts';
import { checkBucket, FileStoreProblem } from '../s3/checkBucket.ts';
import { createS3Store, type S3StoreOptions } from '../s3/s3Store.ts';
import { createDiskStore } from './diskStore.ts';
import type { FileStore } from './FileStore.ts';
import { bucketFolder, contentFolder } from './folders.ts';

type Needs = Pick<Env, 'dataDir' | 's3'>;
type Log = Pick<S3StoreOptions, 'warn'>;

/** Where this installation keeps its files. Asks nothing of a bucket yet. */
export function fileStoreFor(env: Needs, { warn }: Log): FileStore {
  const disk = createDiskStore(contentFolder(env));
  if (env.s3 === undefined) return disk;
  const bucket = createS3Store(env.s3, { temporary: bucketFolder(env), warn });
  return {
    ...bucket,
    // What came before the bucket was configured.
    open: async (sha256, range) => (await bucket.open(sha256, range)) ?? disk.open(sha256, range),
    async remove(sha256) {
      await bucket.remove(sha256);
      await disk.remove(sha256);
    },
  };
}

/**
 * Refuses with a FileStoreProblem a bucket whose settings are wrong. One that only does not answer is waited for when
 * `mayWait`: a lesson can begin without it.
 */
export async function requireFileStore({ s3 }: Needs, { warn, mayWait }: Log & { mayWait: boolean }): Promise<void> {
  if (s3 === undefined) return;
  try {
    await checkBucket(s3);
  } catch (error) {
    if (!mayWait || !(error instanceof FileStoreProblem && error.isPassing)) throw error;
    warn({ err: error }, error.message);
  }
}
