import { type BLEND_MODES, type Container, Sprite, type Texture } from 'pixi.js';
import { useRef } from 'react';
import { type Moment, useMotion } from '../useMotion.ts';

interface SwarmProps {
  count: number;
  texture: Texture;
  still: boolean;
  blend?: BLEND_MODES;
  /** Where in the picture a sprite's position lies, 0..1. */
  anchorX?: number;
  /** Puts one of the sprites where it belongs in this frame. */
  place(sprite: Sprite, index: number, now: Moment): void;
}

/** Many small sprites of one picture, each placed by its index: stars, streaks, confetti. */
export function Swarm({ count, texture, still, blend = 'add', anchorX = 0.5, place }: SwarmProps) {
  const swarm = useRef<Container>(null);
  useMotion(still, (now) => {
    swarm.current?.children.forEach((child, index) => {
      if (child instanceof Sprite) place(child, index, now);
    });
  });
  return (
    <pixiContainer ref={swarm}>
      {Array.from({ length: count }, (_, index) => (
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
