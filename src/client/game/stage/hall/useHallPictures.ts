import type { Application } from 'pixi.js';
import { useEffect, useState } from 'react';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { uploadPictures } from '../assets/gpuTextures.ts';
import { TextureCache } from '../assets/textures.ts';
import { hallPictures } from './hallPictures.ts';

/** Loads the pictures of the hall and these ships, and releases them on unmount. A new object whenever they have arrived. */
export function useHallPictures(app: Application | null, ships: readonly (ShipNumber | null)[]): object | null {
  const [arrived, setArrived] = useState<object | null>(null);
  const [textures] = useState(() => new TextureCache());
  const fleet = [...new Set(ships)].sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is a new object in every rendering; `fleet` is its content
  useEffect(() => {
    if (!app) return undefined;
    const leaving = new AbortController();
    const keys = hallPictures(ships);
    const load = async () => {
      await textures.load(keys);
      // An application that was left meanwhile has no renderer any more.
      if (leaving.signal.aborted) return;
      await uploadPictures(app.renderer, keys, leaving.signal);
      if (leaving.signal.aborted) return;
      textures.show(keys);
      textures.tidy();
      setArrived({});
    };
    void load();
    return () => leaving.abort();
  }, [app, fleet, textures]);
  useEffect(() => () => textures.clear(), [textures]);
  return arrived;
}
