import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { momentaryMaximum, truePeak } from '../../tools/audio/dsp/loudness.ts';
import { peakOf, sampleCount } from '../../tools/audio/dsp/signal.ts';
import { EFFECT_MOMENTARY_LUFS, effectSprites } from '../../tools/audio/effects/sprite.ts';

const sprites = effectSprites();
const sounds = Object.values(sprites).flatMap(({ sprite, map }) =>
  Object.entries(map).map(([name, { from, ms }]) => {
    const [first, end] = [sampleCount(from / 1000), sampleCount((from + ms) / 1000)];
    return { name, from, ms, sound: sprite.slice(first, end), before: sprite.slice(first - sampleCount(0.1), first) };
  }),
);

describe('interface sounds', () => {
  it('have the names that the game uses', () => {
    expect(Object.keys(sprites.effects.map)).toEqual(
      'tap confirm lock right wrong next back open close send success star'.split(' '),
    );
    expect(Object.keys(sprites.flights.map)).toEqual(['takeOff', 'warp', 'arrival']);
  });

  it.each(Object.entries(sprites))('are at the generated positions in the product’s %s', (name, { map }) => {
    const file = new URL(`../../assets/audio/${name}.json`, import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(map);
  });

  it.each(sounds)('$name is short, soft, and silent before and after', ({ sound, before, ms }) => {
    expect(ms).toBeLessThanOrEqual(3200);
    expect(momentaryMaximum([sound])).toBeLessThanOrEqual(EFFECT_MOMENTARY_LUFS + 0.1);
    expect(momentaryMaximum([sound])).toBeGreaterThan(EFFECT_MOMENTARY_LUFS - 8);
    expect(truePeak([sound])).toBeLessThan(-5);
    expect(peakOf(before)).toBe(0);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(1e-4);
  });
});
