import { describe, expect, it } from 'vitest';
import { estimateOutcome, mixedUp, rightPlaces } from '#domain/game/practice.ts';

const ITEMS = ['a', 'b', 'c', 'd'];

describe('mixedUp', () => {
  it('keeps all items, is the same for a seed, and is never the order given', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const mixed = mixedUp(ITEMS, String(seed));
      expect([...mixed].sort()).toEqual(ITEMS);
      expect(mixed).not.toEqual(ITEMS);
      expect(mixedUp(ITEMS, String(seed))).toEqual(mixed);
    }
  });

  it.each([[[]], [['a']], [['a', 'a']]])('leaves %j as it is', (items) => {
    expect(mixedUp(items, 'seed')).toEqual(items);
  });

  it('differs between seeds', () => {
    const orders = new Set(Array.from({ length: 50 }, (_, seed) => mixedUp(ITEMS, String(seed)).join('')));
    expect(orders.size).toBeGreaterThan(10);
  });
});

it.each([
  [ITEMS, [true, true, true, true]],
  [
    ['b', 'a', 'c', 'd'],
    [false, false, true, true],
  ],
  [['a'], [true, false, false, false]],
])('rightPlaces of %j', (given, expected) => {
  expect(rightPlaces(given, ITEMS)).toEqual(expected);
});

it.each([
  [100, 'near'],
  [80, 'near'],
  [120, 'near'],
  [79, 'tooLow'],
  [121, 'tooHigh'],
  [0, 'tooLow'],
] as const)('an estimate of %d for 100, give or take 20, is %s', (given, expected) => {
  expect(estimateOutcome(given, { answer: 100, near: 20 })).toBe(expected);
});
