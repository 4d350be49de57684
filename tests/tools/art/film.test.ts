import { describe, expect, it } from 'vitest';
import { linearHex, parseHex, toDisplay, toLinear } from '../../../tools/art/color.ts';
import { develop } from '../../../tools/art/film.ts';
import { paintMask, paintTint } from '../../../tools/art/mask.ts';
import { type Film, type Layers, NEUTRAL_PAINT } from '../../../tools/art/recipe.ts';

const FILM: Film = { bloom: 0, exposure: 1, saturation: 1, grain: 0, opaque: false };
const PAINTS = ['#ED8A58', '#7AC943', '#908AED', '#EDE9E9', '#ED401E'];

interface Pixel {
  surface?: readonly [number, number, number, number];
  light?: readonly [number, number, number];
  tint?: readonly [number, number, number];
}

function layersOf(pixels: readonly Pixel[]): Layers {
  const layers = {
    width: pixels.length,
    height: 1,
    surface: new Float32Array(pixels.length * 4),
    light: new Float32Array(pixels.length * 4),
    tint: new Float32Array(pixels.length * 4),
  };
  for (const [index, pixel] of pixels.entries()) {
    layers.surface.set(pixel.surface ?? [0, 0, 0, 0], index * 4);
    layers.light.set(pixel.light ?? [0, 0, 0], index * 4);
    layers.tint.set(pixel.tint ?? [0, 0, 0], index * 4);
  }
  return layers;
}

/** Returns a lit pixel of paint, with gloss that the paint does not colour. */
function painted(paint: string, light: number, gloss: number): Pixel {
  const [red, green, blue] = linearHex(paint);
  return {
    surface: [red * light + gloss, green * light + gloss, blue * light + gloss, 1],
    tint: [light, light, light],
  };
}

describe('film', () => {
  it('is opaque on a surface and transparent elsewhere', () => {
    const { data } = develop(layersOf([{ surface: [0.4, 0.4, 0.4, 1] }, {}]), FILM);
    expect([data[3], data[7]]).toEqual([255, 0]);
  });

  it('gives a half-covered edge the full colour and half the alpha', () => {
    const { data } = develop(layersOf([{ surface: [0.4, 0.2, 0.1, 1] }, { surface: [0.2, 0.1, 0.05, 0.5] }]), FILM);
    expect([...data.slice(4, 7)]).toEqual([...data.slice(0, 3)]);
    expect(data[7]).toBe(128);
  });

  it('shows light without a surface with the same brightness as over black', () => {
    const { data } = develop(layersOf([{ light: [0.1, 0.3, 0.9] }]), FILM);
    const opaque = develop(layersOf([{ light: [0.1, 0.3, 0.9] }]), { ...FILM, opaque: true }).data;
    for (const channel of [0, 1, 2]) {
      const over = ((data[channel] ?? 0) * (data[3] ?? 0)) / 255;
      expect(Math.abs(over - (opaque[channel] ?? 0))).toBeLessThanOrEqual(2);
    }
  });

  it('adds bloom only around bright pixels', () => {
    const row: Pixel[] = Array.from({ length: 9 }, () => ({ surface: [0.1, 0.1, 0.1, 1] as const }));
    const dull = develop(layersOf(row), { ...FILM, bloom: 0.5 }).data;
    const lamp = row.map((pixel, index) => (index === 4 ? { surface: [6, 6, 6, 1] as const } : pixel));
    const bright = develop(layersOf(lamp), { ...FILM, bloom: 0.5 }).data;
    expect([...dull]).toEqual([...develop(layersOf(row), FILM).data]);
    expect(bright[12] ?? 0).toBeGreaterThan(dull[12] ?? 0);
  });
});

describe('paint mask', () => {
  it('reproduces the rendering in each paint within the tolerance of a single tint', () => {
    for (const [light, gloss] of [
      [0.9, 0.03],
      [0.5, 0.05],
      [1.1, 0.01],
    ] as const) {
      const neutral = layersOf([painted(NEUTRAL_PAINT, light, gloss)]);
      const base = develop(neutral, FILM).data;
      const mask = paintMask(neutral, FILM, PAINTS).data;
      for (const paint of PAINTS) {
        const real = develop(layersOf([painted(paint, light, gloss)]), FILM).data;
        const tint = paintTint(paint);
        const alpha = (mask[3] ?? 0) / 255;
        for (const channel of [0, 1, 2] as const) {
          const coat = ((mask[channel] ?? 0) / 255) * tint[channel];
          const got = (base[channel] ?? 0) * (1 - alpha + alpha * coat);
          expect(Math.abs(got - (real[channel] ?? 0)), `${paint} ${channel}`).toBeLessThan(30);
        }
      }
    }
  });

  it('is transparent where the paint has no effect', () => {
    const mask = paintMask(layersOf([{ surface: [0.5, 0.5, 0.6, 1] }, {}]), FILM, PAINTS).data;
    expect([mask[3], mask[7]]).toEqual([0, 0]);
  });

  it('has a white tint for the neutral paint', () => {
    expect(paintTint(NEUTRAL_PAINT)).toEqual([1, 1, 1]);
  });
});

describe('colours', () => {
  it('are converted to linear light and back', () => {
    for (const value of [0, 0.01, 0.2, 0.7, 1]) expect(toDisplay(toLinear(value))).toBeCloseTo(value, 6);
  });

  it.each(['red', '#fff', '#12345g', ''])('do not accept %j', (text) => {
    expect(() => parseHex(text)).toThrow(RangeError);
  });
});
