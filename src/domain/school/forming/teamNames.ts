import { teamNameFor } from '../../identity/credentials.ts';
import { nameKey } from '../imports/planImport.ts';
import { shuffled } from './formTeams.ts';

/** Where the suggested names of teams come from: a list of names, or the class and a number. */
export const NAMINGS = ['space', 'group'] as const;
export type Naming = (typeof NAMINGS)[number];

/**
 * Draws different names from a list, none of which is taken. Where the list has too few, names get a number: 'Vega 2'.
 * Compares as `nameKey` does. `random` as Math.random.
 */
export function drawTeamNames(
  count: number,
  { names, taken, random }: { names: readonly string[]; taken: readonly string[]; random: () => number },
): string[] {
  const used = new Set(taken.map(nameKey));
  const drawn: string[] = [];
  for (let round = 1; drawn.length < count; round += 1) {
    const offered = shuffled(names, random).map((name) => (round === 1 ? name : `${name} ${round}`));
    drawn.push(...offered.filter((name) => !used.has(nameKey(name))));
  }
  return drawn.slice(0, count);
}

/** Returns 'Grupo' names of a class with the lowest numbers that are not taken, as an import suggests them. */
export function groupNames(
  count: number,
  { className, taken }: { className: string; taken: readonly string[] },
): string[] {
  const used = new Set(taken.map(nameKey));
  const free: string[] = [];
  for (let group = 1; free.length < count; group += 1) {
    const name = teamNameFor(className, group);
    if (!used.has(nameKey(name))) free.push(name);
  }
  return free;
}
