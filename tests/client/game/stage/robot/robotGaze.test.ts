import { describe, expect, it } from 'vitest';
import { cockpitLayout } from '#client/game/flow/cockpitLayout.ts';
import type { RobotGaze } from '#client/game/flow/scenes.ts';
import { eyeDrift, gazeTarget, lookTowards } from '#client/game/stage/robot/robotGaze.ts';

const layout = cockpitLayout(1366, 768, { raised: 'form' });
if (layout.mode !== 'cabin') throw new Error('1366 x 768 has a cabin');
const { work, window: opening, robot } = layout;

describe('gazeTarget', () => {
  it.each<[string, RobotGaze, { x: number; y: number }]>([
    ['the work', { at: 'work' }, { x: work.x + work.width / 2, y: work.y + work.height / 2 }],
    [
      'the first of four',
      { at: 'option', index: 0, of: 4 },
      { x: work.x + work.width / 2, y: work.y + work.height / 8 },
    ],
    [
      'the last of four',
      { at: 'option', index: 3, of: 4 },
      { x: work.x + work.width / 2, y: work.y + (work.height * 7) / 8 },
    ],
    ['the window', { at: 'window' }, { x: opening.x + opening.width / 2, y: opening.y + opening.height * 0.42 }],
  ])('%s', (_, gaze, expected) => {
    const out = { x: 0, y: 0 };
    expect(gazeTarget(gaze, layout, null, out)).toBe(true);
    expect(out.x).toBeCloseTo(expected.x);
    expect(out.y).toBeCloseTo(expected.y);
  });

  it('the planet in the window', () => {
    const out = { x: 0, y: 0 };
    expect(gazeTarget({ at: 'window' }, layout, { x: 900, y: 300 }, out)).toBe(true);
    expect(out).toEqual({ x: 900, y: 300 });
  });

  it('returns false for the students, who are not on the canvas', () => {
    expect(gazeTarget({ at: 'students' }, layout, null, { x: 0, y: 0 })).toBe(false);
  });

  it('is the column on a phone', () => {
    const phone = cockpitLayout(844, 390, { raised: 'form' });
    if (phone.mode !== 'stacked') throw new Error('a phone is stacked');
    const out = { x: 0, y: 0 };
    gazeTarget({ at: 'work' }, phone, null, out);
    expect(out).toEqual({ x: phone.column.x + phone.column.width / 2, y: phone.column.height / 2 });
  });
});

describe('lookTowards', () => {
  const eye = { x: robot.x + robot.width / 2, y: robot.y + robot.height / 2 };

  it.each([
    ['right', { x: eye.x + 500, y: eye.y }, 1, 0],
    ['left', { x: eye.x - 500, y: eye.y }, -1, 0],
    ['up', { x: eye.x, y: eye.y - 500 }, 0, -1],
    ['nowhere', eye, 0, 0],
  ])('%s', (_, target, x, y) => {
    const out = { x: 9, y: 9 };
    lookTowards(eye, target, 100, out);
    expect(Math.sign(Math.round(out.x * 100))).toBe(x);
    expect(Math.sign(Math.round(out.y * 100))).toBe(y);
  });

  it('turns further for a farther target, and never beyond 1', () => {
    const looks = [50, 200, 800, 9_999].map((away) => {
      const out = { x: 0, y: 0 };
      lookTowards(eye, { x: eye.x + away, y: eye.y - away }, 100, out);
      return Math.hypot(out.x, out.y);
    });
    expect(looks).toEqual(looks.toSorted((a, b) => a - b));
    expect(Math.max(...looks)).toBeLessThan(1);
  });
});

describe('eyeDrift', () => {
  it('stays within -1..1, holds still most of the time and differs on both axes', () => {
    const times = Array.from({ length: 6_000 }, (_, index) => index / 100);
    for (const axis of [0, 1] as const) {
      const places = times.map((time) => eyeDrift(time, axis));
      expect(Math.max(...places.map(Math.abs))).toBeLessThanOrEqual(1);
      const moving = places.filter((place, index) => index > 0 && place !== places[index - 1]);
      expect(moving.length).toBeLessThan(places.length * 0.1);
      expect(new Set(places).size).toBeGreaterThan(20);
    }
    expect(times.some((time) => eyeDrift(time, 0) !== eyeDrift(time, 1))).toBe(true);
  });
});
