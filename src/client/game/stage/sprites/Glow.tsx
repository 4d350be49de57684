import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import { texture } from '../textures.ts';
import { type Moment, useMotion } from '../useMotion.ts';

interface GlowProps {
  x: number;
  y: number;
  tint: number;
  still: boolean;
  /** Width, height (pixels of the canvas) and strength 0..1 of the light. */
  shape(now: Moment): { width: number; height: number; alpha: number };
}

/** A soft light. */
export function Glow({ x, y, tint, still, shape }: GlowProps) {
  const light = useRef<Sprite>(null);
  useMotion(still, (now) => {
    const { width, height, alpha } = shape(now);
    light.current?.setSize(width, height);
    if (light.current) light.current.alpha = alpha;
  });
  return (
    <pixiSprite ref={light} texture={texture('shared/glow')} anchor={0.5} x={x} y={y} tint={tint} blendMode="add" />
  );
}
