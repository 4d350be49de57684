import { at, type Channel } from '../dsp/signal.ts';

/** Returns the jump from the last sample to the first divided by the mean jump between samples; inaudible near 1. */
export function seamRatio(loop: Channel): number {
  let sum = 0;
  for (let index = 1; index < loop.length; index++) sum += Math.abs(at(loop, index) - at(loop, index - 1));
  return Math.abs(at(loop, 0) - at(loop, loop.length - 1)) / (sum / (loop.length - 1));
}
