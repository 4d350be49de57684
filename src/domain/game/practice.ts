import { seededRandom } from '../council/session/lot.ts';
import { shuffled } from '../school/forming/formTeams.ts';

// Practice ('Treino extra'): applied questions without marks.

/**
 * Returns the items in an order drawn by lot, the same one for a seed, and never the order that they have when there are two
 * different ones at least: a question that is solved before it is read teaches nothing.
 */
export function mixedUp<T>(items: readonly T[], seed: string): T[] {
  const mixed = shuffled([...items], seededRandom(seed));
  const [first, ...others] = mixed;
  const isMixed = items.some((item, index) => item !== mixed[index]);
  return isMixed || first === undefined ? mixed : [...others, first];
}

/** Returns for each item whether it stands where it belongs. */
export function rightPlaces<T>(given: readonly T[], right: readonly T[]): boolean[] {
  return right.map((item, index) => given[index] === item);
}

export type EstimateOutcome = 'near' | 'tooLow' | 'tooHigh';

/** Compares an estimate with the figure: `near` when it is at most `near` away. */
export function estimateOutcome(given: number, { answer, near }: { answer: number; near: number }): EstimateOutcome {
  if (Math.abs(given - answer) <= near) return 'near';
  return given < answer ? 'tooLow' : 'tooHigh';
}
