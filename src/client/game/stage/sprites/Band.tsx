import { Matrix, type Sprite, Texture } from 'pixi.js';
import { useCallback } from 'react';

interface BandProps {
  /** Its upper edge, as shares of the glass. */
  left: number;
  right: number;
  /** How far its lower edge lies to the left of the upper one. */
  slant: number;
  tint?: number;
  alpha?: number;
}

/** Renders a slanting band of light, from the upper to the lower edge of a glass of 1 by 1. */
export function Band({ left, right, slant, tint = 0xffffff, alpha = 1 }: BandProps) {
  const lay = useCallback(
    (sprite: Sprite | null) => sprite?.setFromMatrix(new Matrix(right - left, 0, -slant, 1, left, 0)),
    [left, right, slant],
  );
  return <pixiSprite ref={lay} texture={Texture.WHITE} tint={tint} alpha={alpha} />;
}
