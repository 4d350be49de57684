import type { PictureKey } from './bundles.ts';

/** Several pictures in one file, one after another: few large files arrive faster than many small ones. */
export interface PicturePack {
  address: string;
  /** First and last byte of each picture, the last one excluded. */
  parts: Readonly<Record<PictureKey, readonly [number, number]>>;
}

/** The packs that tools/picturePacks.ts makes in a build. Empty in development: there each picture is a file. */
export const PACKS: readonly PicturePack[] = [];
