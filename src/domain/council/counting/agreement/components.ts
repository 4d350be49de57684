import { shuffled } from '../../../school/forming/formTeams.ts';
import { seededRandom } from '../../session/lot.ts';
import { type Eigenpair, eigenvectorsOf } from './eigenvectors.ts';
import type { Ratings } from './ratings.ts';
import type { Point } from './twoGroups.ts';

/** Shuffles with which the ratings are compared; chance alone gives a larger component than all of them once in 40 times. */
const SHUFFLES = 39;

/** The stars of a team in the order of the plans; null where it gave none. */
type Row = readonly (number | null)[];

export interface Components {
  /** The place of each team. */
  points: Point[];
  /** The share of the differences that the two directions show, from 0 to 1. */
  shown: number;
  /** How many of the two directions are more than chance. */
  significant: number;
}

/**
 * Places the teams by the two principal components of their ratings. Of each rating the team's mean is taken, because some
 * teams are strict with all plans, then the plan's mean; a missing one counts as the mean. Teams that rated fewer plans are
 * moved outwards by the root of the share that they left out (Small and others, 2021), or they would seem undecided. A
 * direction is more than chance when it is larger than in all shuffles of the ratings of each plan among the teams that rated
 * it (parallel analysis, Horn, 1965); the shuffles are always the same.
 */
export function componentsOf({ plans, teams }: Ratings): Components {
  const rows = withoutTeamMeans(teams.map(({ stars }) => plans.map((plan) => stars.get(plan) ?? null)));
  const values = withoutPlanMeans(rows);
  const components = eigenvectorsOf(productsOf(values));
  const total = components.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const [first, second] = components;
  const outwards = teams.map(({ stars }) => Math.sqrt(plans.length / stars.size));
  const [x, y] = [first, second].map((component) => placesAlong(component, values, outwards));
  return {
    points: teams.map((_, index) => ({ x: x?.[index] ?? 0, y: y?.[index] ?? 0 })),
    shown: total === 0 ? 1 : ((first?.value ?? 0) + (second?.value ?? 0)) / total,
    significant: total === 0 ? 0 : significantOf(rows, first?.value ?? 0, second?.value ?? 0),
  };
}

function significantOf(rows: readonly Row[], first: number, second: number): number {
  const random = seededRandom('agreement');
  const byChance = Array.from({ length: SHUFFLES }, () =>
    eigenvectorsOf(productsOf(withoutPlanMeans(withoutTeamMeans(shuffledWithinPlans(rows, random))))),
  );
  const isLarger = (value: number, place: number) => byChance.every((shuffle) => value > (shuffle[place]?.value ?? 0));
  if (!isLarger(first, 0)) return 0;
  return isLarger(second, 1) ? 2 : 1;
}

function shuffledWithinPlans(rows: readonly Row[], random: () => number): Row[] {
  const columns = (rows[0] ?? []).map((_, column) => {
    const given = shuffled(
      rows.flatMap((row) => row[column] ?? []),
      random,
    );
    return rows.map((row) => (row[column] === null ? null : (given.pop() ?? null)));
  });
  return rows.map((_, index) => columns.map((column) => column[index] ?? null));
}

function withoutTeamMeans(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const mean = meanOf(row);
    return row.map((one) => (one === null ? null : one - mean));
  });
}

function withoutPlanMeans(rows: readonly Row[]): number[][] {
  const means = (rows[0] ?? []).map((_, column) => meanOf(rows.map((row) => row[column] ?? null)));
  return rows.map((row) => row.map((one, column) => (one === null ? 0 : one - (means[column] ?? 0))));
}

/** Returns for each two plans the sum, over the teams, of the products of their values. */
function productsOf(values: readonly (readonly number[])[]): number[][] {
  const columns = (values[0] ?? []).map((_, column) => values.map((row) => row[column] ?? 0));
  return columns.map((a) => columns.map((b) => a.reduce((sum, one, row) => sum + one * (b[row] ?? 0), 0)));
}

/** Returns the places along a direction, whose arbitrary sign is chosen so that the teams far out are on the positive side. */
function placesAlong(
  component: Eigenpair | undefined,
  values: readonly (readonly number[])[],
  outwards: readonly number[],
): number[] {
  const places = values.map(
    (row, index) =>
      (outwards[index] ?? 1) * row.reduce((sum, one, plan) => sum + one * (component?.vector[plan] ?? 0), 0),
  );
  const side = places.reduce((sum, place) => sum + place ** 3, 0);
  return side < 0 ? places.map((place) => -place) : places;
}

function meanOf(numbers: Row): number {
  const given = numbers.filter((one) => one !== null);
  return given.length === 0 ? 0 : given.reduce((sum, one) => sum + one, 0) / given.length;
}
