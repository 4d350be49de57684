import { grown, HULLS, type Hull, hullDesign } from '#client/game/flow/cockpitLayout.ts';
import { SCREEN_CORNER, SCREEN_MARGIN } from '#client/game/stage/cockpit/robotScreen.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { NEUTRAL_PAINT, type Recipe, type SceneRecipe } from '../recipe.ts';

/** Smooth surfaces: a third more bytes show no difference. */
const PACKING = { quality: 80, alphaQuality: 86 };
const PAINTS = SHIPS.map(({ color }) => color);

/**
 * Returns the recipes of a cockpit. One unit is 540 design pixels at any height, so that parts and light match in all
 * cockpits.
 */
function cockpit(name: Hull): readonly Recipe[] {
  const { width, height, screen } = hullDesign(name);
  const scene: SceneRecipe = {
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
    packing: PACKING,
  };
  const { x, y } = screen;
  const radius = screen.height * SCREEN_CORNER;
  const around = grown(screen, SCREEN_MARGIN);
  return [
    { ...scene, holes: [{ shape: 'box', left: x, top: y, width: screen.width, height: screen.height, radius }] },
    // The glass of ORBI's screen, which the game draws behind the opening of the hull.
    {
      ...scene,
      key: `hull/${name}-screen`,
      crop: { left: around.x, top: around.y, width: around.width, height: around.height },
    },
    { kind: 'mask', key: `hull/${name}-paint`, of: `hull/${name}`, scale: 0.5, paints: PAINTS, packing: PACKING },
  ];
}

export const HULL: readonly Recipe[] = [
  ...HULLS.flatMap(cockpit),
  {
    kind: 'scene',
    key: 'hull/frame',
    program: 'solid',
    glsl: ['hull/frame.glsl'],
    width: 960,
    height: 720,
    paint: NEUTRAL_PAINT,
    film: { exposure: 0.9 },
    packing: PACKING,
  },
  { kind: 'mask', key: 'hull/frame-paint', of: 'hull/frame', scale: 0.5, paints: PAINTS, packing: PACKING },
];
