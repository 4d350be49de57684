// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepChoice, keptChoice, READING_KEY, rateBeside } from '#client/game/aloud/aloudChoice.ts';
import { wipeLocalItems, writeItem } from '#client/session/localItems.ts';

const USUAL = { rate: 1, deviceOnly: false, knowsNoVoice: false };

beforeEach(() => localStorage.clear());

describe('how a device reads aloud', () => {
  it.each([
    [undefined, USUAL],
    [null, USUAL],
    ['x', USUAL],
    [{ rate: 5, deviceOnly: 'sim', knowsNoVoice: 1 }, USUAL],
    [
      { rate: 0.7, deviceOnly: true },
      { ...USUAL, rate: 0.7, deviceOnly: true },
    ],
    [{ knowsNoVoice: true }, { ...USUAL, knowsNoVoice: true }],
  ])('kept as %j is %j', (kept, expected) => {
    if (kept !== undefined) writeItem(READING_KEY, kept);
    expect(keptChoice()).toEqual(expected);
  });

  it('stays on the device when a team signs out', () => {
    keepChoice({ rate: 1.2, deviceOnly: true, knowsNoVoice: false });
    wipeLocalItems();
    expect(keptChoice()).toEqual({ ...USUAL, rate: 1.2, deviceOnly: true });
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
