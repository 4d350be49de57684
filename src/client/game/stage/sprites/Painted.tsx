import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { PictureKey } from '../assets/bundles.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { useBakedCoat } from '../assets/useBakedCoat.ts';
import { useMotion } from '../engine/useMotion.ts';

interface PaintedProps {
  /** Its mask is the picture of the same name with '-paint'. */
  picture: PictureKey;
  /** Upper left corner in its parent. */
  place: { x: number; y: number };
  paint: Paint;
  still: boolean;
}

/** Renders a picture in the ship's colour: in neutral paint under its mask or, once the colour has arrived, as one picture. */
export function Painted({ picture: key, place: { x, y }, paint, still }: PaintedProps) {
  const bare = useRef<Sprite>(null);
  const coat = useRef<Sprite>(null);
  const baked = useBakedCoat();
  const coated = { picture: texture(key), mask: texture(`${key}-paint`), paint };
  const { picture, mask } = coated;
  const { width, height } = picture;
  useMotion(still, (now) => {
    if (bare.current && coat.current) baked.dress(coated, bare.current, coat.current, now);
  });
  return (
    <>
      <pixiSprite ref={bare} texture={picture} x={x} y={y} />
      <pixiSprite ref={coat} texture={mask} {...{ x, y, width, height }} blendMode="multiply" />
    </>
  );
}
