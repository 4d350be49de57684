import type { Recipe } from '../recipe.ts';

/** What the hall of a council session has beside the pictures of the star map. */
export const HALL: readonly Recipe[] = [
  {
    kind: 'scene',
    key: 'hall/arena',
    program: 'solid',
    glsl: ['ships/kit.glsl', 'hall/arena.glsl'],
    width: 1600,
    height: 880,
    paint: '#7f74e6',
    glow: '#8fe9ff',
    camera: { azimuth: 0.6, elevation: 0.5, roll: 0 },
    zoom: 1.585,
    shift: [0, -0.03],
    antialias: 2,
    film: { bloom: 0.45, grain: 0.006 },
    packing: { quality: 76, alphaQuality: 76 },
  },
  {
    kind: 'scene',
    key: 'hall/desk',
    program: 'solid',
    glsl: ['ships/kit.glsl', 'hall/desk.glsl'],
    width: 400,
    height: 200,
    paint: '#7f74e6',
    glow: '#8fe9ff',
    camera: { azimuth: 0.3, elevation: 0.1, roll: 0 },
    zoom: 2.6,
    film: { bloom: 0.4, grain: 0.006 },
    packing: { quality: 78, alphaQuality: 76 },
  },
];
