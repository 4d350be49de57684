import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { BerthStyle } from './berths.ts';
import { labelRect } from './labelRect.ts';
import { councilStop, lanesOf, themesOf } from './lanes.ts';
import type { Chip, Lane, MapLayout, MapTeam } from './mapTypes.ts';
import { placeLane, TOP } from './placeLane.ts';

/** Screen for which sizes are given. */
const DESIGN = { width: 1920, height: 1080 } as const;
const UNIT = { least: 0.45, most: 2.4 } as const;
/** At 1920 x 1080. */
const HEADER = 152;
const FOOT = 88;
/** The controls do not shrink with the screen; pixels. */
const FOOT_LEAST = 76;
const NAME_SIZE = 28;
const LABEL = { size: 24, least: 18 } as const;

/** From the largest ships to the smallest: sizes of names (1 = NAME_SIZE) and their greatest lengths, in font sizes. */
const STYLES: readonly { isTall: boolean; size: number; longest: number }[] = [
  { isTall: true, size: 1.5, longest: 13 },
  { isTall: true, size: 1.3, longest: 13 },
  { isTall: true, size: 1.15, longest: 13 },
  { isTall: true, size: 1, longest: 13 },
  { isTall: false, size: 1.1, longest: 13 },
  { isTall: false, size: 1, longest: 13 },
  { isTall: false, size: 1, longest: 9 },
  { isTall: false, size: 0.9, longest: 9 },
  { isTall: false, size: 0.8, longest: 9 },
  { isTall: false, size: 0.7, longest: 8 },
  { isTall: false, size: 0.6, longest: 7 },
  { isTall: false, size: 0.5, longest: 6 },
  { isTall: false, size: 0.4, longest: 5 },
  { isTall: false, size: 0.3, longest: 4 },
];
/** Large ships are for few teams. */
const LARGE = { size: 1.2, teams: 4 } as const;
const SWINGS = [1, 0.5, 0] as const;
/** Returns pixels for each pixel of a screen of 1920 x 1080. */
function unitFor(width: number, height: number): number {
  const unit = Math.sqrt((width * height) / (DESIGN.width * DESIGN.height));
  return Math.min(UNIT.most, Math.max(UNIT.least, unit));
}

/**
 * Returns where everything on the map is, on a canvas of this size: names as large as they can be without overlapping each other
 * or the name of a place.
 */
export function mapLayout(width: number, height: number, teams: readonly MapTeam[]): MapLayout {
  const unit = unitFor(width, height);
  const foot = Math.max(FOOT_LEAST, FOOT * unit);
  const area = { x: 0, y: HEADER * unit, width, height: Math.max(1, height - HEADER * unit - foot) };
  const labelSize = Math.max(LABEL.least, LABEL.size * unit);
  const base = { width, height, unit, area, council: councilStop(area), labelSize };
  let last: MapLayout | null = null;
  for (const { isTall, size, longest } of STYLES) {
    if (size > LARGE.size && teams.length > LARGE.teams) continue;
    const style = { isTall, longest, fontSize: NAME_SIZE * unit * size };
    for (const swing of SWINGS) {
      const berths = { berthHeight: 5 * style.fontSize, berthTop: isTall ? TOP.tall : TOP.row };
      const lanes = lanesOf(themesOf(teams), { area, labelSize, swing, isTight: !isTall, ...berths });
      const chips = chipsOf(lanes, teams, style, labelSize);
      last = { ...base, lanes, chips: chips ?? new Map(), fontSize: style.fontSize };
      if (chips && isClear(last)) return last;
    }
  }
  // More teams than a class can have: they are listed, not shown.
  return last ?? { ...base, lanes: [], chips: new Map(), fontSize: NAME_SIZE * unit };
}

function chipsOf(
  lanes: readonly Lane[],
  teams: readonly MapTeam[],
  style: BerthStyle,
  labelSize: number,
): Map<string, Chip> | null {
  const chips = new Map<string, Chip>();
  for (const lane of lanes) {
    const own = teams.filter(({ theme }) => theme === lane.theme);
    if (!placeLane(lane, own, style, labelSize, chips)) return null;
  }
  return chips;
}

/** Returns whether no team covers the name of a place. */
function isClear({ lanes, chips, labelSize }: MapLayout): boolean {
  const labels = lanes.flatMap(({ stops }) => stops.filter(({ level }) => level < 6));
  const rects = labels.map((stop) => labelRect(stop, labelSize));
  for (const { plate, ship, shipWidth } of chips.values()) {
    const top = Math.min(plate.y, ship.y - shipWidth * 0.3);
    const whole = { ...plate, y: top, height: plate.y + plate.height - top };
    if (rects.some((rect) => overlaps(rect, whole))) return false;
  }
  return true;
}

export function overlaps(one: Rect, other: Rect): boolean {
  const isApartX = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isApartY = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isApartX && !isApartY;
}
