import { AGREEMENT_GROUP_MIN } from '../../../limits.ts';

export interface Point {
  x: number;
  y: number;
}

/** The mean silhouette above which groups are a strong structure (Kaufman and Rousseeuw, 1990); points in a row have 0.6. */
const SILHOUETTE_MIN = 0.7;
const ROUNDS_MAX = 100;

/**
 * Returns the group of each point: 1 for the points of the smaller of two groups, 0 for the others; all 0 when there are not
 * clearly two. The groups are those of 2-means (Lloyd, 1982), the best that a split of the points along x leads to. They are
 * clear when the mean silhouette (Rousseeuw, 1987) exceeds 0.7 and each has at least AGREEMENT_GROUP_MIN points.
 */
export function twoGroups(points: readonly Point[]): number[] {
  const one = points.map(() => 0);
  const splits = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b).slice(1);
  const found = splits
    .map((least) =>
      settled(
        points,
        points.map(({ x }) => Number(x >= least)),
      ),
    )
    .map((groups) => ({ groups, spread: spreadOf(points, groups) }))
    .sort((a, b) => a.spread - b.spread);
  const groups = found[0]?.groups;
  if (groups === undefined) return one;
  const size = groups.filter((group) => group === 1).length;
  if (Math.min(size, points.length - size) < AGREEMENT_GROUP_MIN) return one;
  if (silhouetteOf(points, groups) <= SILHOUETTE_MIN) return one;
  return size * 2 > points.length ? groups.map((group) => 1 - group) : groups;
}

/** Moves each point to the group with the nearer centre until none moves. */
function settled(points: readonly Point[], start: readonly number[]): number[] {
  let groups = [...start];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const centres = [centreOf(points, groups, 0), centreOf(points, groups, 1)] as const;
    const next = points.map((point) => Number(distance(point, centres[1]) < distance(point, centres[0])));
    if (next.every((group, index) => group === groups[index])) break;
    groups = next;
  }
  return groups;
}

function centreOf(points: readonly Point[], groups: readonly number[], group: number): Point {
  const own = points.filter((_, index) => groups[index] === group);
  const mean = (sum: number) => (own.length === 0 ? Number.POSITIVE_INFINITY : sum / own.length);
  return { x: mean(own.reduce((sum, { x }) => sum + x, 0)), y: mean(own.reduce((sum, { y }) => sum + y, 0)) };
}

/** Returns the sum of the squared distances to the centres. */
function spreadOf(points: readonly Point[], groups: readonly number[]): number {
  const centres = [centreOf(points, groups, 0), centreOf(points, groups, 1)] as const;
  return points.reduce((sum, point, index) => sum + distance(point, centres[groups[index] === 1 ? 1 : 0]) ** 2, 0);
}

/** Returns the mean silhouette, from -1 to 1: how much nearer points are to their own group than to the other. */
function silhouetteOf(points: readonly Point[], groups: readonly number[]): number {
  const silhouettes = points.map((point, index) => {
    const meanTo = (group: number) => {
      const others = points.filter((_, other) => other !== index && groups[other] === group);
      return others.reduce((sum, other) => sum + distance(point, other), 0) / others.length;
    };
    const [own, other] = groups[index] === 1 ? [meanTo(1), meanTo(0)] : [meanTo(0), meanTo(1)];
    return own === other ? 0 : (other - own) / Math.max(own, other);
  });
  return silhouettes.reduce((sum, one) => sum + one, 0) / points.length;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
