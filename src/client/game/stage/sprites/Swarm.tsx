import { type BLEND_MODES, type Container, Sprite, type Texture } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import { quality } from '../quality.ts';
import { type Moment, useMotion } from '../useMotion.ts';

interface SwarmProps {
  /** The most that there can be. */
  most: number;
  /** How many there are just now; absent = all. A slow machine draws fewer. */
  count?(): number;
  texture: Texture;
  still: boolean;
  blend?: BLEND_MODES;
  /** Where in the picture a sprite's position lies, 0..1. */
  anchorX?: number;
  /** Gives one of the sprites what does not change from frame to frame. */
  dress?(sprite: Sprite, index: number): void;
  /** Puts one of the sprites where it belongs in this frame. */
  place(sprite: Sprite, index: number, now: Moment): void;
}

/** Many small sprites of one picture, each known by its index: stars, streaks, confetti. */
export function Swarm({ most, count, texture, still, blend = 'add', anchorX = 0.5, dress, place }: SwarmProps) {
  const swarm = useRef<Container>(null);
  useLayoutEffect(() => {
    const sprites = swarm.current?.children ?? NOBODY;
    for (const [index, sprite] of sprites.entries()) if (sprite instanceof Sprite) dress?.(sprite, index);
  });
  useMotion(still, (now) => {
    const sprites = swarm.current?.children ?? NOBODY;
    const shown = (count ? count() : most) * quality.particles;
    for (let index = 0; index < sprites.length; index++) {
      const sprite = sprites[index];
      if (!(sprite instanceof Sprite)) continue;
      sprite.visible = index < shown;
      if (sprite.visible) place(sprite, index, now);
    }
  });
  return (
    <pixiContainer ref={swarm}>
      {Array.from({ length: most }, (_, index) => (
        <pixiSprite
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is what makes a sprite the one it is.
          key={index}
          texture={texture}
          anchor={{ x: anchorX, y: 0.5 }}
          blendMode={blend}
          alpha={0}
        />
      ))}
    </pixiContainer>
  );
}

const NOBODY: readonly Container[] = [];
