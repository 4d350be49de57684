import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';
import { snapAlpha } from './snap.ts';
import { useLight } from './useLight.ts';

interface GlowProps {
  x: number;
  y: number;
  tint: number;
  still: boolean;
  /** Sets the light's size and strength in this frame (see shine). */
  shape(light: Sprite, now: FrameTime): void;
}

/** Renders a soft light. */
export function Glow({ x, y, tint, still, shape }: GlowProps) {
  const light = useRef<Sprite>(null);
  const picture = useLight('shared/glow');
  useMotion(still, (now) => {
    if (light.current) shape(light.current, now);
  });
  return <pixiSprite ref={light} {...picture} anchor={0.5} x={x} y={y} tint={tint} />;
}

/** Sets a light's width and height in pixels of its parent, and its strength 0..1. */
export function shine(light: Sprite, width: number, height: number, alpha: number): void {
  light.scale.set(width / light.texture.width, height / light.texture.height);
  light.alpha = snapAlpha(alpha);
}
