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

interface Style extends Omit<BerthStyle, 'fontSize'> {
  /** Of the names: 1 is NAME_SIZE. */
  size: number;
}

/** From the largest ships to the smallest. */
const STYLES: readonly Style[] = [
  ...[1.5, 1.3, 1.15, 1].map((size) => ({ isTall: true, ship: 4.9, size, longest: 13 })),
  ...[1.1, 1].map((size) => ({ isTall: false, ship: 2.7, size, longest: 13 })),
  ...[
    { size: 1, longest: 9 },
    { size: 0.9, longest: 9 },
    { size: 0.8, longest: 9 },
    { size: 0.7, longest: 8 },
    { size: 0.6, longest: 7 },
    { size: 0.5, longest: 6 },
    { size: 0.4, longest: 5 },
    { size: 0.3, longest: 4 },
  ].map((style) => ({ isTall: false, ship: 2.7, ...style })),
];
/** Large ships are for few teams. */
const LARGE = { size: 1.2, teams: 4 } as const;
/** How far from its stop a ship counts as beside it, in ways from one stop to the next. */
const NEAR = 0.9;
const SWINGS = [1, 0.5, 0] as const;
const NO_BERTHS = { berthHeight: 0, berthTop: TOP.row } as const;

/** Returns pixels for each pixel of a screen of 1920 x 1080. */
function unitFor(width: number, height: number): number {
  const unit = Math.sqrt((width * height) / (DESIGN.width * DESIGN.height));
  return Math.min(UNIT.most, Math.max(UNIT.least, unit));
}

/**
 * Returns where everything on the map is, on a canvas of this size: names as large as they can be without overlapping each other
 * or the name of a place, and where it can be, each ship beside the place where its team is.
 */
export function mapLayout(width: number, height: number, teams: readonly MapTeam[]): MapLayout {
  const unit = unitFor(width, height);
  const foot = Math.max(FOOT_LEAST, FOOT * unit);
  const area = { x: 0, y: HEADER * unit, width, height: Math.max(1, height - HEADER * unit - foot) };
  const labelSize = Math.max(LABEL.least, LABEL.size * unit);
  const base = { width, height, unit, area, council: councilStop(area), labelSize };
  const attempt = (style: Style, swing: number): MapLayout | null => {
    const sized = { ...style, fontSize: NAME_SIZE * unit * style.size };
    const berths = { berthHeight: 5 * sized.fontSize, berthTop: style.isTall ? TOP.tall : TOP.row };
    const lanes = lanesOf(themesOf(teams), { area, labelSize, swing, isTight: !style.isTall, ...berths });
    const chips = chipsOf(lanes, teams, sized, labelSize);
    return chips && { ...base, lanes, chips, fontSize: sized.fontSize };
  };
  const styles = STYLES.filter(({ size }) => size <= LARGE.size || teams.length <= LARGE.teams);
  const tries = styles.flatMap((style) => SWINGS.map((swing) => ({ style, swing })));
  const readable = tries.filter(({ style }) => style.size >= 1);
  return (
    firstOf(readable, attempt, (layout) => isClear(layout) && areNear(layout, teams)) ??
    firstOf(tries, attempt, isClear) ?? {
      // More teams than a class can have: they are listed, not shown.
      ...base,
      lanes: lanesOf(themesOf(teams), { area, labelSize, swing: 0, isTight: true, ...NO_BERTHS }),
      chips: new Map(),
      fontSize: NAME_SIZE * unit,
    }
  );
}

function firstOf(
  tries: readonly { style: Style; swing: number }[],
  attempt: (style: Style, swing: number) => MapLayout | null,
  fits: (layout: MapLayout) => boolean,
): MapLayout | null {
  for (const { style, swing } of tries) {
    const layout = attempt(style, swing);
    if (layout && fits(layout)) return layout;
  }
  return null;
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

/** Returns whether each ship is beside the stop where its team is, not half-way to the next. */
function areNear({ lanes, chips }: MapLayout, teams: readonly MapTeam[]): boolean {
  return teams.every(({ id, theme, level }) => {
    const stops = lanes.find((lane) => lane.theme === theme)?.stops ?? [];
    const [first, second] = stops;
    const own = stops.find((stop) => stop.level === level);
    const ship = chips.get(id)?.ship;
    if (!first || !second || !own || !ship) return false;
    return Math.abs(ship.x - own.x) <= NEAR * (second.x - first.x);
  });
}

export function overlaps(one: Rect, other: Rect): boolean {
  const isApartX = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isApartY = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isApartX && !isApartY;
}
