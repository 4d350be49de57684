/** Reading pace in words per minute. */
const SLOWEST = 150;
const FASTEST = 190;
const TOLERANCE = 0.15;
/** Clips of so few words may take as long as a short message stays, because pauses and reverb weigh more. */
const FEW_WORDS = 4;
const FEW_WORDS_MAX_MS = 3_000;

/**
 * Returns the allowed length of a clip in ms for a number of spoken words: 150 to 190 words a minute with a tolerance of 15
 * %.
 */
export function paceOf(words: number): { least: number; most: number } {
  const least = ((1 - TOLERANCE) * words * 60_000) / FASTEST;
  const most = ((1 + TOLERANCE) * words * 60_000) / SLOWEST;
  return { least, most: words <= FEW_WORDS ? Math.max(most, FEW_WORDS_MAX_MS) : most };
}

export function isAtPace(ms: number, words: number): boolean {
  const { least, most } = paceOf(words);
  return ms >= least && ms <= most;
}

/** Standard rate of the synthesiser, in its own words per minute. */
export const STANDARD_RATE = 170;
const RATE_STEP = 5;
const STEPS = 14;

/** The synthesiser's rates from the standard outwards, so that a line is sped up or slowed down as little as possible. */
export const RATES: readonly number[] = [
  STANDARD_RATE,
  ...Array.from({ length: STEPS }, (_, index) => (index + 1) * RATE_STEP).flatMap((step) => [
    STANDARD_RATE + step,
    STANDARD_RATE - step,
  ]),
];
