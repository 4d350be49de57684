import type { Readable } from 'node:stream';

/** A file at rest, by its content. */
export interface StoredBlob {
  sha256: string;
  bytes: number;
  mime: string;
}

/**
 * Where uploaded content lies: a folder, or an S3 bucket by configuration. Content-addressed, write-once. Each call may
 * refuse with storageDown while the bucket is out of reach, and `put` with storageFull: both are worth another try.
 */
export interface FileStore {
  /** Stores a stream and answers what it was; refuses more than `maxBytes` (Refusal fileTooLarge). Durable when it answers. */
  put(content: Readable, maxBytes: number): Promise<StoredBlob>;
  /** The bytes, or null when there is no such content. `range` in bytes, inclusive. */
  open(sha256: string, range?: { start: number; end: number }): Promise<Readable | null>;
  has(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
}
