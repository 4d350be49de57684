import { describe, expect, it } from 'vitest';
import { type Channel, channelOf, randomFrom, type Stereo } from '../../tools/audio/dsp/signal.ts';
import { LoopBus } from '../../tools/audio/music/LoopBus.ts';
import { echo, hall, withoutRumble } from '../../tools/audio/music/loopEffects.ts';
import { partsOf } from '../../tools/audio/music/parts.ts';
import { differenceDb } from '../../tools/audio/music/seam.ts';

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

/** Returns the jump from the last sample to the first, divided by the mean jump between samples. */
function jumpAtSeam(channel: Channel): number {
  const jumps = channelOf(channel.length, (index) => Math.abs((channel.at(index) ?? 0) - (channel.at(index - 1) ?? 0)));
  return (jumps[0] ?? 0) / (jumps.reduce((sum, jump) => sum + jump, 0) / jumps.length);
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
    expect(jumpAtSeam(plain.left)).toBeLessThan(4);
  });
});

describe('differenceDb', () => {
  it('says how far the difference of two sounds lies below them', () => {
    const random = randomFrom(1);
    const noise = channelOf(LENGTH, () => random() - 0.5);
    expect(differenceDb(noise, noise)).toBe(-Infinity);
    expect(
      differenceDb(
        noise,
        noise.map((sample) => sample * 1.1),
      ),
    ).toBeCloseTo(-20);
    expect(differenceDb(noise, turned(noise))).toBeGreaterThan(0);
  });
});

it('cuts a loop into parts that begin and end with the sound of their neighbours', () => {
  const loop = channelOf(12, (index) => index);
  expect(partsOf([loop, loop], { count: 3, first: 1, margin: 2 }).map(([side]) => [...(side ?? [])])).toEqual([
    [11, 0, 1, 2, 3, 4, 5, 6],
    [3, 4, 5, 6, 7, 8, 9, 10],
    [7, 8, 9, 10, 11, 0, 1, 2],
  ]);
});
