import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Camera } from '../engine/camera.ts';
import { lerp, pseudoRandomTable, wrap } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { knobs } from '../knobs.ts';
import { useLight } from '../sprites/useLight.ts';
import { Swarm } from './Swarm.tsx';

interface StreaksProps {
  /** Origin of the streaks, and how far they fly, in pixels of the canvas. */
  x: number;
  y: number;
  reach: number;
  still: boolean;
  camera: Camera;
}

export const STREAK_MOTION = knobs({
  count: { value: 170, min: 0, max: 170, step: 1 },
  speed: { value: 0.75, min: 0.1, max: 2, step: 0.05 },
  stretch: { value: 0.62, min: 0.05, max: 1, step: 0.01 },
});

const MOST = 170;
const TINTS = [0x8fe9ff, 0x5cd8ff, 0xffffff, 0xb583ff, 0x38b8ff, 0xffb25e, 0xc9a2ff, 0x8fe9ff] as const;
const START = pseudoRandomTable(MOST, 1);
const SPEED = pseudoRandomTable(MOST, 2).map((share) => 0.5 + share);
const ANGLE = pseudoRandomTable(MOST, 3).map((share, index) => (index + share) * ((2 * Math.PI) / MOST));
const WIDTH = pseudoRandomTable(MOST, 4).map((share) => 0.6 + 2.4 * share ** 4);
const LIGHT = pseudoRandomTable(MOST, 5).map((share) => 0.6 + 0.4 * share);
const PICTURE_LENGTH = 256;

/** Renders light stretched into lines that fly out of one point. */
export function Streaks({ x, y, reach, still, camera }: StreaksProps) {
  const flown = useRef(0);
  useMotion(still, ({ step }) => {
    flown.current += step * STREAK_MOTION.speed;
  });
  const place = (streak: Sprite, index: number) => {
    const force = camera.jump;
    const nearness = wrap((START[index] ?? 0) + flown.current * (SPEED[index] ?? 1));
    const away = nearness ** 2.2 * reach;
    const angle = ANGLE[index] ?? 0;
    streak.position.set(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    const length = lerp(0.03, STREAK_MOTION.stretch, force) * away + 4;
    streak.scale.set(length / PICTURE_LENGTH, (0.2 + nearness * (WIDTH[index] ?? 1)) * (reach / 1000));
    streak.alpha = Math.min(1, nearness * 4) * force * (LIGHT[index] ?? 1);
  };
  const dress = (streak: Sprite, index: number) => {
    streak.rotation = ANGLE[index] ?? 0;
    streak.tint = TINTS[index % TINTS.length] ?? 0xffffff;
  };
  return (
    <Swarm
      most={MOST}
      count={count}
      look={useLight('shared/streak')}
      still={still}
      anchorX={1}
      dress={dress}
      place={place}
    />
  );
}

const count = () => STREAK_MOTION.count;
