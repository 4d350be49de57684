import type { Manifest } from './manifest.ts';

export interface RestoreOptions {
  /** The backup's folder. */
  folder: string;
  /** Existing data may be moved aside. */
  replace: boolean;
  /** Continue without the key that decrypts the stored passwords. */
  withoutKey: boolean;
  now: Date;
}

/** A restore whose backup was checked completely. */
export interface CheckedRestore extends RestoreOptions {
  manifest: Manifest;
  /** Null when the key in use stays. */
  key: Buffer | null;
}
