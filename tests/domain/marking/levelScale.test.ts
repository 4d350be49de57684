import { expect, it, test } from 'vitest';
import {
  fallingBound,
  LEVEL_SCALE_DEFAULT,
  markedMissions,
  percentOf,
  pupilResult,
  schoolLevel,
} from '#domain/marking/levelScale.ts';

test.each([
  [0, 1],
  [19, 1],
  [19.9, 1],
  [20, 2],
  [49, 2],
  [50, 3],
  [69, 3],
  [70, 4],
  [89, 4],
  [90, 5],
  [100, 5],
])('%s per cent is level %i in the usual scale', (percent, level) => {
  expect(schoolLevel(percent, LEVEL_SCALE_DEFAULT)).toBe(level);
});

it("a school's own scale moves the bounds", () => {
  const scale = { level2: 10, level3: 45, level4: 75, level5: 95 };
  expect([9, 10, 45, 74, 75, 94, 95].map((percent) => schoolLevel(percent, scale))).toEqual([1, 2, 3, 3, 4, 4, 5]);
});

test.each([
  [0, 0],
  [60, 12],
  [250, 50],
  [333, 66.6],
  [500, 100],
])('%i points are %s per cent', (total, percent) => {
  expect(percentOf(total)).toBe(percent);
});

test.each([
  [{}, null],
  [{ level2: 0 }, 'level2'],
  [{ level3: 20 }, 'level3'],
  [{ level3: 19 }, 'level3'],
  [{ level4: 95 }, 'level5'],
  [{ level5: 100 }, null],
] as const)('bounds changed to %j fall at %s', (changes, level) => {
  expect(fallingBound({ ...LEVEL_SCALE_DEFAULT, ...changes })).toBe(level);
});

it('counts missions with all their marks; the quiz needs none for its answers', () => {
  const marked = { p1: true, p2: true };
  expect(markedMissions({})).toBe(0);
  expect(markedMissions({ 1: { p1: 40, p2: 20, marked: { p1: false, p2: true } } })).toBe(1);
  expect(markedMissions({ 1: { p1: 40, p2: 0 }, 2: { p1: 0, p2: 0, marked }, 3: { p1: 20, p2: 0 } })).toBe(1);
});

it('a result is provisional until all four missions are marked', () => {
  expect(pupilResult(360, 3, LEVEL_SCALE_DEFAULT)).toEqual({
    total: 360,
    percent: 72,
    level: 4,
    markedMissions: 3,
    isProvisional: true,
  });
  expect(pupilResult(460, 4, LEVEL_SCALE_DEFAULT)).toMatchObject({ percent: 92, level: 5, isProvisional: false });
});
