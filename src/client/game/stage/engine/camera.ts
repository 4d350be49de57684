import { approach } from './motion.ts';

/** What a scene does to what is seen through the window. A scene says what it wants; the camera goes there and never jumps. */
export interface Camera {
  /** How far the near stars have flown beyond their drift, in widths of the window. */
  travel: number;
  /** How much of the sun and of the planets is seen, 0..1. */
  sun: number;
  planets: number;
  /** How far the mission's planet has come from its place in the system to the front, 0..1. */
  hero: number;
  /** Size of the planets, 1 = as composed. */
  scale: number;
  /** Size of the nebula, 1 = fills the window. */
  zoom: number;
  /** How bright nebula and stars are, 0..1. */
  light: number;
  /** Share of light that is taken away, for text in front. */
  dim: number;
  /** How deep in the jump, 0..1. */
  jump: number;
  /** How hard the ship trembles, in design pixels. */
  shake: number;
}

const REST: Readonly<Camera> = {
  travel: 0,
  sun: 1,
  planets: 1,
  hero: 0,
  scale: 1,
  zoom: 1,
  light: 1,
  dim: 0,
  jump: 0,
  shake: 0,
};

/** The most that each part changes in a second: a scene that is left in the middle is left softly, and nothing can flash. */
const MOST_A_SECOND: Readonly<Camera> = {
  travel: 1_000,
  sun: 2.5,
  planets: 2.5,
  hero: 0.8,
  scale: 0.3,
  zoom: 3.5,
  light: 2.5,
  dim: 0.6,
  jump: 4,
  shake: 30,
};

const PARTS = Object.keys(REST) as (keyof Camera)[];

export function restingCamera(): Camera {
  return { ...REST };
}

/** Puts every part back where it is when nothing happens. */
export function rest(camera: Camera): void {
  for (const part of PARTS) camera[part] = REST[part];
}

/** Brings the camera nearer to what is wanted, in place. */
export function settle(camera: Camera, wanted: Readonly<Camera>, seconds: number): void {
  for (const part of PARTS) camera[part] = approach(camera[part], wanted[part], MOST_A_SECOND[part] * seconds);
}

/** Shows what is wanted at once. */
export function cut(camera: Camera, wanted: Readonly<Camera>): void {
  for (const part of PARTS) camera[part] = wanted[part];
}
