import { describe, expect, it } from 'vitest';
import { channelOf, randomFrom, type Stereo } from '../../tools/audio/dsp/signal.ts';
import { LoopBus } from '../../tools/audio/music/LoopBus.ts';
import { echo, hall, withoutRumble } from '../../tools/audio/music/loopEffects.ts';
import { seamRatio } from '../../tools/audio/music/seam.ts';

const LENGTH = 96_000;
const SHIFT = 31_234;

/** Four sine waves that fit the loop exactly. */
const loop: Stereo = {
  left: channelOf(LENGTH, (index) => Math.sin((2 * Math.PI * 440 * index) / LENGTH)),
  right: channelOf(LENGTH, (index) => Math.sin((2 * Math.PI * 600 * index) / LENGTH + 1)),
};

function turned(channel: Float32Array): Float32Array {
  return channelOf(channel.length, (index) => channel[(index + SHIFT) % channel.length] ?? 0);
}

function distance(one: Float32Array, other: Float32Array): number {
  return one.reduce((worst, sample, index) => Math.max(worst, Math.abs(sample - (other[index] ?? 0))), 0);
}

describe('a loop', () => {
  it('wraps sound beyond its end around to its start', () => {
    const bus = new LoopBus(LENGTH);
    const sound = channelOf(48_000, () => 1);
    bus.add(1.5, { left: sound, right: sound }, { gain: Math.SQRT2 });
    expect([bus.left[0], bus.left[23_999], bus.left[24_000], bus.left[72_000], bus.left[95_999]]).toEqual([
      1, 1, 0, 1, 1,
    ]);
  });

  it('pans a sound between left and right', () => {
    const bus = new LoopBus(10);
    bus.add(0, { left: channelOf(1, () => 1), right: channelOf(1, () => 1) }, { pan: -1, gain: 1 });
    expect(bus.left[0]).toBeCloseTo(1);
    expect(bus.right[0]).toBeCloseTo(0);
  });

  it.each([
    ['hall', (sound: Stereo) => hall(sound, 0.3)],
    ['echo', (sound: Stereo) => echo(sound, 0.11, 0.4)],
    ['no rumble', ({ left, right }: Stereo) => ({ left: withoutRumble(left, 32), right: withoutRumble(right, 32) })],
  ])('has no seam after the effect: %s', (_name, effect) => {
    const plain = effect(loop);
    const other = effect({ left: turned(loop.left), right: turned(loop.right) });
    expect(distance(turned(plain.left), other.left)).toBeLessThan(1e-3);
    expect(distance(turned(plain.right), other.right)).toBeLessThan(1e-3);
    expect(seamRatio(plain.left)).toBeLessThan(4);
  });
});

describe('seamRatio', () => {
  it('is small for noise and large for a jump at the seam', () => {
    const random = randomFrom(1);
    const noise = channelOf(LENGTH, () => random());
    expect(seamRatio(noise)).toBeLessThan(4);
    expect(seamRatio(channelOf(LENGTH, (index) => index / LENGTH))).toBeGreaterThan(1000);
  });
});
