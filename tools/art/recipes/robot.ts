import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { ROBOT_RIG } from '#client/game/stage/robot/robotRig.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { assembleRobot } from '../orbi.ts';
import { NEUTRAL_PAINT, type Recipe, type SceneRecipe } from '../recipe.ts';

const PAINTS = SHIPS.map(({ color }) => color);
const GLOW = '#38d6ff';

/** Settings shared by all solid layers. */
const LAYER = {
  packing: { quality: 80 },
  kind: 'scene',
  program: 'solid',
  width: ROBOT_RIG.width,
  height: ROBOT_RIG.height,
  camera: { azimuth: 1.44, elevation: 0.1, roll: 0 },
  zoom: 1.12,
  shift: [-0.02, -0.16],
  paint: NEUTRAL_PAINT,
  glow: GLOW,
  antialias: 3,
  film: { exposure: 0.82, bloom: 0.45, saturation: 1.12 },
} as const satisfies Partial<SceneRecipe>;

function eyePart(key: string, part: number, width: number, height: number): SceneRecipe {
  return {
    kind: 'scene',
    key,
    program: 'flat',
    glsl: ['robot/eye.glsl'],
    defines: { PART: part },
    width,
    height,
    glow: GLOW,
    antialias: 4,
    film: { exposure: 0.82, bloom: 0, saturation: 1.12, grain: 0 },
  };
}

const HEAD = { ...LAYER, glsl: ['robot/parts.glsl', 'robot/head.glsl'] } as const;

function cropOf({ x: left, y: top, width, height }: Rect) {
  return { left, top, width, height };
}

function lid(key: string, layer: 'lid-upper' | 'lid-lower', side: string): SceneRecipe {
  return {
    ...LAYER,
    key,
    glsl: ['robot/parts.glsl', 'robot/lid.glsl'],
    defines: { SIDE: side },
    crop: cropOf(ROBOT_RIG.layers[layer]),
  };
}

const ASSEMBLED = ['body', 'head', 'eye', 'iris', 'glint', 'lid-lower', 'lid-upper', 'shade', 'mouth'].map(
  (layer) => `robot/${layer}`,
);

export const ROBOT: readonly Recipe[] = [
  { ...LAYER, key: 'robot/body', glsl: ['robot/parts.glsl', 'robot/body.glsl'] },
  { ...HEAD, key: 'robot/head', holes: [{ shape: 'ellipse', ...ROBOT_RIG.eye }] },
  // The inside of the eye, which the game draws behind the opening of the head.
  { ...HEAD, key: 'robot/eye', crop: cropOf(ROBOT_RIG.layers.eye) },
  { kind: 'mask', key: 'robot/body-paint', of: 'robot/body', scale: 0.5, paints: PAINTS },
  { kind: 'mask', key: 'robot/head-paint', of: 'robot/head', scale: 0.5, paints: PAINTS },
  lid('robot/lid-upper', 'lid-upper', '1.'),
  lid('robot/lid-lower', 'lid-lower', '(-1.)'),
  eyePart('robot/iris', 0, 128, 128),
  eyePart('robot/glint', 1, 128, 128),
  eyePart('robot/shade', 2, 128, 128),
  eyePart('robot/mouth', 3, 28, 48),
  {
    kind: 'derived',
    key: 'robot/orbi',
    from: ASSEMBLED,
    settings: {},
    code: ['orbi.ts', '../../src/client/game/stage/robot/robotRig.ts'],
    make: (sources) => assembleRobot(new Map(ASSEMBLED.map((key, index) => [key, sources[index]]))),
  },
];
