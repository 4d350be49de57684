import { approach } from './motion.ts';

/**
 * What a scene does to the view through the window. Scenes set the wanted state; the camera moves there and never
 * jumps.
 */
export interface Camera {
  /** How far the near stars have flown beyond their drift, in widths of the window. */
  travel: number;
  /** How visible the sun and the planets are, 0..1. */
  sun: number;
  planets: number;
  /** How far the mission's planet has come from its place in the system to the front, 0..1. */
  hero: number;
  /** Size of the planets, 1 = as composed. */
  scale: number;
  /** Size of the nebula, 1 = fills the window. */
  zoom: number;
  /** Brightness of nebula and stars, 0..1. */
  light: number;
  /** Share of light that is removed, for text in front. */
  dim: number;
  /** Depth of the jump, 0..1. */
  jump: number;
  /** How hard the ship shakes, in design pixels. */
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

/** Largest change per second: a scene that is left midway fades out softly, and nothing can flash. */
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

/** Resets every part to its resting value. */
export function resetCamera(camera: Camera): void {
  for (const part of PARTS) camera[part] = REST[part];
}

/** Moves the camera towards the wanted state, in place. */
export function moveCamera(camera: Camera, wanted: Readonly<Camera>, seconds: number): void {
  for (const part of PARTS) {
    if (camera[part] === wanted[part]) continue;
    camera[part] = approach(camera[part], wanted[part], MOST_A_SECOND[part] * seconds);
  }
}

/** Sets the wanted state at once. */
export function snapCamera(camera: Camera, wanted: Readonly<Camera>): void {
  for (const part of PARTS) camera[part] = wanted[part];
}
