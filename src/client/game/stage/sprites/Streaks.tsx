import type { Sprite } from 'pixi.js';
import { lerp, scatter, wrap } from '../motion.ts';
import { texture } from '../textures.ts';
import type { Moment } from '../useMotion.ts';
import { Swarm } from './Swarm.tsx';

interface StreaksProps {
  /** Where the streaks come from, and how far they fly, in pixels of the canvas. */
  x: number;
  y: number;
  reach: number;
  still: boolean;
  /** How deep in the jump, 0..1, at an age. */
  depth(age: number): number;
  /** Way that the streaks have flown at an age, in reaches. */
  flown(age: number): number;
}

const COUNT = 170;
const TINTS = [0x8fe9ff, 0x5cd8ff, 0xffffff, 0xb583ff, 0x38b8ff, 0xffb25e, 0xc9a2ff, 0x8fe9ff] as const;

/** Light stretched into lines that fly out of one point. */
export function Streaks({ x, y, reach, still, depth, flown }: StreaksProps) {
  const place = (streak: Sprite, index: number, { age }: Moment) => {
    const force = depth(age);
    const nearness = wrap(scatter(index, 1) + flown(age) * (0.5 + scatter(index, 2)));
    const away = nearness ** 2.2 * reach;
    const angle = (index + scatter(index, 3)) * ((2 * Math.PI) / COUNT);
    streak.position.set(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    streak.rotation = angle;
    const length = lerp(0.03, 0.62, force) * away + 4;
    streak.scale.set(length / 256, (0.2 + nearness * (0.45 + 1.6 * scatter(index, 4) ** 4)) * (reach / 1000));
    streak.alpha = Math.min(1, nearness * 4) * force * (0.6 + 0.4 * scatter(index, 5));
    streak.tint = TINTS[index % TINTS.length] ?? 0xffffff;
  };
  return <Swarm count={COUNT} texture={texture('shared/streak')} still={still} anchorX={1} place={place} />;
}
