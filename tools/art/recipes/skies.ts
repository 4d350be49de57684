import { linearHex } from '../color.ts';
import type { Film, Recipe, SceneRecipe } from '../recipe.ts';

/** Returns the recipe of a toy planet with a transparent background: a body of about radius 1 in the centre. */
function world(key: string, scene: string, own: Partial<SceneRecipe> = {}): SceneRecipe {
  return {
    kind: 'scene',
    key,
    program: 'flat',
    glsl: ['skies/kit.glsl', `skies/${scene}.glsl`, 'shade.glsl', 'skies/lit.glsl', 'skies/world.glsl'],
    width: 640,
    height: 640,
    zoom: 0.84,
    near: 7,
    far: 11.5,
    ...own,
    film: { exposure: 0.88, grain: 0.005, ...own.film },
    // A coarser alpha shows rings in the glow around a planet.
    packing: { quality: 78, alphaQuality: 76, ...own.packing },
  };
}

interface Cloud {
  /** Colours of cloud, strands, bright cores and background. */
  colors: readonly [string, string, string, string];
  seed: number;
  /** Angle in radians, lengths in picture heights. */
  band: { angle: number; offset: number; bend: number; width: number };
  /** 0 = soft cloud, 1 = stretched along the band. */
  strands: number;
  /** Strength of the bright cores. */
  coreLight?: number;
  /** 1 = a sky that must stay quiet. */
  richness?: number;
  /** Amount of stars in the picture, 0..1. */
  starlight?: number;
}

const QUIET: Partial<Film> = { opaque: true, bloom: 0, saturation: 1, grain: 0.006 };

function nebula(
  key: string,
  { colors, seed, band, strands, coreLight = 0.4, richness = 1, starlight = 0 }: Cloud,
): SceneRecipe {
  const [colorA, colorB, colorC, colorD] = colors.map((hex) => [...linearHex(hex)]) as [
    number[],
    number[],
    number[],
    number[],
  ];
  return {
    kind: 'scene',
    key,
    program: 'flat',
    glsl: ['space.glsl', 'skies/cloud.glsl'],
    width: 1440,
    height: 810,
    antialias: 1,
    uniforms: {
      ...{ colorA, colorB, colorC, colorD, seed, strands, coreLight, richness, starlight },
      ...{ bandAngle: band.angle, bandOffset: band.offset, bandBend: band.bend, bandWidth: band.width },
    },
    film: QUIET,
    packing: { quality: starlight > 0 ? 74 : 82 },
  };
}

function sun(key: string, glow: string, uniforms: { seed: number; halo?: number; twin?: number }): SceneRecipe {
  return {
    kind: 'scene',
    key,
    program: 'flat',
    glsl: ['space.glsl', 'skies/sun.glsl'],
    width: 512,
    height: 512,
    glow,
    uniforms: { halo: 0, twin: 0, ...uniforms },
    film: { opaque: true, bloom: 0.3, grain: 0 },
  };
}

const INTERCULTURALITY: readonly Recipe[] = [
  nebula('ic/nebula', {
    colors: ['#6a2a9e', '#ff5f8f', '#ffb25e', '#160e44'],
    seed: 52.6,
    band: { angle: 0.55, offset: 0.2, bend: 0.12, width: 0.34 },
    strands: 0.2,
    coreLight: 0.8,
  }),
  sun('ic/sun', '#ffb066', { seed: 1 }),
  world('ic/p1', 'babelia', { glow: '#ff8fb4', packing: { quality: 76 } }),
  world('ic/p2', 'vaivem', { glow: '#ffb98a', zoom: 0.74 }),
  world('ic/p3', 'mosaico', { glow: '#ff9fc0', zoom: 0.75, packing: { quality: 72 } }),
  world('ic/p4', 'roda', { glow: '#ffb0a0', width: 832, zoom: 0.98, packing: { quality: 72 } }),
];

const HUMAN_RIGHTS: readonly Recipe[] = [
  nebula('dh/nebula', {
    colors: ['#2746b4', '#4f8fff', '#ffae45', '#0d1046'],
    seed: 61.5,
    band: { angle: -0.42, offset: -0.24, bend: -0.22, width: 0.3 },
    strands: 0.6,
    coreLight: 0.42,
  }),
  sun('dh/sun', '#ffdf9a', { seed: 4, halo: 1 }),
  world('dh/p1', 'codice', { glow: '#7fb4ff', zoom: 0.8 }),
  world('dh/p2', 'balanca', { glow: '#8fc0ff', width: 960, zoom: 0.86, shift: [0, 0.28] }),
  world('dh/p3', 'claraboia', { width: 832, zoom: 0.98 }),
  world('dh/p4', 'farol', { glow: '#7fb4ff', width: 768, zoom: 0.76, shift: [0.1, 0.38], packing: { quality: 78 } }),
];

const SUSTAINABILITY: readonly Recipe[] = [
  nebula('ds/nebula', {
    colors: ['#10706e', '#38e0a8', '#d8ff9a', '#081c3c'],
    seed: 52.6,
    band: { angle: 1.12, offset: 0.3, bend: 0.1, width: 0.5 },
    strands: 0.5,
  }),
  sun('ds/sun', '#f4ffa0', { seed: 9, twin: 0.42 }),
  world('ds/p1', 'seminia', { glow: '#7bffd0', width: 800, zoom: 0.8, shift: [0.06, 0.12], packing: { quality: 70 } }),
  world('ds/p2', 'trama', { glow: '#6ff0e0', width: 768, zoom: 0.86, shift: [0.16, 0], packing: { quality: 64 } }),
  world('ds/p3', 'espelhagua', { glow: '#8ff5d0', zoom: 0.8, shift: [0, 0.1], packing: { quality: 70 } }),
  world('ds/p4', 'brotal', { glow: '#8fffb0', zoom: 0.7, shift: [0, 0.27], packing: { quality: 70 } }),
];

const LOGIN: readonly Recipe[] = [
  nebula('login/nebula', {
    colors: ['#4a3ad0', '#ff6fa8', '#ffc98a', '#130f48'],
    seed: 31.9,
    band: { angle: 0.72, offset: 0.1, bend: 0.16, width: 0.36 },
    strands: 0.35,
    richness: 1.35,
    starlight: 1,
  }),
  world('login/earth', 'earth', { glow: '#6fc4ff' }),
];

export const SKIES: readonly Recipe[] = [...INTERCULTURALITY, ...HUMAN_RIGHTS, ...SUSTAINABILITY, ...LOGIN];
