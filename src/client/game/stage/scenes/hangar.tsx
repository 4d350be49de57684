import type { Sprite } from 'pixi.js';
import { drawnTexture } from '../assets/drawnTexture.ts';
import { tintOf } from '../assets/paint.ts';
import { wave } from '../engine/motion.ts';
import { shipOf, unitOf } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { Carousel } from '../space/Carousel.tsx';
import { Glow, shine } from '../sprites/Glow.tsx';
import { setTint } from '../sprites/setTint.ts';
import type { CabinPartProps, CabinScene } from './cabinScene.ts';

export const HANGAR_MOTION = knobs({
  dim: { value: 0.3, min: 0, max: 0.8, step: 0.02 },
  halo: { value: 0.3, min: 0, max: 1, step: 0.02 },
  podium: { value: '#38b8ff' },
  podiumLight: { value: 0.5, min: 0, max: 1, step: 0.02 },
  podiumBreath: { value: 0.08, min: 0, max: 0.4, step: 0.01 },
});

/** The choice of the ship: the chosen one in the middle of the window over its podium, its neighbours on both sides. */
export const hangar: CabinScene = {
  aim(wanted) {
    wanted.dim = HANGAR_MOTION.dim;
    wanted.planets = 0;
    wanted.sun = 0;
  },
  Outside: Hangar,
};

/** Below the ship, in units of the window. */
const PODIUM_Y = 0.37;

function Hangar({ area, ship, still }: CabinPartProps) {
  const unit = unitOf(area);
  const x = area.x + area.width / 2;
  const y = area.y + area.height * 0.5;
  const paint = shipOf(ship).color;
  const halo = (light: Sprite, time: number) => {
    setTint(light, tintOf(paint));
    shine(light, unit * 2.1, unit * 1.5, HANGAR_MOTION.halo + 0.04 * wave(time, 3.2));
  };
  const podium = (light: Sprite, time: number) => {
    setTint(light, tintOf(HANGAR_MOTION.podium));
    const alpha = HANGAR_MOTION.podiumLight + HANGAR_MOTION.podiumBreath * wave(time, 3.2);
    shine(light, unit * 1.25, unit * 0.2, alpha);
  };
  return (
    <>
      <Glow {...{ x, y, still }} tint={0xffffff} shape={(light, { time }) => halo(light, time)} />
      <pixiSprite texture={rings()} anchor={0.5} x={x} y={y + unit * PODIUM_Y} scale={unit / RING_SCALE} />
      <Glow
        {...{ x, still }}
        y={y + unit * PODIUM_Y}
        tint={0xffffff}
        shape={(light, { time }) => podium(light, time)}
      />
      <Carousel chosen={ship} {...{ x, y, unit, still }} />
    </>
  );
}

/** Pixels of the rings' picture for each unit. */
const RING_SCALE = 500;
/** Half widths of the podium's rings of light, in units; their thickness and strength. */
const RINGS = [
  [0.66, 1.5, 0.18],
  [0.58, 3.5, 0.6],
  [0.5, 1.5, 0.3],
  [0.3, 1, 0.16],
] as const;
const FLATNESS = 0.15;
const RINGS_WIDTH = 672;
const RINGS_HEIGHT = 112;

const rings = drawnTexture('rings', RINGS_WIDTH, RINGS_HEIGHT, (pen) => {
  for (const [radius, width, alpha] of RINGS) {
    const half = radius * RING_SCALE;
    pen.beginPath();
    pen.ellipse(RINGS_WIDTH / 2, RINGS_HEIGHT / 2, half, half * FLATNESS, 0, 0, 2 * Math.PI);
    pen.lineWidth = width;
    pen.strokeStyle = `rgb(143 233 255 / ${alpha})`;
    pen.stroke();
  }
});
