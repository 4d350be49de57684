import { describe, expect, it } from 'vitest';
import { ROBOT_MOODS } from '#client/game/flow/scenes.ts';
import { FACES, FACES_PER_ROW, faceAt, lidAt } from '#client/game/stage/robotFace.ts';

const minute = Array.from({ length: 6_000 }, (_, index) => index / 100);

describe('the eyelid', () => {
  it('blinks about thirteen times a minute and is open most of the time', () => {
    const blinks = minute.filter((time, index) => lidAt(time) && !lidAt(minute[index - 1] ?? 0));
    expect(blinks.length).toBeGreaterThanOrEqual(10);
    expect(blinks.length).toBeLessThanOrEqual(20);
    expect(minute.filter((time) => lidAt(time)).length).toBeLessThan(minute.length * 0.08);
  });

  it('never rests shorter than 3 seconds nor longer than 6', () => {
    const starts = minute.filter((time, index) => lidAt(time) && !lidAt(minute[index - 1] ?? 0));
    for (const [index, start] of starts.slice(1).entries()) {
      const pause = start - (starts[index] ?? 0);
      expect(pause).toBeGreaterThanOrEqual(2.99);
      expect(pause).toBeLessThanOrEqual(6.01);
    }
  });
});

describe('faceAt', () => {
  it('has only faces that the picture holds', () => {
    expect(FACES.length).toBe(FACES_PER_ROW * 2);
    const shown = new Set(ROBOT_MOODS.flatMap((mood) => minute.map((time) => faceAt(mood, time))));
    expect([...FACES, 'open']).toEqual(expect.arrayContaining([...shown]));
    expect(shown.size).toBeGreaterThan(ROBOT_MOODS.length);
  });

  it.each([
    ['idle', 'open'],
    ['glad', 'glad'],
    ['listen', 'listen'],
    ['encourage', 'encourage'],
    ['talk', 'talk2'],
  ] as const)('shows one face for %s under reduced motion: %s', (mood, face) => {
    expect(new Set(minute.map((time) => faceAt(mood, time, true)))).toEqual(new Set([face]));
  });

  it('moves the mouth only when it talks', () => {
    const faces = (mood: 'talk' | 'idle') => new Set(minute.map((time) => faceAt(mood, time)));
    expect([...faces('talk')].filter((face) => face.startsWith('talk')).length).toBe(4);
    expect([...faces('idle')].some((face) => face.startsWith('talk'))).toBe(false);
  });
});
