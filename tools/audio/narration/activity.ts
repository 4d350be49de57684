import { type Channel, decibelsOf, millisecondsOf, rmsOf, sampleCount } from '../dsp/signal.ts';

/** Detects speech and room noise. */

const FRAME_MS = 10;
const FRAME = sampleCount(FRAME_MS / 1000);
/** Sound down to this level below the loud syllables counts as speech. */
const SPEECH_RANGE_DB = 30;
/** Speech is louder than the room noise by at least this much. */
const ABOVE_NOISE_DB = 8;
/** Sound this close to the loud syllables is speech in any room. */
const NOISE_LIMIT_DB = 15;
/** Shorter pauses count as part of a word. */
const PAUSE_FRAMES = 10;

/** Returns for each 10 ms whether it contains speech. All false in silence. */
export function speechFrames(sound: Channel): boolean[] {
  const levels: number[] = [];
  for (let start = 0; start + FRAME <= sound.length; start += FRAME) {
    levels.push(decibelsOf(rmsOf(sound, start, start + FRAME)));
  }
  const sorted = levels.toSorted((a, b) => a - b);
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NEGATIVE_INFINITY;
  const noise = sorted[Math.floor(sorted.length * 0.1)] ?? Number.NEGATIVE_INFINITY;
  if (loud < -70) return levels.map(() => false);
  const threshold = Math.max(loud - SPEECH_RANGE_DB, Math.min(noise + ABOVE_NOISE_DB, loud - NOISE_LIMIT_DB));
  return withoutShortPauses(levels.map((level) => level > threshold));
}

/** Returns the start and end of the speech, in ms. Throws for a sound without speech. */
export function speechBounds(sound: Channel): { from: number; to: number } {
  const frames = speechFrames(sound);
  const first = frames.indexOf(true);
  if (first === -1) throw new Error('Não se ouve ninguém na gravação.');
  return { from: first * FRAME_MS, to: Math.min(millisecondsOf(sound), (frames.lastIndexOf(true) + 1) * FRAME_MS) };
}

/**
 * Maps times in ms to another recording of the same words: each keeps its share of the speech so far, without
 * pauses. A time in a pause becomes the beginning of the speech after it.
 */
export function alignedTimes(times: readonly number[], from: readonly boolean[], to: readonly boolean[]): number[] {
  const spokenFrom = from.filter(Boolean).length;
  const spokenTo = to.filter(Boolean).length;
  return times.map((time) => {
    const before = from.slice(0, Math.round(time / FRAME_MS)).filter(Boolean).length;
    const share = spokenFrom === 0 ? 0 : before / spokenFrom;
    return FRAME_MS * frameAfter(to, Math.min(spokenTo - 1, Math.floor(share * spokenTo)));
  });
}

/** Returns the index of the speech frame after `count` others. */
function frameAfter(frames: readonly boolean[], count: number): number {
  let left = count;
  return Math.max(
    0,
    frames.findIndex((isSpeech) => isSpeech && left-- === 0),
  );
}

function withoutShortPauses(frames: boolean[]): boolean[] {
  let lastSpoken = Number.NEGATIVE_INFINITY;
  const result = [...frames];
  frames.forEach((isSpeech, index) => {
    if (!isSpeech) return;
    if (index - lastSpoken <= PAUSE_FRAMES) result.fill(true, lastSpoken, index);
    lastSpoken = index;
  });
  return result;
}
