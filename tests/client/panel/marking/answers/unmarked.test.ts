import { describe, expect, test } from 'vitest';
import { nearestUnmarked, unmarkedLevels } from '#client/panel/marking/answers/list/unmarked.ts';
import { markOfKey } from '#client/panel/marking/answers/marks/markOfKey.ts';
import { type Marks, pointsOf } from '#domain/marking/scoring.ts';

const BOTH = { p1: true, p2: true };
const TEAMWORK = { p1: false, p2: true };

describe('unmarkedLevels', () => {
  test.each<[string, Marks, number, number[]]>([
    ['nothing posted', {}, 0, []],
    ['only the quiz of level 1', { 1: { p1: 60, p2: 0 } }, 1, [1]],
    ['teamwork of level 1', { 1: { p1: 0, p2: 20, marked: TEAMWORK } }, 1, []],
    ['marks of 0', { 1: { p1: 0, p2: 0, marked: TEAMWORK }, 2: { p1: 0, p2: 0, marked: BOTH } }, 2, []],
    ['half a level', { 1: { p1: 0, p2: 20, marked: TEAMWORK }, 2: { p1: 0, p2: 20, marked: TEAMWORK } }, 3, [2, 3]],
    ['points of a level that was given back', { 2: { p1: 60, p2: 40, marked: BOTH } }, 1, [1]],
  ])('%s', (_, marks, posted, expected) => {
    expect(unmarkedLevels(pointsOf(marks), (level) => level <= posted)).toEqual(expected);
  });
});

describe('around', () => {
  test.each([
    ['a', { previous: null, next: 'c' }],
    ['b', { previous: 'a', next: 'c' }],
    ['c', { previous: 'a', next: null }],
    ['d', { previous: 'c', next: null }],
  ])('returns the neighbours of %s that match', (current, expected) => {
    expect(nearestUnmarked(['a', 'b', 'c', 'd'], current, (name) => name === 'a' || name === 'c')).toEqual(expected);
  });
});

test.each<[string, number | null]>([
  ['1', 0],
  ['3', 40],
  ['4', null],
  ['0', null],
  ['Enter', null],
  ['12', null],
])('key %s gives %s', (key, mark) => {
  expect(markOfKey(key, [0, 20, 40])).toBe(mark);
});
