import { IMPORT_ROWS_MAX, MEMBERS_MAX } from '../../limits.ts';
import { THEMES, type Theme } from '../../vocabulary.ts';

/** A team needs someone for each of its four roles. */
const PUPILS_PER_TEAM = 4;

/** Returns how many teams a class of this size can form, so that none is empty or has too many members. */
export function teamCountRange(pupils: number): { least: number; most: number } {
  return { least: Math.ceil(pupils / MEMBERS_MAX), most: Math.min(pupils, IMPORT_ROWS_MAX) };
}

/** Returns how many teams to suggest: of four members, as far as that is possible. */
export function suggestedTeamCount(pupils: number): number {
  const { least, most } = teamCountRange(pupils);
  return Math.min(most, Math.max(least, Math.round(pupils / PUPILS_PER_TEAM), Math.min(1, pupils)));
}

/**
 * Deals the pupils to teams at random. The sizes differ by at most one; which teams are larger is random too. `random` as
 * Math.random. Throws a RangeError for less than one team.
 */
export function formTeams<T>(pupils: readonly T[], teams: number, random: () => number): T[][] {
  if (!Number.isInteger(teams) || teams < 1) throw new RangeError('There must be at least one team.');
  const formed: T[][] = Array.from({ length: teams }, () => []);
  for (const [index, pupil] of shuffled(pupils, random).entries()) formed[index % teams]?.push(pupil);
  return shuffled(formed, random);
}

/**
 * Returns a solar system for each team: `only` for all, or all three, each for as many teams as the others or one more.
 * Which one has more is random.
 */
export function spreadThemes(teams: number, only: Theme | null, random: () => number): Theme[] {
  const order = shuffled(THEMES, random);
  return Array.from({ length: teams }, (_, index) => only ?? (order[index % order.length] as Theme));
}

/** Returns the items in random order, every order being equally likely (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  const drawn: T[] = [];
  while (rest.length > 0) {
    const place = Math.min(Math.floor(random() * rest.length), rest.length - 1);
    drawn.push(...rest.splice(place, 1));
  }
  return drawn;
}
