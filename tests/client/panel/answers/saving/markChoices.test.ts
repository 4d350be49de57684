import { describe, expect, test } from 'vitest';
import { evaluationBody, livePoints, parseUnsavedMarks, withMark } from '#client/panel/answers/marks.ts';
import { pointsOf } from '#domain/scoring.ts';

const BOTH = { p1: true, p2: true };
const SAVED = pointsOf({ 1: { p1: 40, p2: 0 }, 2: { p1: 20, p2: 20, marked: BOTH } });

describe('withMark', () => {
  test('keeps a change', () => {
    expect(withMark({}, SAVED, 2, 'p1', 60)).toEqual({ 2: { p1: 60 } });
  });
  test('keeps changes beside one another', () => {
    expect(withMark({ 2: { p1: 60 } }, SAVED, 2, 'p2', 40)).toEqual({ 2: { p1: 60, p2: 40 } });
    expect(withMark({ 2: { p1: 60 } }, SAVED, 4, 'p1', 160)).toEqual({ 2: { p1: 60 }, 4: { p1: 160 } });
  });
  test('going back to the saved mark leaves nothing to save', () => {
    expect(withMark({ 2: { p1: 60 } }, SAVED, 2, 'p1', 20)).toEqual({});
    expect(withMark({ 2: { p1: 60, p2: 0 } }, SAVED, 2, 'p1', 20)).toEqual({ 2: { p2: 0 } });
  });
  test('a deserved 0 is a change until it is saved', () => {
    expect(withMark({}, SAVED, 1, 'p2', 0)).toEqual({ 1: { p2: 0 } });
    const saved = pointsOf({ 1: { p1: 40, p2: 0, marked: { p1: false, p2: true } } });
    expect(withMark({ 1: { p2: 20 } }, saved, 1, 'p2', 0)).toEqual({});
  });
  test('no choice takes a change back', () => {
    expect(withMark({ 1: { p2: 20 }, 2: { p1: 60 } }, SAVED, 1, 'p2', null)).toEqual({ 2: { p1: 60 } });
    expect(withMark({}, SAVED, 2, 'p1', null)).toEqual({});
  });
});

test('the totals follow every change at once', () => {
  expect(livePoints(SAVED, {}).total).toBe(80);
  const live = livePoints(SAVED, { 1: { p2: 40 }, 2: { p1: 60 }, 4: { p1: 160, p2: 40 } });
  expect(live.level1).toEqual({ p1: 40, p2: 40, total: 80, marked: { p1: false, p2: true } });
  expect(live.level2).toEqual({ p1: 60, p2: 20, total: 80, marked: BOTH });
  expect(live.level3).toEqual({ p1: 0, p2: 0, total: 0, marked: { p1: false, p2: false } });
  expect(livePoints(SAVED, { 3: { p1: 0 } }).level3.marked).toEqual({ p1: true, p2: false });
  expect(live.level4.total).toBe(200);
  expect(live.total).toBe(360);
});

test('only changed marks are sent: what is sent is given', () => {
  expect(evaluationBody({ 1: { p2: 40 }, 2: { p1: 0 } })).toEqual({ level1: { p2: 40 }, level2: { p1: 0 } });
});

describe('parseUnsavedMarks', () => {
  test.each([
    [null, {}],
    ['', {}],
    ['não é JSON', {}],
    ['[1,2]', {}],
    ['{"2":{"p1":60},"4":{"p1":160,"p2":40}}', { 2: { p1: 60 }, 4: { p1: 160, p2: 40 } }],
    ['{"1":{"p1":60,"p2":20}}', { 1: { p2: 20 } }],
    ['{"2":{"p1":61},"3":{"p2":"40"},"5":{"p1":20},"4":null}', {}],
  ])('%s', (text, expected) => {
    expect(parseUnsavedMarks(text)).toEqual(expected);
  });
});
