import { describe, expect, it } from 'vitest';
import { drawn, dust, glow, paperStar, spark, streak } from '../../../tools/art/sprites.ts';
import { farStars } from '../../../tools/art/stars.ts';

describe('sprites', () => {
  it.each([
    ['glow', glow, 64, 64],
    ['spark', spark, 64, 64],
    ['dust', dust, 64, 64],
    ['star', paperStar, 96, 96],
    ['streak', streak, 256, 16],
  ])('%s fades out before the edge and is visible in the middle', (_, ink, width, height) => {
    const { data } = drawn(width, height, ink);
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0;
    for (let x = 0; x < width; x++) expect(Math.max(alpha(x, 0), alpha(x, height - 1))).toBeLessThanOrEqual(3);
    for (let y = 0; y < height; y++) expect(Math.max(alpha(0, y), alpha(width - 1, y))).toBeLessThanOrEqual(14);
    expect(Math.max(...data.filter((_value, index) => index % 4 === 3))).toBeGreaterThan(120);
  });
});

describe('far stars', () => {
  const width = 240;
  const height = 135;
  const { data } = farStars(width, height, 7);
  const at = (x: number, y: number) => data[(y * width + x) * 4 + 1] ?? 0;

  /** Returns the mean difference between two neighbouring columns or rows. */
  function step(between: (along: number) => readonly [number, number], count: number): number {
    let sum = 0;
    for (let along = 0; along < count; along++) {
      const [a, b] = between(along);
      sum += Math.abs(a - b);
    }
    return sum / count;
  }

  it('tile without a seam', () => {
    const columns = Array.from({ length: width }, (_, x) => step((y) => [at(x, y), at((x + 1) % width, y)], height));
    const rows = Array.from({ length: height }, (_, y) => step((x) => [at(x, y), at(x, (y + 1) % height)], width));
    expect(columns.at(-1) ?? 0).toBeLessThanOrEqual(Math.max(...columns.slice(0, -1)));
    expect(rows.at(-1) ?? 0).toBeLessThanOrEqual(Math.max(...rows.slice(0, -1)));
  });

  it('depend only on the seed', () => {
    expect(farStars(width, height, 7).data).toEqual(data);
    expect(farStars(width, height, 8).data).not.toEqual(data);
  });
});
