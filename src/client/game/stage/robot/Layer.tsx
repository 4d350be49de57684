import type { Sprite } from 'pixi.js';
import type { RefObject } from 'react';
import type { PictureKey } from '../assets/bundles.ts';
import { texture } from '../assets/textures.ts';

interface LayerProps {
  layer?: RefObject<Sprite | null>;
  picture: PictureKey;
  place: { x: number; y: number; width: number; height: number };
}

/** Renders a part of the head at its place. */
export function Layer({ layer, picture, place }: LayerProps) {
  const { x, y, width, height } = place;
  return <pixiSprite ref={layer} texture={texture(picture)} {...{ x, y, width, height }} />;
}
