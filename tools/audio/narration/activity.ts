import { type Channel, decibelsOf, millisecondsOf, rmsOf, sampleCount } from '../dsp/signal.ts';

/** Where somebody speaks, and where there is only room. */

const FRAME_MS = 10;
const FRAME = sampleCount(FRAME_MS / 1000);
/** How far under the loud syllables speech still counts as such. */
const SPEECH_RANGE_DB = 30;
/** Speech stands out of the room's own noise by this much. */
const ABOVE_NOISE_DB = 8;
/** However noisy the room, this close to the loud syllables it is speech. */
const NOISE_LIMIT_DB = 15;
/** Shorter pauses are part of a word. */
const PAUSE_FRAMES = 10;

/** For each 10 ms whether somebody speaks. All false in silence. */
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

/** When speech begins and ends, in ms. Refuses a sound in which nobody speaks. */
export function speechBounds(sound: Channel): { from: number; to: number } {
  const frames = speechFrames(sound);
  const first = frames.indexOf(true);
  if (first === -1) throw new Error('Não se ouve ninguém na gravação.');
  return { from: first * FRAME_MS, to: Math.min(millisecondsOf(sound), (frames.lastIndexOf(true) + 1) * FRAME_MS) };
}

/**
 * The same places of another recording of the same words: each time in ms keeps its share of the time spoken so far,
 * pauses left out. A time in a pause becomes the beginning of the speech after it.
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

/** The speech frame that has `count` others before it. */
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
