import { Assets, Texture } from 'pixi.js';
import { PICTURES, type PictureKey } from './bundles.ts';
import { assetsReady } from './pixi.ts';

/** Loads pictures and never fails: what does not come is left out, and asked for again by the next scene. */
export async function loadPictures(keys: readonly PictureKey[]): Promise<void> {
  await assetsReady;
  const missing = [...new Set(keys)].filter((key) => !Assets.cache.has(PICTURES[key]));
  await Promise.allSettled(missing.map((key) => Assets.load<Texture>(PICTURES[key])));
}

/** A loaded picture, or an empty one. */
export function texture(key: PictureKey): Texture {
  return Assets.cache.has(PICTURES[key]) ? Assets.get<Texture>(PICTURES[key]) : Texture.EMPTY;
}
