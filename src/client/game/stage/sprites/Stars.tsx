import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import { gaze } from '../gaze.ts';
import { scatter, wave, wrap } from '../motion.ts';
import type { Camera } from '../sky.ts';
import { texture } from '../textures.ts';
import { useMotion } from '../useMotion.ts';
import type { View } from '../view.ts';
import { Swarm } from './Swarm.tsx';

interface StarsProps {
  view: View;
  still: boolean;
  camera(age: number): Camera;
}

const PICTURE_WIDTH = 1600;
const PICTURE_HEIGHT = 900;
const FAR_DRIFT = 1 / 240;
const NEAR_DRIFT = 1 / 90;
const NEAR_STARS = 64;
const TINTS = [0xffffff, 0xbfe9ff, 0xffe3c2, 0xe3d4ff] as const;

/** Two skies of stars: a far picture that wraps around, and near ones that twinkle and pass faster. */
export function Stars({ view, still, camera }: StarsProps) {
  const left = useRef<Sprite>(null);
  const right = useRef<Sprite>(null);
  const { width, height } = view;
  const size = Math.max(width / PICTURE_WIDTH, height / PICTURE_HEIGHT) * 1.06;
  useMotion(still, ({ time, age }) => {
    const span = PICTURE_WIDTH * size;
    const x = -wrap(time * FAR_DRIFT + camera(age).travel * 0.15) * span - gaze.x * 3;
    const y = (height - PICTURE_HEIGHT * size) / 2 - gaze.y * 3;
    for (const [sprite, at] of [
      [left.current, x],
      [right.current, x + span],
    ] as const) {
      sprite?.position.set(at, y);
      if (sprite) sprite.alpha = 0.85 * camera(age).light;
    }
  });
  const near = (star: Sprite, index: number, { time, age }: { time: number; age: number }) => {
    const depth = 0.35 + scatter(index, 1) * 0.65;
    const x = wrap(scatter(index, 2) - (time * NEAR_DRIFT + camera(age).travel) * depth);
    star.position.set((x * 1.1 - 0.05) * width - gaze.x * 10 * depth, scatter(index, 3) * height - gaze.y * 10 * depth);
    star.alpha = (0.45 + 0.4 * wave(time, 2.5 + scatter(index, 4) * 4, scatter(index, 5))) * depth * camera(age).light;
    star.scale.set((0.12 + 0.34 * scatter(index, 6) ** 3) * size * 1.6);
    star.tint = TINTS[index % TINTS.length] ?? 0xffffff;
  };
  return (
    <>
      <pixiSprite ref={left} texture={texture('shared/stars')} scale={size} blendMode="add" />
      <pixiSprite ref={right} texture={texture('shared/stars')} scale={size} blendMode="add" />
      <Swarm count={NEAR_STARS} texture={texture('shared/spark')} still={still} place={near} />
    </>
  );
}
