import { describe, expect, it } from 'vitest';
import { SHIP_RIGS } from '#client/game/stage/space/shipRig.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { FLAME_SIZE, PICTURE_SIZE, type ShipView, VIEWS } from '../../tools/art/recipes/ships.ts';

type Vector = readonly [number, number, number];

const CAMERA_DISTANCE = 9;
const FOCAL_LENGTH = 4.2;

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Projects a point of a ship onto its picture, with the pixels per unit there, using the camera of tools/art/glsl/main.glsl. */
function onPicture({ camera, picture }: ShipView, place: Vector): { x: number; y: number; unit: number } {
  const { azimuth, elevation, roll } = camera;
  const [cosA, sinA, cosE, sinE] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(elevation), Math.sin(elevation)];
  const level: Vector = [sinA, 0, -cosA];
  const vertical: Vector = [-sinE * cosA, cosE, -sinE * sinA];
  const towards: Vector = [cosE * cosA, sinE, cosE * sinA];
  const across = dot(place, level) * Math.cos(roll) + dot(place, vertical) * Math.sin(roll);
  const up = dot(place, vertical) * Math.cos(roll) - dot(place, level) * Math.sin(roll);
  const shrink = FOCAL_LENGTH / (CAMERA_DISTANCE - dot(place, towards));
  const pixels = (picture.zoom * PICTURE_SIZE.height) / 2;
  return {
    x: PICTURE_SIZE.width / 2 + (across * shrink - picture.shift[0]) * pixels,
    y: PICTURE_SIZE.height / 2 - (up * shrink - picture.shift[1]) * pixels,
    unit: shrink * pixels,
  };
}

describe('the rig of the ten ships', () => {
  it.each(SHIPS)('places the flames of $key inside the rendered nozzles', ({ key }) => {
    const view = VIEWS[key];
    const { flames } = SHIP_RIGS[key];
    expect(flames).toHaveLength(view.exhausts.length);
    for (const [index, { place, radius }] of view.exhausts.entries()) {
      const flame = flames[index];
      const [x, y, z] = place;
      const from = onPicture(view, place);
      const to = onPicture(view, [x - 7 * radius, y, z]);
      const angle = Math.atan2(from.y - to.y, from.x - to.x);
      const scale = (radius * from.unit) / FLAME_SIZE.radius;
      expect(flame?.radius).toBeCloseTo(radius * from.unit, 0);
      expect(flame?.angle).toBeCloseTo(angle, 2);
      expect(flame?.scale).toBeCloseTo(scale, 2);
      expect(flame?.x).toBeCloseTo(from.x + Math.cos(angle) * FLAME_SIZE.halo * scale, 0);
      expect(flame?.y).toBeCloseTo(from.y + Math.sin(angle) * FLAME_SIZE.halo * scale, 0);
    }
  });
});
