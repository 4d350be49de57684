import { describe, expect, it } from 'vitest';
import { unitOf } from '#client/game/stage/engine/view.ts';
import { type Body, heroBody, SKIES } from '#client/game/stage/space/sky.ts';
import { MISSION_LEVELS, THEMES } from '#domain/vocabulary.ts';

/** Aspect ratios from a square window to the widest one. */
const ASPECTS = [1, 1.36, 1.78, 2.08, 2.79, 2.9];
/** The globe's width as a fraction of its picture. */
const GLOBE = 0.8;

const CASES = THEMES.flatMap((theme) => ASPECTS.map((aspect) => [theme, aspect] as const));

function windowOf(aspect: number) {
  return { x: 0, y: 0, width: aspect, height: 1 };
}

/** Returns the square around a body's picture, in heights of the window. */
function square(body: Body, aspect: number, share = 1) {
  const half = (body.size * unitOf(windowOf(aspect)) * share) / 2;
  const [x, y] = [body.x * aspect, body.y];
  return { left: x - half, right: x + half, top: y - half, bottom: y + half, x, y, half };
}

function shownShare(body: Body, aspect: number): number {
  const { left, right, top, bottom, half } = square(body, aspect, GLOBE);
  const width = Math.min(right, aspect) - Math.max(left, 0);
  const height = Math.min(bottom, 1) - Math.max(top, 0);
  return (Math.max(width, 0) * Math.max(height, 0)) / (4 * half * half);
}

describe('a system at rest', () => {
  it.each(CASES)('%s at %d: each of the four planets is visible by more than 95 %', (theme, aspect) => {
    for (const level of MISSION_LEVELS) {
      expect(shownShare(SKIES[theme].planets[level], aspect)).toBeGreaterThan(0.95);
    }
  });

  it.each(CASES)('%s at %d: no globe covers another', (theme, aspect) => {
    const globes = MISSION_LEVELS.map((level) => square(SKIES[theme].planets[level], aspect, GLOBE));
    for (const [index, one] of globes.entries()) {
      for (const other of globes.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.half + other.half);
      }
    }
  });

  it.each(CASES)('%s at %d: the middle third stays free', (theme, aspect) => {
    for (const level of MISSION_LEVELS) {
      const { left, right } = square(SKIES[theme].planets[level], aspect);
      expect(right <= aspect / 3 || left >= (aspect * 2) / 3).toBe(true);
    }
  });

  it('the planets have different depths, and the sun has the least', () => {
    for (const theme of THEMES) {
      const depths = MISSION_LEVELS.map((level) => SKIES[theme].planets[level].depth);
      expect(new Set(depths).size).toBe(depths.length);
      expect(SKIES[theme].sun.depth).toBeLessThan(Math.min(...depths));
    }
  });
});

describe('the planet of the current mission', () => {
  it.each(CASES)('%s at %d: large, at one side, mostly visible, the middle free', (theme, aspect) => {
    for (const level of MISSION_LEVELS) {
      const hero = heroBody(theme, level);
      const home = SKIES[theme].planets[level];
      const { left, right } = square(hero, aspect, GLOBE);
      expect(hero.size).toBeGreaterThan(1.8 * home.size);
      expect(shownShare(hero, aspect)).toBeGreaterThan(0.6);
      expect(right < aspect * 0.4 || left > aspect * 0.6).toBe(true);
    }
  });

  it('comes forward on its own side', () => {
    for (const theme of THEMES) {
      for (const level of MISSION_LEVELS) {
        expect(heroBody(theme, level).x > 0.5).toBe(SKIES[theme].planets[level].x > 0.5);
      }
    }
  });
});
