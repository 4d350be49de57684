// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepChoice, keptChoice, READING_KEY, rateBeside } from '#client/game/aloud/aloudChoice.ts';
import { wipeLocalItems, writeItem } from '#client/session/localItems.ts';

beforeEach(() => localStorage.clear());

describe('how a device reads aloud', () => {
  it.each([
    [undefined, { rate: 1, deviceOnly: false }],
    [null, { rate: 1, deviceOnly: false }],
    ['x', { rate: 1, deviceOnly: false }],
    [
      { rate: 5, deviceOnly: 'sim' },
      { rate: 1, deviceOnly: false },
    ],
    [
      { rate: 0.7, deviceOnly: true },
      { rate: 0.7, deviceOnly: true },
    ],
  ])('kept as %j is %j', (kept, expected) => {
    if (kept !== undefined) writeItem(READING_KEY, kept);
    expect(keptChoice()).toEqual(expected);
  });

  it('stays on the device when a team signs out', () => {
    keepChoice({ rate: 1.2, deviceOnly: true });
    wipeLocalItems();
    expect(keptChoice()).toEqual({ rate: 1.2, deviceOnly: true });
  });

  it.each([
    [1, 1, 1.1],
    [1, -1, 0.9],
    [1.3, 1, 1.3],
    [0.7, -1, 0.7],
  ] as const)('from speed %f by %i is %f', (rate, by, expected) => {
    expect(rateBeside(rate, by)).toBe(expected);
  });
});
