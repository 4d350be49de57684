import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { texture } from '../assets/textures.ts';
import type { Camera } from '../engine/camera.ts';
import { pseudoRandomTable, wave, wrap } from '../engine/motion.ts';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';
import { Swarm } from './Swarm.tsx';
import { parallaxOf, SPACE_MOTION } from './space.ts';

interface StarsProps {
  area: Rect;
  still: boolean;
  camera: Camera;
}

const MARGIN = 1.06;
const MOST_NEAR = 64;
const TINTS = [0xffffff, 0xbfe9ff, 0xffe3c2, 0xe3d4ff] as const;
const NEARNESS = pseudoRandomTable(MOST_NEAR, 1).map((share) => 0.35 + share * 0.65);
const ACROSS = pseudoRandomTable(MOST_NEAR, 2);
const DOWN = pseudoRandomTable(MOST_NEAR, 3);
const TWINKLE_SECONDS = pseudoRandomTable(MOST_NEAR, 4).map((share) => 2.5 + share * 4);
const PHASE = pseudoRandomTable(MOST_NEAR, 5);
const SIZE = pseudoRandomTable(MOST_NEAR, 6).map((share) => 0.12 + 0.34 * share ** 3);
/** How far the far stars move along when the ship flies. */
const FAR_TRAVEL = 0.15;

/** Renders two layers of stars: a far picture that wraps around, and near stars that twinkle and pass faster. */
export function Stars({ area, still, camera }: StarsProps) {
  const near = (star: Sprite, index: number, { time }: FrameTime) => {
    const depth = NEARNESS[index] ?? 1;
    const flown = time / SPACE_MOTION.nearSeconds + camera.travel;
    const x = wrap((ACROSS[index] ?? 0) - flown * depth) * 1.1 - 0.05;
    const shift = parallaxOf(area, SPACE_MOTION.nearDepth * depth, still);
    star.position.set(area.x + x * area.width - shift.x, area.y + (DOWN[index] ?? 0) * area.height - shift.y);
    const twinkle = 0.45 + 0.4 * wave(time, TWINKLE_SECONDS[index] ?? 4, PHASE[index]);
    star.alpha = twinkle * depth * camera.light;
  };
  const dress = (star: Sprite, index: number) => {
    star.scale.set(((SIZE[index] ?? 0) * area.height) / 520);
    star.tint = TINTS[index % TINTS.length] ?? 0xffffff;
  };
  return (
    <>
      <FarStars area={area} still={still} camera={camera} />
      <Swarm
        most={MOST_NEAR}
        count={nearCount}
        texture={texture('shared/spark')}
        still={still}
        dress={dress}
        place={near}
      />
    </>
  );
}

const nearCount = () => SPACE_MOTION.nearStars;

function FarStars({ area, still, camera }: StarsProps) {
  const left = useRef<Sprite>(null);
  const right = useRef<Sprite>(null);
  const picture = texture('shared/stars');
  const size = Math.max(area.width / picture.width, area.height / picture.height) * MARGIN;
  const span = picture.width * size;
  const top = area.y + (area.height - picture.height * size) / 2;
  useMotion(still, ({ time }) => {
    if (!left.current || !right.current) return;
    const shift = parallaxOf(area, SPACE_MOTION.starsDepth, still);
    const flown = wrap(time / SPACE_MOTION.starsSeconds + camera.travel * FAR_TRAVEL);
    left.current.position.set(area.x - flown * span - shift.x, top - shift.y);
    right.current.position.set(area.x + (1 - flown) * span - shift.x, top - shift.y);
    left.current.alpha = right.current.alpha = 0.85 * camera.light;
  });
  return (
    <>
      <pixiSprite ref={left} texture={picture} scale={size} blendMode="add" />
      <pixiSprite ref={right} texture={picture} scale={size} blendMode="add" />
    </>
  );
}
