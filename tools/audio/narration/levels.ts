import { type Channel, rmsOf, sampleCount } from '../dsp/signal.ts';

const WINDOW_SECONDS = 0.05;
const LOUDEST = 9;
/** The mouth is shut below this share of a loud syllable. */
const SHUT = 0.04;
/** An exponent below 1 opens the mouth for soft syllables too. */
const CURVE = 0.7;

/** Returns the voice level per 50 ms: one digit from 0 (silence) to 9 (a loud syllable of this clip). */
export function levelDigits(sound: Channel): string {
  const window = sampleCount(WINDOW_SECONDS);
  const levels: number[] = [];
  for (let start = 0; start < sound.length; start += window) {
    levels.push(rmsOf(sound, start, Math.min(sound.length, start + window)));
  }
  const loud = levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.95)] ?? 0;
  return levels.map((level) => digit(loud === 0 ? 0 : level / loud)).join('');
}

function digit(share: number): number {
  return share < SHUT ? 0 : Math.min(LOUDEST, Math.round(LOUDEST * share ** CURVE));
}
