import { Refusal } from '#server/http/Refusal.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const RETRY_S = 60;

/** Returns the refusal of a full store; the caller may retry after a minute. */
export function storageFullRefusal(): Refusal {
  return new Refusal('storageFull', { retryAfter: RETRY_S });
}

/** Rethrows an error of the disk; a full disk becomes the refusal storageFull. */
export function rethrowDiskError(error: unknown): never {
  throw isDiskFull(error) ? storageFullRefusal() : error;
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(String(error.code));
}

const DOWN_RETRY_S = 10;

/** Returns the refusal of a bucket that does not answer; the caller may retry after 10 seconds. */
export function storageDownRefusal(): Refusal {
  return new Refusal('storageDown', { retryAfter: DOWN_RETRY_S });
}
