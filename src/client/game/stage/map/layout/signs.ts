import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { labelRect } from './labelRect.ts';
import type { Lane, MapLayout } from './mapTypes.ts';
import { textWidth } from './textWidth.ts';

export const COUNCIL_NAME = 'Conselho Galáctico';
/** Distance from the middle of the station to its name, in its diameters. */
const COUNCIL_BELOW = 0.66;

/** Size of the names of solar systems, and heights of their emblem and of a line, in sizes of the other names. */
export const TITLE = { size: 0.84, emblem: 1.5, line: 0.95 } as const;
/** Space of the emblem before the name, and at least after it. */
const BESIDE_TITLE = 3;

/** Returns the height of a name of this many lines with its emblem, in pixels. */
export function titleHeight(lines: number, labelSize: number): number {
  return Math.max(TITLE.emblem, lines * TITLE.line) * labelSize;
}

/**
 * Returns the lines of a solar system's name, which is above its dock: one, or two where only these fit before the names of
 * the planets beside it; none where they do not.
 */
export function titleLines({ theme, stops, area }: Lane, labelSize: number): string[] {
  const name = THEME_NAMES[theme];
  const planets = stops.filter(({ level }) => level > 1 && level < 6).map((stop) => labelRect(stop, labelSize));
  const fits = (lines: readonly string[]) => {
    const bottom = area.y + titleHeight(lines.length, labelSize);
    const end = Math.min(area.width, ...planets.filter(({ y }) => y < bottom).map(({ x }) => x + labelSize));
    return lines.every((line) => textWidth(line, TITLE.size * labelSize) + BESIDE_TITLE * labelSize < end);
  };
  return [[name], name.split(' ')].find(fits) ?? [];
}

/** Returns where the council's name is: below its station, and inside the canvas. */
export function councilSign({ council, labelSize, width }: Pick<MapLayout, 'council' | 'labelSize' | 'width'>): Rect {
  const whole = textWidth(COUNCIL_NAME, labelSize);
  const middle = Math.min(council.x, width - whole / 2 - 0.6 * labelSize);
  return {
    x: middle - whole / 2,
    y: council.y + council.size * COUNCIL_BELOW,
    width: whole,
    height: 1.5 * labelSize,
  };
}
