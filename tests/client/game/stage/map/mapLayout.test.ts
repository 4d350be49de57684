import { describe, expect, it } from 'vitest';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { labelRect } from '#client/game/stage/map/layout/labelRect.ts';
import { mapLayout, overlaps } from '#client/game/stage/map/layout/mapLayout.ts';
import type { Chip, MapLayout } from '#client/game/stage/map/layout/mapTypes.ts';
import { spread } from '#client/game/stage/map/layout/spread.ts';
import { textWidth } from '#client/game/stage/map/layout/textWidth.ts';
import { mapTeams, ordinaryTeams } from './mapTeams.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [768, 1024],
] as const;
/** Teams and solar systems. */
const CLASSES = [
  [1, 1],
  [3, 1],
  [3, 3],
  [8, 2],
  [12, 1],
  [12, 3],
  [30, 1],
  [30, 2],
  [30, 3],
] as const;
const MOMENTS = {
  'all in the training': () => 1,
  'most in mission 2': (index: number) => (index % 4 === 0 ? 4 : 3),
  'all over the way': (index: number) => 1 + ((index * 7) % 6),
  'all in the council': () => 6,
} as const;

const CASES = SIZES.flatMap(([width, height]) =>
  CLASSES.flatMap(([count, systems]) =>
    Object.entries(MOMENTS).map(([moment, levelOf]) => ({ width, height, count, systems, moment, levelOf })),
  ),
);

/** Ship and plate of a team. */
function partsOf({ plate, ship, shipWidth }: Chip): Rect[] {
  const height = shipWidth * 0.6;
  // The edges of a ship's picture are empty.
  const width = shipWidth * 0.76;
  return [plate, { x: ship.x - width / 2, y: ship.y - height / 2, width, height }];
}

function within(rect: Rect, { width, height }: MapLayout): boolean {
  return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width && rect.y + rect.height <= height;
}

describe('the layout of the star map', () => {
  it.each(CASES)('shows $count teams in $systems systems, $moment, at $width x $height', (one) => {
    const teams = mapTeams(one.count, one.systems, one.levelOf);
    const layout = mapLayout(one.width, one.height, teams);
    const chips = [...layout.chips.values()];
    expect(chips).toHaveLength(one.count);
    for (const [index, chip] of chips.entries()) {
      expect(within(chip.plate, layout)).toBe(true);
      for (const other of chips.slice(index + 1)) {
        const isFree = partsOf(chip).every((part) => partsOf(other).every((its) => !overlaps(part, its)));
        expect(isFree).toBe(true);
      }
    }
  });

  it.each(CASES.filter(({ width, count }) => width === 1920 && count <= 12))(
    'writes names with at least 28 px: $count teams in $systems systems, $moment',
    ({ width, height, count, systems, levelOf }) => {
      expect(mapLayout(width, height, ordinaryTeams(count, systems, levelOf)).fontSize).toBeGreaterThanOrEqual(28);
    },
  );

  it.each([3, 8, 12])('%i teams in the training hover beside it, not at the first planet', (count) => {
    const teams = ordinaryTeams(count, 3, () => 1);
    const { lanes, chips } = mapLayout(1920, 1080, teams);
    for (const { id, theme } of teams) {
      const [dock, planet] = lanes.find((lane) => lane.theme === theme)?.stops ?? [];
      const way = (planet?.x ?? 0) - (dock?.x ?? 0);
      expect(Math.abs((chips.get(id)?.ship.x ?? Number.NaN) - (dock?.x ?? 0))).toBeLessThan(0.9 * way);
    }
  });

  it('covers no name of a place with a team', () => {
    const layout = mapLayout(1920, 1080, mapTeams(12, 3, MOMENTS['all over the way']));
    const labels = layout.lanes.flatMap(({ stops }) =>
      stops.filter(({ level }) => level < 6).map((stop) => labelRect(stop, layout.labelSize)),
    );
    expect(labels).toHaveLength(15);
    for (const { plate } of layout.chips.values()) {
      expect(labels.some((label) => overlaps(label, plate))).toBe(false);
    }
  });

  it('has a lane for each solar system of the class, and no other', () => {
    const two = mapLayout(
      1920,
      1080,
      mapTeams(4, 2, () => 2),
    );
    expect(two.lanes.map(({ theme }) => theme)).toEqual(['ic', 'dh']);
    const [upper, lower] = two.lanes;
    expect(upper?.area.height).toBeCloseTo(lower?.area.height ?? 0);
    expect((upper?.area.y ?? 0) + (upper?.area.height ?? 0)).toBeCloseTo(lower?.area.y ?? 0);
  });

  it('leads from the left to the right, with the council at the end', () => {
    const { lanes, council } = mapLayout(
      1920,
      1080,
      mapTeams(6, 3, () => 3),
    );
    for (const { stops } of lanes) {
      const places = stops.map(({ x }) => x);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places.at(-1)).toBe(council.x);
    }
  });

  it('is empty for a class without teams', () => {
    expect(mapLayout(1366, 768, []).chips.size).toBe(0);
  });
});

describe('spread', () => {
  it('leaves everything where it wants to be while there is room', () => {
    expect(
      spread(
        [
          { at: 100, width: 40 },
          { at: 300, width: 60 },
        ],
        0,
        400,
        10,
      ),
    ).toEqual([80, 270]);
  });

  it('moves neighbours apart by the same amount', () => {
    expect(
      spread(
        [
          { at: 100, width: 40 },
          { at: 100, width: 40 },
        ],
        0,
        400,
        10,
      ),
    ).toEqual([55, 105]);
  });

  it('stays between the ends', () => {
    expect(
      spread(
        [
          { at: 0, width: 40 },
          { at: 10, width: 40 },
        ],
        0,
        400,
        10,
      ),
    ).toEqual([0, 50]);
    expect(
      spread(
        [
          { at: 390, width: 40 },
          { at: 400, width: 40 },
        ],
        0,
        400,
        10,
      ),
    ).toEqual([310, 360]);
  });

  it('says when it does not fit', () => {
    expect(
      spread(
        [
          { at: 0, width: 200 },
          { at: 0, width: 200 },
        ],
        0,
        400,
        10,
      ),
    ).toBeNull();
    expect(spread([], 0, 400, 10)).toEqual([]);
  });
});

it('the width of a name grows with its letters and its size', () => {
  expect(textWidth('Zé', 20)).toBe(2 * textWidth('Zé', 10));
  expect(textWidth('mmmm', 10)).toBeGreaterThan(textWidth('iiii', 10));
  expect(textWidth('李', 10)).toBeGreaterThan(textWidth('a', 10));
});
