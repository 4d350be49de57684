import { drawLots } from './lot.ts';

/** A team that gets `take` of the options; the options are distinct. */
export interface Choice {
  team: string;
  options: readonly string[];
  take: number;
}

type Counts = Map<string, number>;
type Chosen = Map<string, Set<string>>;

/**
 * Chooses `take` options for each team (all, when it has fewer), so that the options end up with counts as equal as these
 * teams and options permit. `counts` is how often each option counts already. Ties are decided by lot (`seed`).
 *
 * After a first deal, counts move along alternating paths from an option to one with at least two less, until there is no
 * such path: then the counts are as equal as possible (successive shortest paths for a convex cost, Ahuja, Magnanti and
 * Orlin 1993, chapter 14).
 */
export function chooseEvenly(choices: readonly Choice[], counts: Counts, seed: string): Chosen {
  const totals = new Map(counts);
  const byTeam = new Map(choices.map((choice) => [choice.team, choice]));
  const order = drawLots([...byTeam.keys()], seed);
  const chosen: Chosen = new Map(
    order.map((team) => [
      team,
      deal(byTeam.get(team)?.options ?? [], byTeam.get(team)?.take ?? 0, totals, seed + team),
    ]),
  );
  const teams = order.map((team) => ({
    options: byTeam.get(team)?.options ?? [],
    taken: chosen.get(team) ?? new Set(),
  }));
  while (shiftOne(teams, totals)) {
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

interface Team {
  options: readonly string[];
  taken: Set<string>;
}

/** Moves one count from an option to one with at least two less. Returns false when that is not possible. */
function shiftOne(teams: readonly Team[], totals: Counts): boolean {
  const options = [...new Set(teams.flatMap((team) => team.options))].sort(
    (a, b) => countOf(totals, b) - countOf(totals, a),
  );
  for (const from of options) {
    const path = pathFrom(from, teams, totals);
    if (path === null) continue;
    for (const { team, given, got } of path) {
      team.taken.delete(given);
      team.taken.add(got);
    }
    totals.set(from, countOf(totals, from) - 1);
    const to = path.at(-1)?.got ?? from;
    totals.set(to, countOf(totals, to) + 1);
    return true;
  }
  return false;
}

interface Swap {
  team: Team;
  given: string;
  got: string;
}

/** Returns the shortest series of swaps from `from` to an option with at least two less (breadth first); null for none. */
function pathFrom(from: string, teams: readonly Team[], totals: Counts): Swap[] | null {
  const cameBy = new Map<string, Swap | null>([[from, null]]);
  for (const given of cameBy.keys()) {
    for (const { team, got } of swapsOf(given, teams)) {
      if (cameBy.has(got)) continue;
      cameBy.set(got, { team, given, got });
      if (countOf(totals, got) <= countOf(totals, from) - 2) return pathTo(got, cameBy);
    }
  }
  return null;
}

function* swapsOf(given: string, teams: readonly Team[]): Generator<{ team: Team; got: string }> {
  for (const team of teams) {
    if (!team.taken.has(given)) continue;
    for (const got of team.options) if (!team.taken.has(got)) yield { team, got };
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
