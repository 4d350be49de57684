import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Point } from './hallTypes.ts';

/** Middles of cells, from the left end of the hall over its front to the right end. */
export interface Places {
  points: readonly Point[];
  /** The part of the area that stays free for the great screen, with ORBI below it. */
  screen: Rect;
  orbi: Rect;
}

export interface PlacesNeed {
  area: Rect;
  count: number;
  cell: { width: number; height: number };
  gap: number;
}

/** Height of ORBI in heights of the area. */
const ORBI = 0.19;
/** The great screen is at most this wide, and this high, in its heights and widths. */
const WIDEST = 2.1;
const HIGHEST = 0.95;
/** How much further apart docks may stand than they must, in cells. */
const LOOSEST = 1.1;
const STEP_PX = 2;
const SEARCHES = 12;

/** Returns places along a horseshoe: straight sides, and a half ellipse in front. Null if they do not fit. */
export function horseshoe({ area, count, cell, gap }: PlacesNeed): Places | null {
  const orbi = ORBI * area.height;
  const middle = area.x + area.width / 2;
  const front = area.y + area.height - cell.height / 2;
  const reach = area.width / 2 - cell.width / 2;
  const width = 2 * (reach - cell.width / 2 - 2 * gap);
  const most = front - cell.height / 2 - orbi - 2 * gap - area.y;
  const height = Math.min(most, HIGHEST * width);
  if (height <= 0 || width <= 0) return null;
  const foot = area.y + height + gap;
  const curve = curveOf({ x: middle, y: foot }, reach, front - foot, area.y + cell.height / 2);
  const half = Math.ceil((count - 1) / 2);
  const right = loosest(gap, LOOSEST * cell.width, (free) => walk(curve, half, cell, free, count % 2 === 1));
  if (!right) return null;
  const mirrored = right.map(({ x, y }) => ({ x: 2 * middle - x, y })).reverse();
  const points = count % 2 === 1 ? [...mirrored, { x: middle, y: front }, ...right] : [...mirrored, ...right];
  return { points, ...parts(middle, area.y, width, height, orbi, gap) };
}

/** Returns the right half of the horseshoe, from the middle of its front to its upper end. */
function curveOf(centre: Point, reach: number, depth: number, top: number): Point[] {
  const points: Point[] = [];
  const steps = Math.max(1, Math.ceil(((reach + depth) * Math.PI) / 2 / STEP_PX));
  for (let step = 0; step <= steps; step += 1) {
    const angle = (Math.PI / 2) * (1 - step / steps);
    points.push({ x: centre.x + reach * Math.cos(angle), y: centre.y + depth * Math.sin(angle) });
  }
  for (let y = centre.y - STEP_PX; y >= top; y -= STEP_PX) points.push({ x: centre.x + reach, y });
  return points;
}

/** Returns `count` cells along the curve, each clear of the one before by `free`; null if the curve is too short. */
function walk(
  curve: readonly Point[],
  count: number,
  cell: PlacesNeed['cell'],
  free: number,
  hasMiddle: boolean,
): Point[] | null {
  const [start] = curve;
  if (!start) return null;
  // Rows are nearer to each other than columns.
  const needed = { x: cell.width + free, y: cell.height + free * 0.45 };
  // Without a cell in the middle, the first one keeps half of the gap to its mirror image.
  let before: Point = hasMiddle ? start : { x: start.x - needed.x / 2, y: start.y };
  const points: Point[] = [];
  for (const point of curve) {
    if (points.length === count) break;
    const isFirst = points.length === 0;
    const isClear = point.x - before.x >= needed.x || (!isFirst && Math.abs(point.y - before.y) >= needed.y);
    if (!isClear) continue;
    points.push(point);
    before = point;
  }
  return points.length === count ? points : null;
}

/** Returns the result for the largest free space between `least` and `most` that has one. */
function loosest<T>(least: number, most: number, attempt: (free: number) => T | null): T | null {
  let best = attempt(least);
  if (best === null) return null;
  let [low, high] = [least, Math.max(least, most)];
  for (let search = 0; search < SEARCHES; search += 1) {
    const free = (low + high) / 2;
    const got = attempt(free);
    if (got === null) high = free;
    else {
      best = got;
      low = free;
    }
  }
  return best;
}

const ROWS_MOST = 4;
const COLUMNS_MOST = 3;

/**
 * Returns places in columns at both sides and in rows in front, with the largest great screen; on an upright screen the columns
 * may be missing. Null if they do not fit.
 */
export function columns(need: PlacesNeed): Places | null {
  const isUpright = need.area.height > need.area.width;
  let best: Places | null = null;
  for (let rows = 1; rows <= ROWS_MOST; rows += 1) {
    for (let sides = isUpright ? 0 : 1; sides <= COLUMNS_MOST; sides += 1) {
      const places = inColumns(need, rows, sides);
      if (places && (!best || sizeOf(places.screen) > sizeOf(best.screen))) best = places;
    }
  }
  return best;
}

const sizeOf = ({ width, height }: Rect) => width * height;

function inColumns({ area, count, cell, gap }: PlacesNeed, rows: number, sides: number): Places | null {
  const pitch = { x: cell.width + gap, y: cell.height + gap };
  const inRow = Math.floor((area.width + gap) / pitch.x);
  const sideHeight = area.height - rows * pitch.y;
  const inColumn = Math.floor((sideHeight + gap) / pitch.y);
  if (inRow < 1 || inColumn < 1 || count > rows * inRow + 2 * sides * inColumn) return null;
  const orbi = Math.min(ORBI * area.height, 0.3 * sideHeight);
  const width = area.width - 2 * sides * pitch.x - 2 * gap;
  const height = Math.min(sideHeight - orbi - gap, HIGHEST * width);
  if (width <= 0 || height <= 0) return null;
  const inFront = Math.min(count, rows * inRow);
  const beside = count - inFront;
  const left = Math.ceil(beside / 2);
  const sideArea = { ...area, height: sideHeight - gap };
  const points = [
    ...inSide(sideArea, left, Math.max(1, sides), pitch, cell, -1),
    ...inSide(sideArea, beside - left, Math.max(1, sides), pitch, cell, 1),
    ...inFrontOf(area, inFront, rows, pitch, cell),
  ];
  return { points, ...parts(area.x + area.width / 2, area.y, width, height, orbi, gap) };
}

function inFrontOf(area: Rect, count: number, rows: number, pitch: Point, cell: PlacesNeed['cell']): Point[] {
  return Array.from({ length: rows }, (_, row) => {
    const from = Math.ceil((row * count) / rows);
    const length = Math.ceil(((row + 1) * count) / rows) - from;
    const step = length > 1 ? Math.min(1.3 * pitch.x, (area.width - cell.width) / (length - 1)) : 0;
    const y = area.y + area.height - cell.height / 2 - (rows - 1 - row) * pitch.y;
    return Array.from({ length }, (_, index) => ({
      x: area.x + area.width / 2 + (index - (length - 1) / 2) * step,
      y,
    }));
  }).flat();
}

function inSide(
  area: Rect,
  count: number,
  sides: number,
  pitch: Point,
  cell: PlacesNeed['cell'],
  side: 1 | -1,
): Point[] {
  const each = Math.ceil(count / sides);
  const step = each > 1 ? Math.min(1.5 * pitch.y, (area.height - cell.height) / (each - 1)) : 0;
  const edge = area.x + area.width / 2 + side * (area.width / 2 - cell.width / 2);
  const middle = area.y + area.height / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: edge - side * Math.floor(index / each) * pitch.x,
    y: middle + ((index % each) - (each - 1) / 2) * step,
  }));
}

function parts(middle: number, top: number, room: number, height: number, orbi: number, gap: number) {
  const width = Math.min(room, WIDEST * height);
  return {
    screen: { x: middle - width / 2, y: top, width, height },
    orbi: { x: middle - orbi / 2, y: top + height + gap, width: orbi, height: orbi },
  };
}
