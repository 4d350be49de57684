import { describe, expect, it } from 'vitest';
import { powerOf } from '#client/game/stage/renderer.ts';
import { paintTint, shipOf, unitOf } from '#client/game/stage/view.ts';
import { SHIPS } from '#domain/vocabulary.ts';

describe('paintTint', () => {
  it.each([
    ['#EDEDED', 0xffffff],
    ['#000000', 0x000000],
    ['#FFFFFF', 0xffffff],
    ['#ED401E', 0xff4520],
  ])('%s', (color, tint) => expect(paintTint(color)).toBe(tint));

  it('gives every ship its exact colour back on the neutral paint', () => {
    for (const { color } of SHIPS) {
      const tint = paintTint(color);
      const back = [16, 8, 0].map((shift) => Math.round((((tint >> shift) & 255) * 0xed) / 255));
      const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      for (const [index, channel] of wanted.entries()) {
        expect(Math.abs((back[index] ?? -9) - channel), `${color} ${index}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('powerOf', () => {
  it.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)', 2, true],
    ['llvmpipe (LLVM 15.0.6, 256 bits)', 1, true],
    ['Microsoft Basic Render Driver', 1, true],
    ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620, OpenGL 4.6)', 2, false],
    ['', 1, false],
  ])('%s at density %d: software %s', (name, density, software) => {
    const power = powerOf(name, density);
    expect(power.software).toBe(software);
    expect(power.resolution).toBeLessThanOrEqual(software ? 1 : 1.5);
    expect(power.maxFps).toBe(software ? 20 : 0);
    expect(power.restFps).toBe(software ? 8 : 0);
  });

  it.each([
    [1, 1],
    [1.25, 1.25],
    [3, 1.5],
    [0.5, 1],
  ])('draws a screen of density %d with %d points per pixel', (density, resolution) => {
    expect(powerOf('Adreno 618', density).resolution).toBe(resolution);
  });
});

describe('areas', () => {
  it('a narrow area is measured by its width', () => {
    expect(unitOf({ x: 0, y: 0, width: 1920, height: 500 })).toBe(500);
    expect(unitOf({ x: 0, y: 0, width: 500, height: 900 })).toBeCloseTo(280);
  });

  it('knows each ship by its number', () => {
    for (const ship of SHIPS) expect(shipOf(ship.number)).toBe(ship);
  });
});
