import type { Refusal } from '#server/http/Refusal.ts';
import { storageDown, storageRefused } from '../store/storageFull.ts';

/** Codes by which different makers say that a bucket or its disks are full. */
const FULL = ['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'InsufficientStorage'];
const INSUFFICIENT_STORAGE = 507;

/** A bucket answered with a refusal (its `code`), or not at all (status 0). Holds no key and no secret. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor({ status, code }: { status: number; code: string }, cause?: unknown) {
    super(`S3 answered ${status} ${code}`, { cause });
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
  }

  /** The line broke, or the bucket is busy or in trouble: at once again may do. */
  get isPassing(): boolean {
    return (this.status === 0 || this.status >= 500) && this.status !== INSUFFICIENT_STORAGE;
  }

  /** What a caller is told. */
  get refusal(): Refusal {
    return this.status === INSUFFICIENT_STORAGE || FULL.includes(this.code) ? storageRefused() : storageDown();
  }
}
