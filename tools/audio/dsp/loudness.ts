import { type Biquad, filtered } from './filters.ts';
import { at, type Channel, decibelsOf, peakOf, sampleCount } from './signal.ts';

/** Loudness in LUFS according to ITU-R BS.1770-4, at SAMPLE_RATE, as shown by meters such as ebur128. */

const K_WEIGHTING: readonly Biquad[] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];
const BLOCK = sampleCount(0.4);
const STEP = BLOCK / 4;
const SILENCE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/** Returns the loudness of the whole sound without pauses; SILENCE_LUFS for silence. One channel, or left and right. */
export function integratedLoudness(channels: readonly Channel[]): number {
  const heard = blockPowers(channels).filter((power) => lufs(power) > SILENCE_LUFS);
  const gate = lufs(mean(heard)) + RELATIVE_GATE_LU;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

/** Returns the loudness of the loudest 400 ms. */
export function momentaryMaximum(channels: readonly Channel[]): number {
  return lufs(Math.max(0, ...blockPowers(channels)));
}

/** Returns the true peak, including between samples, in dBFS (4x oversampled). */
export function truePeak(channels: readonly Channel[]): number {
  const highest = Math.max(...channels.map(peakOf));
  let peak = 0;
  for (const channel of channels) {
    for (const top of curvePeaks(channel, highest / 2)) peak = Math.max(peak, top);
  }
  return decibelsOf(peak);
}

/** Returns for each sample the peak of the curve up to the next sample. Below `floor` only the samples count. */
export function curvePeaks(channel: Channel, floor: number): Channel {
  return channel.map((sample, index) => {
    const peak = Math.abs(sample);
    return Math.max(peak, Math.abs(at(channel, index + 1))) < floor ? peak : Math.max(peak, between(channel, index));
  });
}

function between(channel: Channel, index: number): number {
  let peak = 0;
  for (const taps of BETWEEN_TAPS) {
    let sum = 0;
    for (let tap = 0; tap < taps.length; tap++) sum += at(taps, tap) * at(channel, index + tap - REACH + 1);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

const REACH = 8;
const BETWEEN_TAPS = [0.25, 0.5, 0.75].map((offset) =>
  Float32Array.from({ length: 2 * REACH }, (_, tap) => {
    const distance = offset - (tap - REACH + 1);
    const angle = Math.PI * distance;
    return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / (REACH + 1)));
  }),
);

function blockPowers(channels: readonly Channel[]): number[] {
  const weighted = channels.map((channel) => filtered(atLeastOneBlock(channel), ...K_WEIGHTING));
  const length = weighted[0]?.length ?? 0;
  const powers: number[] = [];
  for (let start = 0; start + BLOCK <= length; start += STEP) {
    powers.push(weighted.reduce((sum, channel) => sum + power(channel, start), 0));
  }
  return powers;
}

function atLeastOneBlock(channel: Channel): Channel {
  if (channel.length >= BLOCK) return channel;
  const padded = new Float32Array(BLOCK);
  padded.set(channel);
  return padded;
}

function power(channel: Channel, start: number): number {
  let sum = 0;
  for (let index = start; index < start + BLOCK; index++) sum += at(channel, index) ** 2;
  return sum / BLOCK;
}

function mean(powers: readonly number[]): number {
  return powers.reduce((sum, value) => sum + value, 0) / Math.max(1, powers.length);
}

function lufs(meanPower: number): number {
  return Math.max(SILENCE_LUFS, -0.691 + 10 * Math.log10(Math.max(meanPower, 1e-12)));
}
