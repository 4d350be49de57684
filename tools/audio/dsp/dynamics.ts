import { curvePeaks, integratedLoudness } from './loudness.ts';
import { at, type Channel, channelOf, decibelsOf, gainOf, SAMPLE_RATE, sampleCount, scaled } from './signal.ts';

const COMPRESSOR = { thresholdDb: -22, ratio: 2.6, attackSeconds: 0.006, releaseSeconds: 0.09 };
/** Attack and release time of the limiter, on both sides of a peak. */
const LIMITER_SECONDS = 0.003;
const MASTERING_ROUNDS = 6;
const NEAR_ENOUGH_LU = 0.02;

/** Compresses a channel: raises quieter syllables towards the loud ones. Adds no delay. */
function compressed(channel: Channel): Channel {
  const { thresholdDb, ratio, attackSeconds, releaseSeconds } = COMPRESSOR;
  const attack = 1 - Math.exp(-1 / (attackSeconds * SAMPLE_RATE));
  const release = 1 - Math.exp(-1 / (releaseSeconds * SAMPLE_RATE));
  let level = 0;
  return channel.map((sample) => {
    const input = Math.abs(sample);
    level += (input - level) * (input > level ? attack : release);
    const excessDb = Math.max(0, decibelsOf(level) - thresholdDb);
    return sample * gainOf(-excessDb * (1 - 1 / ratio));
  });
}

/** Limits the true peak to `ceilingDb` by lowering the gain around each peak. Adds no delay. */
export function limited(channel: Channel, ceilingDb: number): Channel {
  const ceiling = gainOf(ceilingDb);
  const peaks = curvePeaks(channel, ceiling / 2);
  const needed = peaks.map((peak, index) => Math.min(1, ceiling / Math.max(peak, at(peaks, index - 1), 1e-9)));
  if (needed.every((gain) => gain === 1)) return channel;
  const gains = movingMean(movingMinimum(needed, sampleCount(LIMITER_SECONDS)), sampleCount(LIMITER_SECONDS));
  return channel.map((sample, index) => sample * at(gains, index));
}

/** Brings a channel to an integrated loudness below a true peak; `even`: compresses it first. */
export function mastered(channel: Channel, target: { lufs: number; ceilingDb: number; even: boolean }): Channel {
  const source = target.even ? compressed(channel) : channel;
  let gainDb = target.lufs - integratedLoudness([source]);
  let result = channel;
  for (let round = 0; round < MASTERING_ROUNDS; round++) {
    result = limited(scaled(source, gainOf(gainDb)), target.ceilingDb);
    const missing = target.lufs - integratedLoudness([result]);
    if (Math.abs(missing) < NEAR_ENOUGH_LU) break;
    gainDb += missing;
  }
  return result;
}

/** Returns the minimum within `reach` on both sides of each value. */
function movingMinimum(values: Channel, reach: number): Channel {
  const candidates: number[] = [];
  let [first, next] = [0, 0];
  return channelOf(values.length, (index) => {
    for (; next < values.length && next <= index + reach; next++) {
      while (candidates.length > first && at(values, candidates.at(-1) ?? 0) >= at(values, next)) candidates.pop();
      candidates.push(next);
    }
    while ((candidates[first] ?? index) < index - reach) first += 1;
    return at(values, candidates[first] ?? index);
  });
}

function movingMean(values: Channel, reach: number): Channel {
  const valueAt = (index: number) => at(values, Math.min(values.length - 1, Math.max(0, index)));
  const width = 2 * reach + 1;
  let sum = 0;
  for (let index = -reach; index <= reach; index++) sum += valueAt(index);
  return channelOf(values.length, (index) => {
    const average = sum / width;
    sum += valueAt(index + reach + 1) - valueAt(index - reach);
    return average;
  });
}
