import { SHIPS as MODELS, type ShipKey } from '#domain/vocabulary.ts';
import type { Camera, Recipe, SceneRecipe } from '../recipe.ts';

type Triple = readonly [number, number, number];

/** Framing of a ship: zoom, and offset of the picture's centre from the ship's, in half picture heights at zoom 1. */
interface Framing {
  zoom: number;
  shift: readonly [number, number];
}

export interface ShipView {
  camera: Camera;
  /** The ship alone at 960 x 720. */
  picture: Framing;
  /** The ship with its flames at 240 x 180. */
  avatar: Framing;
  /** Start of each flame inside its nozzle (x = forward, y = up, z = starboard) and its radius there. */
  exhausts: readonly { place: Triple; radius: number }[];
}

export const PICTURE_SIZE = { width: 960, height: 720 } as const;
const AVATAR_SIZE = { width: 240, height: 180 } as const;

/** Seen from the front, starboard and slightly above; nose to the right. */
const THREE_QUARTER: Camera = { azimuth: 0.86, elevation: 0.34, roll: -0.13 };

/** Returns two exhausts, mirrored to starboard and port. */
function pair(x: number, y: number, side: number, radius: number): ShipView['exhausts'] {
  return [side, -side].map((z) => ({ place: [x, y, z] as const, radius }));
}

function single(x: number, y: number, radius: number): ShipView['exhausts'] {
  return [{ place: [x, y, 0], radius }];
}

export const VIEWS: Readonly<Record<ShipKey, ShipView>> = {
  faisca: {
    camera: THREE_QUARTER,
    picture: { zoom: 1.37, shift: [-0.15, 0.117] },
    avatar: { zoom: 1.37, shift: [-0.203, 0.116] },
    exhausts: pair(-1.536, 0.06, 0.66, 0.24),
  },
  caracol: {
    camera: THREE_QUARTER,
    picture: { zoom: 1.47, shift: [-0.019, 0.125] },
    avatar: { zoom: 1.42, shift: [-0.119, 0.127] },
    exhausts: pair(-1.785, -0.24, 0.32, 0.21),
  },
  besouro: {
    camera: THREE_QUARTER,
    picture: { zoom: 1.53, shift: [-0.072, 0.147] },
    avatar: { zoom: 1.42, shift: [-0.161, 0.162] },
    exhausts: pair(-1.72, 0.1, 0.52, 0.19),
  },
  manta: {
    // Banked towards the camera, to show the wings.
    camera: { azimuth: 0.86, elevation: 0.62, roll: -0.3 },
    picture: { zoom: 1.25, shift: [-0.161, 0.172] },
    avatar: { zoom: 1.31, shift: [-0.154, 0.172] },
    exhausts: pair(-1.405, 0.07, 0.44, 0.18),
  },
  anel: {
    camera: THREE_QUARTER,
    picture: { zoom: 1.37, shift: [0.031, 0.019] },
    avatar: { zoom: 1.46, shift: [-0.099, 0.023] },
    exhausts: single(-1.676, 0, 0.25),
  },
  nuvem: {
    camera: THREE_QUARTER,
    picture: { zoom: 1.5, shift: [-0.058, 0.028] },
    avatar: { zoom: 1.34, shift: [-0.185, 0.026] },
    exhausts: single(-2.1, 0.04, 0.29),
  },
  libelula: {
    // Banked slightly, so that all four wings are visible.
    camera: { azimuth: 0.86, elevation: 0.52, roll: -0.24 },
    picture: { zoom: 1.24, shift: [-0.144, 0.025] },
    avatar: { zoom: 1.31, shift: [-0.144, 0.026] },
    exhausts: single(-2.12, 0.1, 0.19),
  },
  baleia: {
    camera: THREE_QUARTER,
    picture: { zoom: 1.35, shift: [-0.192, 0.019] },
    avatar: { zoom: 1.41, shift: [-0.182, 0.019] },
    exhausts: pair(-1.157, -0.06, 0.62, 0.19),
  },
  corisco: {
    camera: THREE_QUARTER,
    picture: { zoom: 1.19, shift: [0.133, 0.072] },
    avatar: { zoom: 1.14, shift: [0.026, 0.064] },
    exhausts: single(-1.749, 0.04, 0.32),
  },
  tatu: {
    camera: THREE_QUARTER,
    picture: { zoom: 1.55, shift: [-0.003, -0.028] },
    avatar: { zoom: 1.45, shift: [-0.099, -0.026] },
    exhausts: [...pair(-1.306, -0.38, 0.8, 0.16), ...single(-1.82, -0.1, 0.24)],
  },
};

function scene(key: ShipKey, paint: string, flameSize: number): Omit<SceneRecipe, 'key' | 'width' | 'height'> {
  const { camera, exhausts } = VIEWS[key];
  const numbers = exhausts.map(({ place, radius }) => `vec4(${[...place, radius].map((value) => value.toFixed(4))})`);
  return {
    kind: 'scene',
    program: 'solid',
    glsl: ['ships/kit.glsl', 'ships/flames.glsl', `ships/${key}.glsl`],
    defines: {
      FLAME_COUNT: exhausts.length,
      EXHAUSTS: numbers.join(', '),
      FLAME_SIZE: flameSize.toFixed(1),
      FLAME_REACH: '7.',
    },
    paint,
    camera,
    // Halos and grain take more bytes than the hulls.
    film: { bloom: 0.36, grain: 0.007 },
    packing: { quality: 80, alphaQuality: 77 },
  };
}

function picture(key: ShipKey, paint: string): SceneRecipe {
  return { ...scene(key, paint, 0), key: `ships/${key}`, ...PICTURE_SIZE, ...VIEWS[key].picture };
}

/** Renders the avatar separately instead of scaling the picture, because it has flames and a closer camera. */
function avatar(key: ShipKey, paint: string): SceneRecipe {
  return { ...scene(key, paint, 1), key: `ships/${key}-avatar`, ...AVATAR_SIZE, ...VIEWS[key].avatar, antialias: 3 };
}

/** Size of ships/flame in pixels; `radius`: at the flame's start; `halo`: space right of the nozzle. */
export const FLAME_SIZE = { width: 384, height: 240, radius: 60, halo: 24 } as const;

/**
 * One exhaust flame pointing left, for additive blending behind a ship; its length matches the flames seen from
 * THREE_QUARTER.
 */
const FLAME: SceneRecipe = {
  kind: 'scene',
  key: 'ships/flame',
  program: 'flat',
  glsl: ['ships/flame.glsl'],
  uniforms: { radius: FLAME_SIZE.radius, reach: 5.4, nozzle: FLAME_SIZE.width - FLAME_SIZE.halo },
  width: FLAME_SIZE.width,
  height: FLAME_SIZE.height,
  film: { grain: 0 },
  packing: { quality: 80 },
};

export const SHIPS: readonly Recipe[] = [
  ...MODELS.map(({ key, color }) => picture(key, color)),
  ...MODELS.map(({ key, color }) => avatar(key, color)),
  FLAME,
];
