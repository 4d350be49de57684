import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { BERTH_GAP, type BerthStyle, berthOf, type Group, groupOf, heightOf, widthOf } from './berths.ts';
import { labelRect } from './labelRect.ts';
import type { Chip, Lane, MapTeam, Stop } from './mapTypes.ts';
import { spread } from './spread.ts';

/** How far below the middle of a globe its ships begin, in its diameters: large ones hover before it. */
export const TOP = { tall: 0.06, row: 0.3 } as const;
/** The ships in the council begin at this share of their lane's height, before the station. */
const COUNCIL_TOP = 0.3;
/** Space that a group takes without pushing its neighbours, in shares of the way to the next stop of its band. */
const OWN_WAY = 0.94;
const EDGE = 20;

interface Placing {
  lane: Lane;
  teams: readonly MapTeam[];
  style: BerthStyle;
  gap: number;
  labelSize: number;
}

interface PlacedGroup {
  group: Group;
  top: number;
  left: number;
}

/** Writes the chips of a lane into `out`; returns whether they fit. */
export function placeLane(
  lane: Lane,
  teams: readonly MapTeam[],
  style: BerthStyle,
  labelSize: number,
  out: Map<string, Chip>,
): boolean {
  const placing = { lane, teams, style, labelSize, gap: BERTH_GAP * style.fontSize };
  const placed = inTwoBands(placing) ?? inOneBand(placing);
  if (!placed) return false;
  for (const group of placed) placeGroup(group, placing.gap, out);
  return true;
}

/** Places the groups side by side, whatever the height of their stops. */
function inOneBand(placing: Placing): PlacedGroup[] | null {
  const { lane } = placing;
  return placeBand(placing, lane.stops, { bottom: bottomOf(lane.area), right: rightOf(lane.area), ways: 1 });
}

/**
 * Places the groups of the upper stops above those of the lower ones, where the way swings far enough: each then has twice the
 * width. The council's, at the end, stands beside both. Null if they are not apart.
 */
function inTwoBands(placing: Placing): PlacedGroup[] | null {
  const { lane, labelSize, gap } = placing;
  const bottom = bottomOf(lane.area);
  const worlds = lane.stops.filter(({ level }) => level < 6);
  const middle = worlds.reduce((sum, { y }) => sum + y, 0) / worlds.length;
  const lower = worlds.filter(({ y }) => y > middle + 1);
  const upper = worlds.filter((stop) => !lower.includes(stop));
  if (lower.length === 0) return null;
  const between = Math.min(...lower.map((stop) => labelRect(stop, labelSize).y));
  const end = placeBand(placing, lane.stops.slice(-1), { bottom, right: rightOf(lane.area), ways: 1 });
  if (!end) return null;
  const right = Math.min(rightOf(lane.area), ...end.map(({ left }) => left - 2 * gap));
  const above = placeBand(placing, upper, { bottom: between, right, ways: 2 });
  const below = above && placeBand(placing, lower, { bottom, right, ways: 2 });
  return below && [...above, ...below, ...end];
}

interface Band {
  /** The lowest place for ships. */
  bottom: number;
  right: number;
  /** Stops of the way from one of the band's to its next. */
  ways: number;
}

function placeBand(
  { lane, teams, style, gap }: Placing,
  stops: readonly Stop[],
  { bottom, right, ways }: Band,
): PlacedGroup[] | null {
  const way = (lane.stops[1]?.x ?? 0) - (lane.stops[0]?.x ?? 0);
  const groups: { stop: Stop; top: number; group: Group }[] = [];
  for (const stop of stops) {
    const berths = teams.filter(({ level }) => level === stop.level).map((team) => berthOf(team, style));
    if (berths.length === 0) continue;
    const top = topOf(stop, style, lane.area);
    const group = groupOf(berths, gap, bottom - gap / 2 - top, way * ways * OWN_WAY);
    if (!group) return null;
    groups.push({ stop, top, group });
  }
  const wishes = groups.map(({ stop, group }) => ({ at: stop.x, width: group.width }));
  const starts = spread(wishes, lane.area.x + EDGE, right, 2 * gap);
  return starts && groups.map(({ top, group }, index) => ({ top, group, left: starts[index] ?? 0 }));
}

function bottomOf({ y, height }: Rect): number {
  return y + height;
}

function rightOf({ x, width }: Rect): number {
  return x + width - EDGE;
}

function topOf({ y, size, level }: Stop, { isTall }: BerthStyle, area: Rect): number {
  if (level === 6) return area.y + area.height * COUNCIL_TOP;
  return y + size * (isTall ? TOP.tall : TOP.row);
}

function placeGroup({ group, top, left }: PlacedGroup, gap: number, out: Map<string, Chip>): void {
  let y = top;
  for (const row of group.rows) {
    let x = left + (group.width - widthOf(row, gap)) / 2;
    for (const { id, ship, shipWidth, plate, width } of row) {
      out.set(id, {
        ship: { x: x + ship.x, y: y + ship.y },
        shipWidth,
        plate: { ...plate, x: x + plate.x, y: y + plate.y },
      });
      x += width + gap;
    }
    y += heightOf(row) + gap;
  }
}
