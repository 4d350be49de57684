import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';

type DataDir = Pick<Env, 'dataDir'>;

/** Returns the folder for files from bodies that are being read. */
export function bodiesFolder({ dataDir }: DataDir): string {
  return join(dataDir, 'bodies-tmp');
}

/** Returns the folder in which an older version of the product stored uploads under way. */
export function formerUploadsFolder({ dataDir }: DataDir): string {
  return join(dataDir, 'uploads-tmp');
}

/** Returns the folder for files on their way to the S3 bucket. */
export function bucketFolder({ dataDir }: DataDir): string {
  return join(dataDir, 's3-tmp');
}

/** Returns the folder of stored files, where no bucket is configured. */
export function contentFolder({ dataDir }: DataDir): string {
  return join(dataDir, 'files');
}
