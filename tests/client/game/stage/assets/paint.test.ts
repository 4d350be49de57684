import { describe, expect, it } from 'vitest';
import { flowPaint, mixColours, paintOf, paintTint, repaint, tintOf } from '#client/game/stage/assets/paint.ts';
import { SHIPS } from '#domain/vocabulary.ts';

describe('paintTint', () => {
  it.each([
    ['#EDEDED', 0xffffff],
    ['#FFFFFF', 0xffffff],
    ['#000000', 0x000000],
    ['#ED401E', 16724495],
  ])('%s', (color, tint) => expect(paintTint(color)).toBe(tint));

  it('keeps the order of the channels in every colour', () => {
    const channels = (tint: number) => [tint >> 16, (tint >> 8) & 0xff, tint & 0xff];
    for (const { color } of SHIPS) {
      const wanted = channels(Number.parseInt(color.slice(1), 16));
      const tint = channels(paintTint(color));
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const) {
        expect(Math.sign((tint[a] ?? 0) - (tint[b] ?? 0)), color).toBe(Math.sign((wanted[a] ?? 0) - (wanted[b] ?? 0)));
      }
    }
  });
});

describe('mixColours', () => {
  it.each([
    [0x000000, 0xffffff, 0, 0x000000],
    [0x000000, 0xffffff, 1, 0xffffff],
    [0x102030, 0x304050, 0.5, 0x203040],
    [0xff0000, 0x0000ff, 0.5, 0x800080],
  ])('%d and %d at %d', (from, to, share, expected) => expect(mixColours(from, to, share)).toBe(expected));
});

describe('repainting', () => {
  it('fades to another ship’s colour, and to a third one from the current colour', () => {
    const paint = paintOf(0);
    repaint(paint, 8);
    expect(paint.tint).toBe(paintTint(SHIPS[0].color));
    flowPaint(paint, 0.5);
    expect(paint.tint).toBe(mixColours(paintTint(SHIPS[0].color), paintTint(SHIPS[8].color), 0.5));
    const between = paint.tint;
    repaint(paint, 2);
    expect(paint.tint).toBe(between);
    flowPaint(paint, 2);
    expect(paint.tint).toBe(paintTint(SHIPS[2].color));
  });

  it('does not change for the same ship', () => {
    const paint = paintOf(3);
    repaint(paint, 3);
    flowPaint(paint, 0.1);
    expect(paint).toEqual(paintOf(3));
  });
});

it('tintOf turns a colour of the knobs into a number', () => expect(tintOf('#38b8ff')).toBe(0x38b8ff));
