import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import { texture } from '../assets/textures.ts';
import { type Moment, useMotion } from '../engine/useMotion.ts';

interface GlowProps {
  x: number;
  y: number;
  tint: number;
  still: boolean;
  /** Gives the light its size and strength (see shine) in this frame. */
  shape(light: Sprite, now: Moment): void;
}

/** A soft light. */
export function Glow({ x, y, tint, still, shape }: GlowProps) {
  const light = useRef<Sprite>(null);
  useMotion(still, (now) => {
    if (light.current) shape(light.current, now);
  });
  return (
    <pixiSprite ref={light} texture={texture('shared/glow')} anchor={0.5} x={x} y={y} tint={tint} blendMode="add" />
  );
}

/** Width and height of a light in pixels of its parent, and its strength 0..1. */
export function shine(light: Sprite, width: number, height: number, alpha: number): void {
  light.scale.set(width / light.texture.width, height / light.texture.height);
  light.alpha = alpha;
}
