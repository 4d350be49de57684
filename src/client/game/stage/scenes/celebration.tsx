import type { Sprite } from 'pixi.js';
import { texture } from '../assets/textures.ts';
import { pseudoRandomTable, smoothstep, wave, wrap } from '../engine/motion.ts';
import type { FrameTime } from '../engine/useMotion.ts';
import { knobs } from '../knobs.ts';
import { Swarm } from '../space/Swarm.tsx';
import type { CabinPartProps, CabinScene } from './cabinScene.ts';

export const CELEBRATION_MOTION = knobs({
  count: { value: 54, min: 0, max: 80, step: 1 },
  fall: { value: 17, min: 5, max: 60, unit: 's' },
  sway: { value: 26, min: 0, max: 80, unit: 'px' },
  turn: { value: 1.6, min: 0, max: 6, step: 0.1 },
  size: { value: 0.5, min: 0.1, max: 1.5, step: 0.05 },
});

/** A finished mission: paper stars sink slowly before the window, without flashes. */
export const celebration: CabinScene = { Inside: PaperStars };

const MOST = 80;
const TINTS = [0xffb25e, 0xff5f8f, 0x7bed9f, 0x8fe9ff, 0xffe9a8, 0xc9a2ff] as const;
const NEARNESS = pseudoRandomTable(MOST, 1).map((share) => 0.45 + share * 0.55);
const START = pseudoRandomTable(MOST, 2);
const SWAY_SECONDS = pseudoRandomTable(MOST, 3).map((share) => 3 + share * 3);
const SWAY_PHASE = pseudoRandomTable(MOST, 4);
const ACROSS = pseudoRandomTable(MOST, 5);
const TURN = pseudoRandomTable(MOST, 6).map((share) => share - 0.5);
const FLIP_SECONDS = pseudoRandomTable(MOST, 7).map((share) => 4 + share * 3);
const FLIP_PHASE = pseudoRandomTable(MOST, 8);
/** A star fades from this share of its fall on, so that the dashboard stays readable. */
const FADE_FROM = 0.8;

const count = () => CELEBRATION_MOTION.count;

function PaperStars({ area, view, still }: CabinPartProps) {
  const size = Math.min(view.width, view.height) / 900;
  const top = area.y - area.height * 0.12;
  const fall = area.y + area.height * 1.04 - top;
  const place = (star: Sprite, index: number, { time }: FrameTime) => {
    const near = NEARNESS[index] ?? 1;
    const way = wrap((START[index] ?? 0) + (time * (0.7 + near)) / CELEBRATION_MOTION.fall);
    const sway = wave(time, SWAY_SECONDS[index] ?? 4, SWAY_PHASE[index]) * CELEBRATION_MOTION.sway * size;
    star.position.set(area.x + (ACROSS[index] ?? 0) * area.width + sway, top + way * fall);
    star.rotation = time * (TURN[index] ?? 0) * CELEBRATION_MOTION.turn;
    // Turning paper shows its narrow side now and then.
    const flip = 0.35 + 0.65 * Math.abs(wave(time, FLIP_SECONDS[index] ?? 5, FLIP_PHASE[index]));
    const scale = CELEBRATION_MOTION.size * near * size;
    star.scale.set(scale * flip, scale);
    star.alpha = (1 - smoothstep(FADE_FROM, 1, way)) * (0.55 + 0.45 * near);
  };
  const dress = (star: Sprite, index: number) => {
    star.tint = TINTS[index % TINTS.length] ?? 0xffffff;
  };
  return (
    <Swarm
      most={MOST}
      look={{ texture: texture('shared/star'), blendMode: 'normal' }}
      {...{ count, still, dress, place }}
    />
  );
}
