import { describe, expect, it } from 'vitest';
import { ROBOT_RIG } from '#client/game/stage/robot/robotRig.ts';
import { cutHoles } from '../../../tools/art/holes.ts';
import { assembleRobot } from '../../../tools/art/orbi.ts';
import type { Picture } from '../../../tools/art/recipe.ts';
import { ROBOT } from '../../../tools/art/recipes/robot.ts';

const { eye, layers, lids, look } = ROBOT_RIG;
type Layer = keyof typeof layers;

/** Returns a uniform grey layer in its drawn size. */
function plain(name: Layer, grey: number, alpha = 255): [string, Picture] {
  const { width, height } = layers[name];
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) data.set([grey, grey, grey, alpha], pixel * 4);
  return [`robot/${name}`, { width, height, data }];
}

/** Returns a head with the opening of the eye. */
function openHead(): [string, Picture] {
  const [key, head] = plain('head', 20);
  return [key, cutHoles(head, [{ shape: 'ellipse', ...eye }])];
}

const pictures = new Map([
  plain('body', 10),
  openHead(),
  plain('eye', 60),
  plain('iris', 200),
  plain('glint', 0, 0),
  plain('shade', 0, 0),
  plain('lid-upper', 90),
  plain('lid-lower', 120),
  plain('mouth', 250),
]);
const still = { look: { x: 0, y: 0 }, upper: 0, lower: 0, bars: [0, 0, 0, 0, 0] };
const pixel = ({ width, data }: Picture, x: number, y: number) => data[(Math.round(y) * width + Math.round(x)) * 4];

describe('the rig', () => {
  it('places each layer on the canvas, at the size of its recipe or smaller', () => {
    for (const [name, layer] of Object.entries(layers)) {
      const recipe = ROBOT.find(({ key }) => key === `robot/${name}`);
      if (recipe?.kind !== 'scene') throw new Error(`no scene for ${name}`);
      const size = recipe.crop ?? recipe;
      expect(layer.width).toBeLessThanOrEqual(size.width);
      expect(layer.height).toBeLessThanOrEqual(size.height);
    }
  });

  it('keeps the iris within the opening', () => {
    const { x, width } = layers.iris;
    expect(x + width / 2).toBeCloseTo(eye.x, 0);
    expect(look.x + width / 2).toBeLessThan(eye.width / 2 + 30);
  });
});

describe('the assembled robot', () => {
  it('shows the iris in an open eye', async () => {
    const open = await assembleRobot(pictures, still);
    expect(pixel(open, eye.x, eye.y)).toBe(200);
    expect(pixel(open, eye.x, eye.y - eye.height)).toBe(20);
    expect(pixel(open, eye.x - eye.width * 0.45, eye.y)).toBe(60);
  });

  it('draws the upper lid over the lower one in a shut eye', async () => {
    const shut = await assembleRobot(pictures, { ...still, upper: 1, lower: 1 });
    expect(pixel(shut, eye.x, eye.y)).toBe(90);
  });

  it('clips lids and iris to the opening', async () => {
    const shut = await assembleRobot(pictures, { ...still, look: { x: 1, y: 1 }, upper: 1, lower: 1 });
    expect(pixel(shut, eye.x - eye.width / 2 - 3, eye.y)).toBe(20);
    expect(pixel(shut, eye.x + eye.width * 0.45, eye.y + eye.height * 0.45)).toBe(20);
  });

  it('has open lids completely outside the opening', () => {
    expect(lids.upper.open).toBeLessThan(-eye.height / 2);
    expect(lids.lower.open).toBeGreaterThan(eye.height / 2);
  });

  it('cannot be assembled with a missing layer', async () => {
    await expect(assembleRobot(new Map(), still)).rejects.toThrow(RangeError);
  });
});
