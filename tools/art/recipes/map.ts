import type { Camera, Recipe } from '../recipe.ts';

/** The ships' camera: they leave the dock to the right. */
const THREE_QUARTER: Camera = { azimuth: 0.86, elevation: 0.34, roll: -0.13 };
const POD_RADIUS = 0.34;

/** What the class's star map has beside the pictures of the game. */
export const MAP: readonly Recipe[] = [
  {
    kind: 'scene',
    key: 'map/dock',
    program: 'solid',
    glsl: ['ships/kit.glsl', 'map/dock.glsl'],
    width: 560,
    height: 448,
    paint: '#ffb25e',
    glow: '#ffd9a0',
    camera: { azimuth: 0.92, elevation: 0.42, roll: -0.08 },
    zoom: 1.16,
    shift: [0.12, 0.06],
    film: { bloom: 0.4, grain: 0.006 },
    packing: { quality: 78, alphaQuality: 76 },
  },
  {
    kind: 'scene',
    key: 'map/council',
    program: 'solid',
    glsl: ['ships/kit.glsl', 'map/council.glsl'],
    width: 640,
    height: 448,
    paint: '#7f74e6',
    glow: '#8fe9ff',
    camera: { azimuth: 0.6, elevation: 0.4, roll: 0 },
    zoom: 1.26,
    shift: [0, -0.16],
    film: { bloom: 0.45, grain: 0.006 },
    packing: { quality: 78, alphaQuality: 76 },
  },
  {
    kind: 'scene',
    key: 'map/pod',
    program: 'solid',
    glsl: ['ships/kit.glsl', 'ships/flames.glsl', 'map/pod.glsl'],
    defines: {
      FLAME_COUNT: 1,
      EXHAUSTS: `vec4(-1.46, 0., 0., ${POD_RADIUS})`,
      FLAME_SIZE: '1.0',
      FLAME_REACH: '5.',
    },
    width: 240,
    height: 180,
    paint: '#b9b3d6',
    camera: THREE_QUARTER,
    zoom: 1.28,
    shift: [-0.26, 0.02],
    antialias: 3,
    film: { bloom: 0.36, grain: 0.007 },
    packing: { quality: 80, alphaQuality: 77 },
  },
];
