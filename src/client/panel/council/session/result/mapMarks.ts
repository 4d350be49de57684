/** Size of the map's drawing, and the radius of a mark and its distance to the edge, in the same units. */
export const MAP = { width: 120, height: 72, mark: 4, margin: 7 } as const;

const ROUNDS = 60;

interface Spot {
  x: number;
  y: number;
}

/** Places the points of a map in its drawing, the largest spread across its width; marks that would overlap move apart. */
export function placeMarks(points: readonly Spot[]): Spot[] {
  const spread = Math.max(...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]), Number.EPSILON);
  const spots = points.map(({ x, y }) => ({
    x: MAP.width / 2 + (x / spread) * (MAP.width / 2 - MAP.margin),
    y: MAP.height / 2 - (y / spread) * (MAP.height / 2 - MAP.margin),
  }));
  for (let round = 0; round < ROUNDS && separate(spots); round++) {
    // Each round moves every pair that overlaps a little further apart.
  }
  return spots;
}

/** Moves overlapping marks apart; returns whether there were any. */
function separate(spots: Spot[]): boolean {
  let moved = false;
  for (const [index, a] of spots.entries()) {
    for (const b of spots.slice(index + 1)) {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const distance = Math.hypot(dx, dy);
      const missing = 2 * MAP.mark + 0.5 - distance;
      if (missing <= 0.01) continue;
      moved = true;
      // Two marks in the same spot part in a direction that depends on their place in the list.
      const [ux, uy] = distance > 0.01 ? [dx / distance, dy / distance] : [Math.cos(index + 1), Math.sin(index + 1)];
      shift(a, -ux * (missing / 2), -uy * (missing / 2));
      shift(b, ux * (missing / 2), uy * (missing / 2));
    }
  }
  return moved;
}

function shift(spot: Spot, dx: number, dy: number): void {
  spot.x = Math.min(MAP.width - MAP.margin, Math.max(MAP.margin, spot.x + dx));
  spot.y = Math.min(MAP.height - MAP.margin, Math.max(MAP.margin, spot.y + dy));
}
