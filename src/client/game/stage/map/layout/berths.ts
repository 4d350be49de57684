import type { Point } from './mapTypes.ts';
import { textWidth } from './textWidth.ts';

/** How a team's ship and name stand together: the ship above its plate, or left of it where many teams are. */
export interface BerthStyle {
  isTall: boolean;
  /** Width of the ship's picture, in font sizes. */
  ship: number;
  /** Pixels. */
  fontSize: number;
  /** Width of a name at most, in font sizes; the rest is cut off. */
  longest: number;
}

/** A team's place in its group: its size, and from its upper left corner the middle of the ship and the plate. */
export interface Berth {
  id: string;
  width: number;
  height: number;
  ship: Point;
  shipWidth: number;
  plate: { x: number; y: number; width: number; height: number };
}

/** In font sizes. */
const PLATE_HEIGHT = 1.5;
const PLATE_PADDING = 0.62;
/** Height of a ship's picture, in widths. */
const SHIP_HEIGHT = 0.75;
/** How much of the picture is empty below a ship, and beside it. */
const TALL_OVERLAP = 0.1;
const ROW_OVERLAP = 0.1;

/** Space between two berths, in font sizes. */
export const BERTH_GAP = 0.4;

/** Returns the berth of a team with its upper left corner at 0, 0. */
export function berthOf({ id, name }: { id: string; name: string }, style: BerthStyle): Berth {
  const { isTall, ship, fontSize, longest } = style;
  const text = Math.min(textWidth(name, fontSize), longest * fontSize);
  const plateWidth = Math.ceil(text + 2 * PLATE_PADDING * fontSize);
  const shipWidth = ship * fontSize;
  return isTall ? tallBerth(id, plateWidth, shipWidth, fontSize) : rowBerth(id, plateWidth, shipWidth, fontSize);
}

function tallBerth(id: string, plateWidth: number, shipWidth: number, fontSize: number): Berth {
  const shipHeight = shipWidth * SHIP_HEIGHT;
  const width = Math.max(shipWidth, plateWidth);
  const top = shipHeight * (1 - TALL_OVERLAP);
  const plateHeight = PLATE_HEIGHT * fontSize;
  return {
    id,
    width,
    height: top + plateHeight,
    ship: { x: width / 2, y: shipHeight / 2 },
    shipWidth,
    plate: { x: (width - plateWidth) / 2, y: top, width: plateWidth, height: plateHeight },
  };
}

function rowBerth(id: string, plateWidth: number, shipWidth: number, fontSize: number): Berth {
  const plateHeight = PLATE_HEIGHT * fontSize;
  const height = Math.max(plateHeight, shipWidth * SHIP_HEIGHT * 0.9);
  const left = shipWidth * (1 - ROW_OVERLAP);
  return {
    id,
    width: left + plateWidth,
    height,
    ship: { x: shipWidth / 2, y: height / 2 },
    shipWidth,
    plate: { x: left, y: (height - plateHeight) / 2, width: plateWidth, height: plateHeight },
  };
}

/** Teams at one stop, in rows. */
export interface Group {
  rows: readonly (readonly Berth[])[];
  width: number;
  height: number;
}

/** Returns the group that is at most `height` high and at most `wanted` wide, or else as narrow as it can be. */
export function groupOf(berths: readonly Berth[], gap: number, height: number, wanted: number): Group | null {
  let best: Group | null = null;
  for (let count = 1; count <= berths.length; count += 1) {
    const group = inRows(berths, count, gap);
    if (group.height > height) break;
    if (!best || group.width < best.width) best = group;
    if (best.width <= wanted) break;
  }
  return best;
}

function inRows(berths: readonly Berth[], count: number, gap: number): Group {
  const rows = Array.from({ length: count }, (_, row) => {
    return berths.slice(Math.ceil((row * berths.length) / count), Math.ceil(((row + 1) * berths.length) / count));
  });
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0) + gap * (count - 1);
  return { rows, width: Math.max(...rows.map((row) => widthOf(row, gap))), height };
}

/** Returns the width of a row with the gaps in it. */
export function widthOf(row: readonly Berth[], gap: number): number {
  return row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);
}

export function heightOf(row: readonly Berth[]): number {
  return Math.max(0, ...row.map(({ height }) => height));
}
