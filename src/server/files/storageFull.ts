import { Refusal } from '../refusals.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const RETRY_S = 60;

/** The disk takes no more: worth another try later (503). */
export function storageRefused(): Refusal {
  return new Refusal('storageFull', { retryAfter: RETRY_S });
}

/** Rethrows an error of the disk: a full one as a refusal, others as they are. */
export function explainDisk(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  throw FULL.has(code) ? storageRefused() : error;
}
