import { useEffect, useState } from 'react';
import type { PictureKey } from './bundles.ts';
import { fetchPicture } from './fetchPicture.ts';

/** Addresses of the pictures that have arrived. */
export type StillPictures = Readonly<Record<PictureKey, string>>;

/** Returns addresses for elements of the page, also of pictures that only a pack holds. */
export function useStillPictures(keys: readonly PictureKey[]): StillPictures {
  const [pictures, setPictures] = useState<StillPictures>({});
  const wanted = keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is the content of `keys`
  useEffect(() => {
    let isLeft = false;
    const made: string[] = [];
    const load = async (key: PictureKey) => {
      const picture = await fetchPicture(key);
      if (isLeft) return;
      const address = URL.createObjectURL(picture);
      made.push(address);
      setPictures((now) => ({ ...now, [key]: address }));
    };
    // One that does not come is left out.
    for (const key of keys) load(key).catch(() => {});
    return () => {
      isLeft = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [wanted]);
  return pictures;
}
