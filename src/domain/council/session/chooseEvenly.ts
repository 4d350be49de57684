import { drawLots } from './lot.ts';

/** Gets `take` of the options, which are distinct. */
export interface Agent {
  id: string;
  options: readonly string[];
  take: number;
}

type Counts = Map<string, number>;
type Chosen = Map<string, Set<string>>;

/**
 * Chooses `take` options for each agent (all, when it has fewer), so that the options end up with counts as equal as these
 * agents and options permit. `counts` is how often each option counts already. Ties are decided by lot (`seed`).
 *
 * After a first deal, counts move along alternating paths from an option to one with at least two less, until there is no
 * such path: then the counts are as equal as possible (successive shortest paths for a convex cost, Ahuja, Magnanti and
 * Orlin 1993, chapter 14).
 */
export function chooseEvenly(agents: readonly Agent[], counts: Counts, seed: string): Chosen {
  const totals = new Map(counts);
  const byId = new Map(agents.map((agent) => [agent.id, agent]));
  const order = drawLots([...byId.keys()], seed);
  const chosen: Chosen = new Map(
    order.map((id) => [id, deal(byId.get(id)?.options ?? [], byId.get(id)?.take ?? 0, totals, seed + id)]),
  );
  const allocations = order.map((id) => ({
    options: byId.get(id)?.options ?? [],
    taken: chosen.get(id) ?? new Set(),
  }));
  while (shiftOne(allocations, totals)) {
    // Each shift lowers the sum of the squared counts, so that this ends.
  }
  return chosen;
}

/** Takes the options with the lowest counts and counts them. */
function deal(options: readonly string[], take: number, totals: Counts, seed: string): Set<string> {
  const taken = drawLots(options, seed)
    .sort((a, b) => countOf(totals, a) - countOf(totals, b))
    .slice(0, take);
  for (const option of taken) totals.set(option, countOf(totals, option) + 1);
  return new Set(taken);
}

/** What one agent has been given of its options. */
interface Allocation {
  options: readonly string[];
  taken: Set<string>;
}

/** Moves one count from an option to one with at least two less. Returns false when that is not possible. */
function shiftOne(allocations: readonly Allocation[], totals: Counts): boolean {
  const options = [...new Set(allocations.flatMap((one) => one.options))].sort(
    (a, b) => countOf(totals, b) - countOf(totals, a),
  );
  for (const from of options) {
    const path = pathFrom(from, allocations, totals);
    if (path === null) continue;
    for (const { allocation, given, got } of path) {
      allocation.taken.delete(given);
      allocation.taken.add(got);
    }
    totals.set(from, countOf(totals, from) - 1);
    const to = path.at(-1)?.got ?? from;
    totals.set(to, countOf(totals, to) + 1);
    return true;
  }
  return false;
}

interface Swap {
  allocation: Allocation;
  given: string;
  got: string;
}

/** Returns the shortest series of swaps from `from` to an option with at least two less (breadth first); null for none. */
function pathFrom(from: string, allocations: readonly Allocation[], totals: Counts): Swap[] | null {
  const cameBy = new Map<string, Swap | null>([[from, null]]);
  for (const given of cameBy.keys()) {
    for (const { allocation, got } of swapsOf(given, allocations)) {
      if (cameBy.has(got)) continue;
      cameBy.set(got, { allocation, given, got });
      if (countOf(totals, got) <= countOf(totals, from) - 2) return pathTo(got, cameBy);
    }
  }
  return null;
}

function* swapsOf(
  given: string,
  allocations: readonly Allocation[],
): Generator<{ allocation: Allocation; got: string }> {
  for (const allocation of allocations) {
    if (!allocation.taken.has(given)) continue;
    for (const got of allocation.options) if (!allocation.taken.has(got)) yield { allocation, got };
  }
}

function pathTo(end: string, cameBy: ReadonlyMap<string, Swap | null>): Swap[] {
  const path: Swap[] = [];
  for (let swap = cameBy.get(end); swap; swap = cameBy.get(swap.given)) path.unshift(swap);
  return path;
}

function countOf(counts: Counts, option: string): number {
  return counts.get(option) ?? 0;
}
