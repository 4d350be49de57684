import { at, type Channel } from '../dsp/signal.ts';

/** The jump from the last sample to the first against the mean jump from sample to sample; near 1 nobody hears it. */
export function seamRatio(loop: Channel): number {
  let sum = 0;
  for (let index = 1; index < loop.length; index++) sum += Math.abs(at(loop, index) - at(loop, index - 1));
  return Math.abs(at(loop, 0) - at(loop, loop.length - 1)) / (sum / (loop.length - 1));
}
