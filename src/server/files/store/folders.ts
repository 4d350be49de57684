import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';

/** Where files that are still arriving lie, below the data directory. */
type Where = Pick<Env, 'dataDir'>;

/** Files out of bodies that are being read. */
export function bodiesFolder({ dataDir }: Where): string {
  return join(dataDir, 'bodies-tmp');
}

/** Where an older version of the product kept the bytes of uploads under way. */
export function formerUploadsFolder({ dataDir }: Where): string {
  return join(dataDir, 'uploads-tmp');
}

/** Files on their way to the S3 bucket. */
export function bucketFolder({ dataDir }: Where): string {
  return join(dataDir, 's3-tmp');
}

/** Files for good, where no bucket is configured. */
export function contentFolder({ dataDir }: Where): string {
  return join(dataDir, 'files');
}
