import { Refusal } from '#server/http/Refusal.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const RETRY_S = 60;

/** There is no room left: worth another try later, when somebody has made some. */
export function storageRefused(): Refusal {
  return new Refusal('storageFull', { retryAfter: RETRY_S });
}

/** Rethrows an error of the disk: a full one as a refusal, others as they are. */
export function explainDisk(error: unknown): never {
  throw isDiskFull(error) ? storageRefused() : error;
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(String(error.code));
}

const DOWN_RETRY_S = 10;

/** The bucket does not answer: worth another try soon. */
export function storageDown(): Refusal {
  return new Refusal('storageDown', { retryAfter: DOWN_RETRY_S });
}
