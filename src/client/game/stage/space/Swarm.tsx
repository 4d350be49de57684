import { type BLEND_MODES, type Container, Sprite, type Texture } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import { quality } from '../engine/quality.ts';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';

interface SwarmProps {
  /** The largest number of sprites. */
  most: number;
  /** The number of sprites now; absent = all. A slow machine draws fewer. */
  count?(): number;
  texture: Texture;
  still: boolean;
  blend?: BLEND_MODES;
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
export function Swarm({ most, count, texture, still, blend = 'add', anchorX = 0.5, dress, place }: SwarmProps) {
  const swarm = useRef<Container>(null);
  const sprites = useRef<readonly Sprite[]>(NONE);
  useLayoutEffect(() => {
    const group = swarm.current;
    if (!group) return;
    const made = Array.from({ length: most }, () => {
      return new Sprite({ texture, anchor: { x: anchorX, y: 0.5 }, blendMode: blend, alpha: 0 });
    });
    group.addChild(...made);
    sprites.current = made;
    return () => {
      sprites.current = NONE;
      for (const sprite of made) if (!sprite.destroyed) sprite.destroy();
    };
  }, [most, texture, anchorX, blend]);
  useLayoutEffect(() => {
    for (const [index, sprite] of sprites.current.entries()) dress?.(sprite, index);
  });
  useMotion(still, (now) => {
    const all = sprites.current;
    const shown = (count ? count() : most) * quality.particles;
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
