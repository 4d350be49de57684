import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Berth, BerthStyle } from '../../map/layout/berths.ts';
import { overlaps } from '../../map/layout/mapLayout.ts';
import { type Cell, cellOf, type DockTeam } from './cells.ts';
import type { Dock, HallLayout, Point } from './hallTypes.ts';
import { columns, horseshoe, type Places, type PlacesNeed } from './places.ts';

/** Screen for which sizes are given. */
const DESIGN = { width: 1920, height: 1080 } as const;
const UNIT = { least: 0.45, most: 2.4 } as const;
/** At 1920 x 1080; the page's controls do not shrink with the screen. */
const HEADER = { size: 132, least: 104 } as const;
const FOOT = { size: 92, least: 76 } as const;
const EDGE = 36;
const NAME = { size: 28, least: 14 } as const;
/** The name of a class, in sizes of that of the team. */
const CLASS = { size: 0.76, least: 14 } as const;

interface Style extends Omit<BerthStyle, 'fontSize'> {
  /** Of the names: 1 is NAME.size. */
  size: number;
}

/** From the largest ships to the smallest. */
const STYLES: readonly Style[] = [
  ...[1.3, 1.15, 1, 0.9, 0.8].map((size) => ({ isTall: true, ship: 4.9, size, longest: 13 })),
  ...[1.1, 1, 0.9].map((size) => ({ isTall: false, ship: 2.9, size, longest: 11 })),
  ...[
    { size: 0.85, longest: 9 },
    { size: 0.8, longest: 8 },
    { size: 0.7, longest: 8 },
    { size: 0.6, longest: 7 },
    { size: 0.5, longest: 7 },
    { size: 0.4, longest: 6 },
    { size: 0.3, longest: 4 },
  ].map((style) => ({ isTall: false, ship: 2.7, ...style })),
];
/** Least shares of the area that the great screen takes, from what is wished to what can still be read. */
const SCREENS = [
  { width: 0.46, height: 0.5 },
  { width: 0.42, height: 0.42 },
  { width: 0.34, height: 0.3 },
] as const;
/** On an upright screen the docks are below the great screen rather than beside it. */
const UPRIGHT_SCREEN = { width: 0.8, height: 0.55 } as const;

/**
 * Returns where everything in the hall is, on a canvas of this size: docks around a great screen, with names as large as they
 * can be without overlapping each other, the screen or ORBI.
 */
export function hallLayout(width: number, height: number, teams: readonly DockTeam[]): HallLayout {
  const unit = unitFor(width, height);
  const header = Math.max(HEADER.least, HEADER.size * unit);
  const foot = Math.max(FOOT.least, FOOT.size * unit);
  const edge = EDGE * unit;
  const area = {
    x: edge,
    y: header,
    width: Math.max(1, width - 2 * edge),
    height: Math.max(1, height - header - foot),
  };
  const found = firstFit(area, unit, teams);
  const { screen, orbi } = found.places;
  return {
    ...{ width, height, unit, header, foot, screen, orbi },
    arena: arenaIn(area, orbi, foot),
    ...worldsIn(area, screen, unit),
    docks: docksOf(found),
    fontSize: found.fontSize,
    classSize: found.classSize,
  };
}

/** Returns pixels for each pixel of a screen of 1920 x 1080. */
function unitFor(width: number, height: number): number {
  const unit = Math.sqrt((width * height) / (DESIGN.width * DESIGN.height));
  return Math.min(UNIT.most, Math.max(UNIT.least, unit));
}

interface Fit {
  cell: Cell;
  places: Places;
  fontSize: number;
  classSize: number;
}

function firstFit(area: Rect, unit: number, teams: readonly DockTeam[]): Fit {
  const hasClasses = new Set(teams.map(({ className }) => className)).size > 1;
  const attempts = STYLES.map((style) => {
    const fontSize = Math.max(NAME.least, NAME.size * unit * style.size);
    const classSize = hasClasses ? Math.max(CLASS.least, CLASS.size * fontSize) : 0;
    const cell = cellOf(teams, { ...style, fontSize }, classSize);
    const need = { area, count: teams.length, cell, gap: 0.45 * fontSize };
    return { fontSize, classSize, cell, need, isTall: style.isTall };
  });
  const isUpright = area.height > area.width;
  for (const least of isUpright ? [UPRIGHT_SCREEN, ...SCREENS] : SCREENS) {
    for (const { need, isTall, ...fit } of attempts) {
      const inRows = isUpright || !isTall ? columns(need) : null;
      const places = [horseshoe(need), inRows].find((one) => isGood(one, need, least));
      if (places) return { ...fit, places };
    }
  }
  // More teams than fit: they are listed, not shown.
  const empty = horseshoe({ area, count: 0, cell: { width: 1, height: 1 }, gap: 0 });
  const screen = empty ?? { points: [], screen: area, orbi: { ...area, width: 1, height: 1 } };
  return { cell: cellOf([], NO_STYLE, 0), places: screen, fontSize: NAME.size * unit, classSize: 0 };
}

const NO_STYLE = { isTall: false, ship: 0, fontSize: 0, longest: 0 } as const;

function isGood(places: Places | null, { area, cell }: PlacesNeed, least: { width: number; height: number }): boolean {
  if (!places) return false;
  const { points, screen, orbi } = places;
  const isLarge =
    screen.width >= least.width * area.width && screen.height >= least.height * Math.min(area.height, area.width);
  return (
    isLarge && points.every((point) => !overlaps(around(point, cell), screen) && !overlaps(around(point, cell), orbi))
  );
}

function around({ x, y }: Point, { width, height }: PlacesNeed['cell']): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Ships further back are a little smaller. */
const BACK = 0.84;

function docksOf({ cell, places }: Fit): Map<string, Dock> {
  const { berths } = cell;
  const heights = places.points.map(({ y }) => y);
  const [back, front] = [Math.min(...heights), Math.max(...heights)];
  return new Map(
    places.points.slice(0, berths.length).map((point, index) => {
      const berth = berths[index] as Berth;
      const depth = front > back ? (point.y - back) / (front - back) : 1;
      return [berth.id, dockAt(berth, point, BACK + (1 - BACK) * depth)];
    }),
  );
}

function dockAt({ width, height, ship, shipWidth, plate }: Berth, middle: Point, depth: number): Dock {
  const x = middle.x - width / 2;
  const y = middle.y - height / 2;
  return {
    ship: { x: x + ship.x, y: y + ship.y },
    shipWidth: shipWidth * depth,
    plate: { ...plate, x: x + plate.x, y: y + plate.y },
  };
}

/** Height of the rim in its widths, as its picture was rendered. */
const ARENA_HEIGHT = 0.46;

/** The floor: ORBI stands on the podium in its middle, and its near rim is above the lower edge of the canvas. */
function arenaIn(area: Rect, orbi: Rect, foot: number): HallLayout['arena'] {
  const y = orbi.y + 0.62 * orbi.height;
  const room = area.y + area.height + 0.7 * foot - y;
  return { x: area.x + area.width / 2, y, size: Math.min(0.98 * area.width, (2 * room) / ARENA_HEIGHT) };
}

/** Where the Earth stands in the reveal, in heights of the area; the winning ship flies to it. */
const REVEAL = { y: 0.34, size: 0.46 } as const;

function worldsIn(area: Rect, screen: Rect, unit: number): Pick<HallLayout, 'earth' | 'board'> {
  const middle = area.x + area.width / 2;
  const isWide = area.width > 1.2 * area.height;
  const far = { x: middle, y: screen.y + 0.08 * screen.height, size: 0.46 * Math.min(screen.width, area.height) };
  const size = REVEAL.size * Math.min(area.height, area.width);
  const reveal = { x: middle, y: area.y + REVEAL.y * area.height, size };
  const gap = 40 * unit;
  if (isWide) {
    const near = { x: area.x + 0.26 * area.width, y: area.y + area.height / 2, size: 0.46 * area.width };
    const fitted = { ...near, size: Math.min(near.size, 0.92 * area.height) };
    const left = area.x + 0.5 * area.width + gap;
    const board = { x: left, y: area.y, width: area.x + area.width - left, height: area.height };
    return { earth: { far, reveal, near: fitted }, board };
  }
  const globe = Math.min(0.34 * area.height, 0.8 * area.width);
  const near = { x: middle, y: area.y + globe * 0.55, size: globe };
  const top = area.y + globe * 1.1 + gap;
  return { earth: { far, reveal, near }, board: { ...area, y: top, height: area.y + area.height - top } };
}
