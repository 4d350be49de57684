import type { Readable } from 'node:stream';

/** A stored file. */
export interface StoredBlob {
  sha256: string;
  bytes: number;
  mime: string;
}

/**
 * Stores uploaded content in a folder or, by configuration, in an S3 bucket. Content-addressed, write-once. Each call may
 * refuse with storageDown while the bucket is out of reach, and `put` with storageFull; both may be retried.
 */
export interface FileStore {
  /** Stores a stream; durable when it resolves. Refuses more than `maxBytes` with fileTooLarge. */
  put(content: Readable, maxBytes: number): Promise<StoredBlob>;
  /** Returns the bytes, or null when there is no such content. `range` in bytes, inclusive. */
  open(sha256: string, range?: { start: number; end: number }): Promise<Readable | null>;
  has(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
}
