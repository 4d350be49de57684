import type { SpokenWord } from './spokenWords.ts';

/** [from, to, at]: the word's position in the written message (`to` excluded) and its time in the clip, in ms. */
export type WordTiming = [from: number, to: number, at: number];

/**
 * Returns the words with non-decreasing times, in whole ms from 0 to `ms`. An unknown start is interpolated between
 * its neighbours, by letters.
 */
export function wordTimings(
  words: readonly SpokenWord[],
  starts: readonly (number | null)[],
  ms: number,
): WordTiming[] {
  let last = 0;
  return words.map(({ from, to }, index) => {
    const at = starts[index] ?? between(words, starts, index, ms);
    last = Math.round(Math.min(ms, Math.max(last, at)));
    return [from, to, last];
  });
}

function between(words: readonly SpokenWord[], starts: readonly (number | null)[], index: number, ms: number): number {
  const isKnown = (place: number) => starts[place] !== null && starts[place] !== undefined;
  let [before, after] = [index, index];
  while (before >= 0 && !isKnown(before)) before -= 1;
  while (after < words.length && !isKnown(after)) after += 1;
  const [from, to] = [starts[before] ?? 0, starts[after] ?? ms];
  const letters = (first: number, end: number) =>
    words.slice(first, end).reduce((sum, { spoken }) => sum + spoken.length, 0);
  const first = Math.max(0, before);
  return from + ((to - from) * letters(first, index)) / letters(first, after);
}
