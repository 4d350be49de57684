import type { Manifest } from './manifest.ts';

export interface RestoreWishes {
  /** The backup. */
  folder: string;
  /** What is there may be put aside. */
  replace: boolean;
  /** Go on without the key that opens the sealed passwords. */
  withoutKey: boolean;
  now: Date;
}

/** A backup that was read to its end, ready to be put back. */
export interface Restoring extends RestoreWishes {
  manifest: Manifest;
  /** Null: the key in use stays. */
  key: Buffer | null;
}
