import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { PictureKey } from '../assets/bundles.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { useMotion } from '../engine/useMotion.ts';

interface PaintedProps {
  /** Its mask is the picture of the same name with '-paint'. */
  picture: PictureKey;
  /** Upper left corner in its parent. */
  place: { x: number; y: number };
  paint: Paint;
  still: boolean;
}

/** Renders a picture in neutral paint, and over it the mask that gives it the ship's colour. */
export function Painted({ picture, place: { x, y }, paint, still }: PaintedProps) {
  const coat = useRef<Sprite>(null);
  const bare = texture(picture);
  const { width, height } = bare;
  useMotion(still, () => {
    if (coat.current && coat.current.tint !== paint.tint) coat.current.tint = paint.tint;
  });
  return (
    <pixiContainer x={x} y={y}>
      <pixiSprite texture={bare} />
      <pixiSprite ref={coat} texture={texture(`${picture}-paint`)} {...{ width, height }} blendMode="multiply" />
    </pixiContainer>
  );
}
