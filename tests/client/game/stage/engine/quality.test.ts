import { describe, expect, it } from 'vitest';
import { fpsOf, levelsBetween, QualityGovernor } from '#client/game/stage/engine/quality.ts';

const SCREEN = 1000 / 60;

/** Feeds frames of `frameMs` for `milliseconds`; returns [time, level] of each change of the level. */
function feed(governor: QualityGovernor, frameMs: number, milliseconds: number, expectedMs = SCREEN) {
  const changes: [number, number][] = [];
  for (let time = frameMs; time <= milliseconds; time += frameMs) {
    if (governor.measure(frameMs, expectedMs)) changes.push([time, governor.level]);
  }
  return changes;
}

describe('levels', () => {
  const LEAST = { resolution: 0.5, particles: 0.35 };

  it.each([
    [{ resolution: 2, particles: 1 }, LEAST, 8],
    [{ resolution: 1, particles: 1 }, LEAST, 5],
    [{ resolution: 0.65, particles: 0.5 }, { resolution: 0.65, particles: 0.35 }, 3],
    [LEAST, LEAST, 1],
  ])('from %j to %j there are %i, each less than the one before', (best, least, count) => {
    const fps = { maxFps: 30, restFps: 20 };
    const levels = levelsBetween({ ...best, ...fps }, least);
    expect(levels.length).toBe(count);
    expect(levels[0]).toEqual({ ...best, ...fps });
    expect(levels.at(-1)).toEqual({ ...least, ...fps });
    for (const [index, level] of levels.slice(1).entries()) {
      const before = levels[index] ?? { ...best, ...fps };
      expect(level.resolution).toBeLessThanOrEqual(before.resolution);
      expect(level.particles).toBeLessThanOrEqual(before.particles);
      expect(level).not.toEqual(before);
    }
  });
});

describe('frames per second', () => {
  it.each([
    [{ maxFps: 0, restFps: 0 }, { lively: true, onBattery: true }, 0],
    [{ maxFps: 0, restFps: 0 }, { lively: false, onBattery: false }, 0],
    [{ maxFps: 0, restFps: 0 }, { lively: false, onBattery: true }, 30],
    [{ maxFps: 60, restFps: 30 }, { lively: true, onBattery: false }, 60],
    [{ maxFps: 60, restFps: 30 }, { lively: false, onBattery: false }, 30],
    [{ maxFps: 20, restFps: 8 }, { lively: false, onBattery: true }, 8],
  ])('of %j, %j: %i', (fps, pace, expected) => {
    expect(fpsOf({ resolution: 1, particles: 1, ...fps }, pace)).toBe(expected);
  });
});

describe('the governor', () => {
  it.each([
    ['the screen’s frame rate', SCREEN, SCREEN],
    ['a fast screen', 1000 / 144, SCREEN],
    ['a slightly slow frame rate', SCREEN * 1.4, SCREEN],
    ['the frame rate of a limited stage', 125, 125],
  ])('changes nothing at %s', (_, frameMs, expectedMs) => {
    const governor = new QualityGovernor(5);
    expect(feed(governor, frameMs, 60_000, expectedMs)).toEqual([]);
    expect(governor.level).toBe(0);
  });

  it.each([
    [50, SCREEN],
    [110, SCREEN],
    [100, 50],
    [250, 125],
  ])(
    'goes down about once a second while frames take %d ms instead of %d, to the last level and no further',
    (frameMs, expectedMs) => {
      const governor = new QualityGovernor(5);
      const changes = feed(governor, frameMs, 12_000, expectedMs);
      expect(changes.map(([, level]) => level)).toEqual([1, 2, 3, 4]);
      for (const [index, [time]] of changes.entries()) {
        expect(time).toBeGreaterThanOrEqual(1_000 * (index + 1));
        expect(time).toBeLessThan(1_000 * (index + 1) + frameMs * (index + 2));
      }
    },
  );

  it('tells how long the frames were that it stepped down for', () => {
    const governor = new QualityGovernor(3);
    expect(governor.slowMeanMs).toBe(0);
    feed(governor, 300, 1_200);
    expect(governor.slowMeanMs).toBe(300);
    feed(governor, 40, 1_200);
    expect(governor.slowMeanMs).toBe(40);
  });

  it('forgives a few slow frames among fast ones', () => {
    const governor = new QualityGovernor(5);
    for (let frame = 0; frame < 3_000; frame++) governor.measure(frame % 8 === 0 ? 60 : SCREEN, SCREEN);
    expect(governor.level).toBe(0);
  });

  it('goes up one level for each eight seconds of fast frames', () => {
    const governor = new QualityGovernor(5);
    feed(governor, 60, 2_200);
    expect(governor.level).toBe(2);
    const changes = feed(governor, SCREEN, 30_000);
    expect(changes.map(([, level]) => level)).toEqual([1, 0]);
    for (const [index, [time]] of changes.entries()) expect(Math.abs(time - 8_000 * (index + 1))).toBeLessThan(100);
  });

  it('retries a level that it had to leave at once only after twice the time', () => {
    const governor = new QualityGovernor(5);
    feed(governor, 60, 1_100);
    expect(feed(governor, SCREEN, 8_100).length).toBe(1);
    expect(feed(governor, 60, 1_100).length).toBe(1);
    expect(feed(governor, SCREEN, 15_000)).toEqual([]);
    expect(feed(governor, SCREEN, 2_000).length).toBe(1);
  });

  it('returns to the best level on a screen of 30 frames a second, which is not slow because of the stage', () => {
    const governor = new QualityGovernor(5);
    const changes = feed(governor, 1000 / 30, 60_000);
    expect(changes.map(([, level]) => level)).toEqual([1, 2, 0]);
  });

  it.each([1_500, 5_000, 600_000])('ignores a gap of %d ms, in which the page was suspended', (gap) => {
    const governor = new QualityGovernor(5);
    for (let times = 0; times < 20; times++) expect(governor.measure(gap, SCREEN)).toBe(false);
    expect(governor.level).toBe(0);
  });

  it('forgets what it has counted when the scene changes', () => {
    const governor = new QualityGovernor(5);
    for (let times = 0; times < 20; times++) {
      feed(governor, 60, 900);
      governor.restart();
    }
    expect(governor.level).toBe(0);
  });

  it('has nothing to change with a single level', () => {
    const governor = new QualityGovernor(1);
    expect(feed(governor, 200, 20_000)).toEqual([]);
    expect(feed(governor, SCREEN, 20_000)).toEqual([]);
  });
});
