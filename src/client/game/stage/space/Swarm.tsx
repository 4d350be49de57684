import { type Container, Sprite } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import { quality } from '../engine/quality.ts';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';
import type { Light } from '../sprites/useLight.ts';

interface SwarmProps {
  /** The largest number of sprites. */
  most: number;
  /** The number of sprites now; absent = all. A slow machine draws fewer. */
  count?(now: FrameTime): number;
  /** Its picture, and how it is drawn. */
  look: Light;
  still: boolean;
  /** While it returns true, the sprites move in every second frame only: small and slow ones look the same, at half the cost. */
  atHalfRate?(): boolean;
  /** Horizontal place of a sprite's position in the picture, 0..1. */
  anchorX?: number;
  /** Sets what does not change from frame to frame. */
  dress?(sprite: Sprite, index: number): void;
  /** Places one of the sprites in this frame. */
  place(sprite: Sprite, index: number, now: FrameTime): void;
}

/**
 * Renders many small sprites of one picture, each known by its index: stars, streaks, confetti. They are created
 * without React, because hundreds of elements would cost it a frame on a slow tablet.
 */
export function Swarm({ most, count, look, still, atHalfRate, anchorX = 0.5, dress, place }: SwarmProps) {
  const { texture, blendMode } = look;
  const swarm = useRef<Container>(null);
  const sprites = useRef<readonly Sprite[]>(NONE);
  useLayoutEffect(() => {
    const group = swarm.current;
    if (!group) return;
    const made = Array.from({ length: most }, () => {
      return new Sprite({ texture, anchor: { x: anchorX, y: 0.5 }, blendMode, alpha: 0 });
    });
    group.addChild(...made);
    sprites.current = made;
    return () => {
      sprites.current = NONE;
      for (const sprite of made) if (!sprite.destroyed) sprite.destroy();
    };
  }, [most, texture, anchorX, blendMode]);
  useLayoutEffect(() => {
    for (const [index, sprite] of sprites.current.entries()) dress?.(sprite, index);
  });
  useMotion(still, (now) => {
    if (now.isSecond && atHalfRate?.()) return;
    const all = sprites.current;
    const shown = (count ? count(now) : most) * quality.particles;
    for (let index = 0; index < all.length; index++) {
      const sprite = all[index];
      if (!sprite) continue;
      sprite.visible = index < shown;
      if (sprite.visible) place(sprite, index, now);
    }
  });
  return <pixiContainer ref={swarm} />;
}

const NONE: readonly Sprite[] = [];
