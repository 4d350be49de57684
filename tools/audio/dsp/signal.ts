/** One channel of sound at SAMPLE_RATE, nominally from -1 to 1. */
export type Channel = Float32Array;

export type Stereo = { left: Channel; right: Channel };

/** Sample rate of all sounds, in Hz; the only rate that opus supports. */
export const SAMPLE_RATE = 48_000;

export const TURN = 2 * Math.PI;

/** Converts seconds to samples. */
export function sampleCount(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

/** Returns the length of a channel in whole ms. */
export function millisecondsOf(channel: Channel): number {
  return Math.round((channel.length * 1000) / SAMPLE_RATE);
}

/** Returns the frequency in Hz of a MIDI note (69 = 440 Hz). */
export function frequencyOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

export function gainOf(decibels: number): number {
  return 10 ** (decibels / 20);
}

export function decibelsOf(gain: number): number {
  return 20 * Math.log10(Math.max(gain, 1e-9));
}

/** Returns a seeded random source of numbers from 0 to 1 (1 excluded). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Creates a channel from a function of the sample index. */
export function channelOf(length: number, sampleAt: (index: number) => number): Channel {
  const channel = new Float32Array(length);
  for (let index = 0; index < length; index++) channel[index] = sampleAt(index);
  return channel;
}

export function scaled(channel: Channel, gain: number): Channel {
  return channel.map((sample) => sample * gain);
}

/** Returns the largest absolute sample value. */
export function peakOf(channel: Channel): number {
  let peak = 0;
  for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Returns the root mean square of the samples `from` (included) to `to` (excluded). */
export function rmsOf(channel: Channel, from = 0, to = channel.length): number {
  let sum = 0;
  for (let index = from; index < to; index++) sum += at(channel, index) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
}

/** Returns the sample at an index; 0 beyond both ends. */
export function at(channel: Channel, index: number): number {
  return channel[index] ?? 0;
}

/** Fades the last `seconds` out linearly, to avoid a click. */
export function fadedOut(channel: Channel, seconds: number): Channel {
  const fade = Math.min(channel.length, sampleCount(seconds));
  return channel.map((sample, index) => sample * Math.min(1, (channel.length - index) / fade));
}
