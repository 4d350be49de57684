/** Words a minute. */
const SLOWEST = 150;
const FASTEST = 190;
const TOLERANCE = 0.15;
/** Of so few words the pauses and the room's ring weigh more: they may take as long as a short message stays. */
const FEW_WORDS = 4;
const FEW_WORDS_MAX_MS = 3_000;

/** How long a clip may be, in ms, for so many words heard: within 15 % of reading them at 150 to 190 words a minute. */
export function paceOf(words: number): { least: number; most: number } {
  const least = ((1 - TOLERANCE) * words * 60_000) / FASTEST;
  const most = ((1 + TOLERANCE) * words * 60_000) / SLOWEST;
  return { least, most: words <= FEW_WORDS ? Math.max(most, FEW_WORDS_MAX_MS) : most };
}

export function isAtPace(ms: number, words: number): boolean {
  const { least, most } = paceOf(words);
  return ms >= least && ms <= most;
}

/** Of the synthesiser, in words a minute as it counts them. */
export const STANDARD_RATE = 170;
const RATE_STEP = 5;
const STEPS = 14;

/** The synthesiser's rates, the standard first, then ever farther from it: a line is hurried no more than it needs. */
export const RATES: readonly number[] = [
  STANDARD_RATE,
  ...Array.from({ length: STEPS }, (_, index) => (index + 1) * RATE_STEP).flatMap((step) => [
    STANDARD_RATE + step,
    STANDARD_RATE - step,
  ]),
];
