import { SHIPS } from '#domain/vocabulary.ts';
import { NEUTRAL_PAINT, type Recipe } from '../recipe.ts';

const PAINTS = SHIPS.map(({ color }) => color);

/**
 * Returns the recipes of a cockpit. One unit is 540 design pixels at any height, so that parts and light match in all
 * cockpits.
 */
function cockpit(name: string, width: number, height: number): readonly Recipe[] {
  return [
    {
      kind: 'scene',
      key: `hull/${name}`,
      program: 'solid',
      glsl: ['hull/parts.glsl', `hull/${name}.glsl`, 'hull/cockpit.glsl'],
      width,
      height,
      zoom: 1080 / height,
      near: 8.3,
      far: 9.7,
      uniforms: { pixelHeight: height },
      paint: NEUTRAL_PAINT,
      film: { exposure: 0.85 },
    },
    { kind: 'mask', key: `hull/${name}-paint`, of: `hull/${name}`, scale: 0.5, paints: PAINTS },
  ];
}

export const HULL: readonly Recipe[] = [
  ...cockpit('wide', 2340, 1080),
  ...cockpit('desk', 1710, 1400),
  ...cockpit('upright', 1440, 1800),
  {
    kind: 'scene',
    key: 'hull/frame',
    program: 'solid',
    glsl: ['hull/frame.glsl'],
    width: 960,
    height: 720,
    paint: NEUTRAL_PAINT,
    film: { exposure: 0.9 },
  },
  { kind: 'mask', key: 'hull/frame-paint', of: 'hull/frame', scale: 0.5, paints: PAINTS },
];
