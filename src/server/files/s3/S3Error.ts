import type { Refusal } from '#server/http/Refusal.ts';
import { storageDownRefusal, storageFullRefusal } from '../store/storageErrors.ts';

/** Error codes of different products for a full bucket or disk. */
const FULL = ['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'InsufficientStorage'];
const INSUFFICIENT_STORAGE = 507;

/** Thrown when a bucket answers with an error (its `code`), or not at all (status 0). Holds no key and no secret. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor({ status, code }: { status: number; code: string }, cause?: unknown) {
    super(`S3 answered ${status} ${code}`, { cause });
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
  }

  /** Whether an immediate retry may succeed: the connection broke, or the bucket is busy or failing. */
  get isTransient(): boolean {
    return (this.status === 0 || this.status >= 500) && this.status !== INSUFFICIENT_STORAGE;
  }

  /** The refusal for the caller: storageFull or storageDown. */
  get refusal(): Refusal {
    return this.status === INSUFFICIENT_STORAGE || FULL.includes(this.code)
      ? storageFullRefusal()
      : storageDownRefusal();
  }
}
