import type { Sprite } from 'pixi.js';
import { lerp, pseudoRandomTable, wrap } from '../engine/motion.ts';
import type { FrameTime } from '../engine/useMotion.ts';
import { unitOf } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { Swarm } from '../space/Swarm.tsx';
import { heroBody, SKIES } from '../space/sky.ts';
import { useLight } from '../sprites/useLight.ts';
import type { CabinPartProps, CabinScene } from './cabinScene.ts';

export const UPLOAD_MOTION = knobs({
  dim: { value: 0.14, min: 0, max: 0.6, step: 0.02 },
  count: { value: 30, min: 0, max: 48, step: 1 },
  flight: { value: 4.2, min: 1, max: 12, unit: 's' },
  arc: { value: 0.2, min: 0, max: 0.8, step: 0.02 },
  spread: { value: 0.1, min: 0, max: 0.5, step: 0.01 },
});

/** The team sends its work: sparks rise from the dashboard and fly to the planet. */
export const upload: CabinScene = {
  aim(wanted) {
    wanted.dim = UPLOAD_MOTION.dim;
  },
  Outside: Sparks,
};

const MOST = 48;
const DELAY = pseudoRandomTable(MOST, 1).map((share, index) => index / MOST + share * 0.05);
const SIDE = pseudoRandomTable(MOST, 2).map((share) => share - 0.5);
const HEIGHT = pseudoRandomTable(MOST, 3).map((share) => 0.5 + share);

const count = () => UPLOAD_MOTION.count;

function Sparks({ area, theme, mission, still }: CabinPartProps) {
  const body = mission ? heroBody(theme, mission) : SKIES[theme].planets[1];
  const [fromX, fromY] = [area.x + area.width / 2, area.y + area.height];
  const [toX, toY] = [area.x + body.x * area.width, area.y + body.y * area.height];
  const size = unitOf(area) / 400;
  const place = (spark: Sprite, index: number, { time }: FrameTime) => {
    const way = wrap(time / UPLOAD_MOTION.flight + (DELAY[index] ?? 0));
    const bow = Math.sin(way * Math.PI);
    const spread = (SIDE[index] ?? 0) * (1 - way) * area.width * UPLOAD_MOTION.spread;
    const arc = bow * area.height * UPLOAD_MOTION.arc * (HEIGHT[index] ?? 1);
    spark.position.set(lerp(fromX, toX, way) + spread, lerp(fromY, toY, way) - arc);
    spark.scale.set((1.5 - way) * size);
    spark.alpha = bow;
  };
  const dress = (spark: Sprite, index: number) => {
    spark.tint = index % 3 === 0 ? 0xffb25e : 0x8fe9ff;
  };
  return <Swarm most={MOST} look={useLight('shared/spark')} {...{ count, still, dress, place }} />;
}
