import { chooseEvenly } from './chooseEvenly.ts';
import { drawLots } from './lot.ts';
import type { Readings } from './readings.ts';

/** Two different plans to compare, by the ids of their proposals; `a` is shown first. */
export interface Pair {
  a: string;
  b: string;
}

/**
 * Draws `perTeam` duels for each team among the plans that it may judge (`readings`, without its own), never the same pair
 * twice; all pairs when there are fewer. Each plan of a team is in equally many of its duels or in one more, and which ones
 * are in one more is chosen so that over all teams plans are shown as equally often as possible. The same seed gives the
 * same duels.
 */
export function allotDuels(readings: Readings, perTeam: number, seed: string): Map<string, Pair[]> {
  const appearances = appearancesOf(readings, perTeam, seed);
  const firsts = new Map<string, number>();
  return new Map(
    [...appearances.keys()].sort().map((team) => {
      const pairs = pairsOf(appearances.get(team) ?? new Map(), `${seed}/pairs/${team}`);
      return [team, pairs.map((pair) => sided(pair, firsts))];
    }),
  );
}

/** Returns the first `count` of a team's duels that it has not decided yet. */
export function nextDuels(allotted: readonly Pair[], decided: readonly Pair[], count: number): Pair[] {
  const done = new Set(decided.map(pairKey));
  return allotted.filter((pair) => !done.has(pairKey(pair))).slice(0, count);
}

/** Returns a key that is the same for both orders of a pair. */
export function pairKey({ a, b }: Pair): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Returns in how many duels of each team each of its plans is. */
function appearancesOf(readings: Readings, perTeam: number, seed: string): Map<string, Map<string, number>> {
  const shares = [...readings].map(([team, plans]) => {
    const sides = 2 * Math.min(perTeam, (plans.length * (plans.length - 1)) / 2);
    const each = plans.length === 0 ? 0 : Math.floor(sides / plans.length);
    return { id: team, options: [...plans].sort(), take: sides - each * plans.length, each };
  });
  const counts = new Map<string, number>();
  for (const { options, each } of shares) for (const plan of options) counts.set(plan, (counts.get(plan) ?? 0) + each);
  const oneMore = chooseEvenly(shares, counts, `${seed}/duels`);
  return new Map(
    shares.map(({ id: team, options, each }) => [
      team,
      new Map(options.map((plan) => [plan, each + (oneMore.get(team)?.has(plan) ? 1 : 0)])),
    ]),
  );
}

/**
 * Returns distinct pairs in which each plan appears as often as given, in an order drawn by lot (Havel 1955 and Hakimi 1962:
 * the plan with the most duels left meets those with the next most; that succeeds for counts that differ by at most one).
 */
function pairsOf(appearances: ReadonlyMap<string, number>, seed: string): Pair[] {
  const left = new Map(drawLots([...appearances.keys()], seed).map((plan) => [plan, appearances.get(plan) ?? 0]));
  const pairs = new Map<string, Pair>();
  while (left.size > 0) {
    const [first, ...others] = [...left].sort(([, x], [, y]) => y - x);
    if (first === undefined) break;
    left.delete(first[0]);
    for (const [other, count] of others.slice(0, first[1])) {
      left.set(other, count - 1);
      const pair = { a: first[0], b: other };
      pairs.set(pairKey(pair), pair);
    }
  }
  return drawLots([...pairs.keys()], `${seed}/order`).flatMap((key) => pairs.get(key) ?? []);
}

/** Shows first the plan that was shown first less often, because the first of two is chosen a little more often. */
function sided({ a, b }: Pair, firsts: Map<string, number>): Pair {
  const [first, second] = (firsts.get(b) ?? 0) < (firsts.get(a) ?? 0) ? [b, a] : [a, b];
  firsts.set(first, (firsts.get(first) ?? 0) + 1);
  return { a: first, b: second };
}
