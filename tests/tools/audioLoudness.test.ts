import { describe, expect, it } from 'vitest';
import { limited, mastered } from '../../tools/audio/dsp/dynamics.ts';
import { integratedLoudness, momentaryMaximum, truePeak } from '../../tools/audio/dsp/loudness.ts';
import { resampled } from '../../tools/audio/dsp/resample.ts';
import { channelOf, gainOf, randomFrom, scaled } from '../../tools/audio/dsp/signal.ts';

function sine(hertz: number, gain: number, seconds = 3, rate = 48_000, phase = 0) {
  return channelOf(seconds * rate, (index) => gain * Math.sin((2 * Math.PI * hertz * index) / rate + phase));
}

describe('the loudness meter', () => {
  it('shows -3.01 LUFS for a full-scale 997 Hz sine in one channel, as in the standard', () => {
    expect(integratedLoudness([sine(997, 1)])).toBeCloseTo(-3.01, 1);
  });

  it('shows 0 LUFS for it in both channels, and 20 LU less for a tenth of the amplitude', () => {
    const both = [sine(997, 1), sine(997, 1)];
    expect(integratedLoudness(both)).toBeCloseTo(0, 1);
    expect(integratedLoudness(both.map((side) => scaled(side, 0.1)))).toBeCloseTo(-20, 1);
  });

  it('ignores pauses, and finds the loudest moment', () => {
    const sound = sine(997, 0.1, 6).map((sample, index) => (index < 48_000 * 3 ? sample : sample * 0.001));
    expect(integratedLoudness([sound])).toBeCloseTo(-23, 0);
    expect(momentaryMaximum([sound])).toBeCloseTo(-23, 1);
  });

  it('detects peaks between samples', () => {
    const sound = sine(12_000, 1, 1, 48_000, Math.PI / 4);
    expect(Math.max(...sound)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(truePeak([sound])).toBeCloseTo(0, 0);
  });
});

describe('mastering', () => {
  const random = randomFrom(3);
  const bursts = channelOf(3 * 48_000, (index) => (2 * random() - 1) * (index % 12_000 < 3000 ? 0.6 : 0.02));

  it('brings a sound to the target loudness below the ceiling', () => {
    const sound = mastered(bursts, { lufs: -16, ceilingDb: -3, even: true });
    expect(integratedLoudness([sound])).toBeCloseTo(-16, 1);
    expect(truePeak([sound])).toBeLessThanOrEqual(-2.8);
    expect(sound.length).toBe(bursts.length);
  });

  it('limits peaks, and leaves sound below the ceiling unchanged', () => {
    const loud = limited(scaled(bursts, 1.6), -6);
    expect(truePeak([loud])).toBeLessThanOrEqual(-5.8);
    const soft = scaled(bursts, gainOf(-12));
    expect(limited(soft, -6)).toEqual(soft);
  });
});

describe('resampling', () => {
  it('keeps pitch, level and length', () => {
    const sound = resampled(sine(1000, 0.5, 1, 22_050), 22_050);
    expect(sound.length).toBe(48_000);
    const expected = sine(1000, 0.5, 1);
    const worst = expected.reduce(
      (worst, sample, index) =>
        index < 2000 || index > 46_000 ? worst : Math.max(worst, Math.abs(sample - (sound[index] ?? 0))),
      0,
    );
    expect(worst).toBeLessThan(0.005);
  });
});
