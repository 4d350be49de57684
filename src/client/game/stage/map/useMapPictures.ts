import { type Application, ImageSource, Texture } from 'pixi.js';
import { useEffect, useState } from 'react';
import type { ShipNumber, Theme } from '#domain/vocabulary.ts';
import { uploadPictures } from '../assets/gpuTextures.ts';
import { ReducedTextures } from '../assets/ReducedTextures.ts';
import { TextureCache, texture } from '../assets/textures.ts';
import { composeSky } from './composeSky.ts';
import { nebulaPictures, planetHeight, planetPictures, wholePictures } from './mapPictures.ts';

/** The pictures that have arrived; a new object whenever further ones have. */
export interface MapPictures {
  sky: Texture;
  planets: ReducedTextures;
}

/** Loads the pictures of these solar systems and ships, and releases them on unmount. Null before the first time. */
export function useMapPictures(
  app: Application | null,
  themes: readonly Theme[],
  ships: readonly (ShipNumber | null)[],
): MapPictures | null {
  const [pictures, setPictures] = useState<MapPictures | null>(null);
  const [textures] = useState(() => new TextureCache());
  const [planets] = useState(() => new ReducedTextures());
  const systems = themes.join();
  const fleet = [...new Set(ships)].sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are new objects in every rendering; `systems` and `fleet` are their contents
  useEffect(() => {
    if (!app) return undefined;
    const leaving = new AbortController();
    const keys = wholePictures(themes, ships);
    const load = async () => {
      await Promise.all([
        textures.load([...keys, ...nebulaPictures(themes)]),
        planets.load(planetPictures(themes), planetHeight(themes.length)),
      ]);
      // An application that was left meanwhile has no renderer any more.
      if (leaving.signal.aborted) return;
      const sky = skyOf(themes);
      await uploadPictures(app.renderer, keys, leaving.signal);
      if (leaving.signal.aborted) return;
      // The nebulae are part of the sky now.
      void textures.load(keys);
      textures.show(keys);
      textures.tidy();
      setPictures({ sky, planets });
    };
    void load();
    return () => leaving.abort();
  }, [app, systems, fleet, textures, planets]);
  useEffect(
    () => () => {
      textures.clear();
      planets.clear();
    },
    [textures, planets],
  );
  useEffect(() => () => pictures?.sky.source.unload(), [pictures]);
  return pictures;
}

function skyOf(themes: readonly Theme[]): Texture {
  const nebulae = nebulaPictures(themes).flatMap((key) => {
    const { resource } = texture(key).source;
    return resource instanceof ImageBitmap ? [resource] : [];
  });
  const resource = composeSky(nebulae);
  return resource
    ? new Texture({ source: new ImageSource({ resource, label: 'map sky' }), label: 'map sky' })
    : Texture.EMPTY;
}
