import { describe, expect, it } from 'vitest';
import { cockpitLayout, type FixedLayout, type Rect, type Room, roomOf } from '#client/game/flow/cockpitLayout.ts';
import { SCENES } from '#client/game/flow/scenes.ts';

const VIEWPORTS = [
  [1366, 768],
  [1024, 768],
  [768, 1024],
  [1920, 1080],
  [1280, 800],
  [2560, 1080],
  [600, 800],
  [1024, 520],
] as const;

/** Telephones, and a laptop at 200 % and 400 %. */
const SMALL = [
  [390, 844],
  [360, 640],
  [320, 256],
  [599, 1000],
  [844, 390],
  [683, 384],
  [1366, 519],
] as const;

const PARTS = ['top', 'robot', 'left', 'work', 'right', 'buttons'] as const;
/** Robot and instruction may stand before the window; what is read or pressed may not lie on one another. */
const APART = ['work', 'buttons', 'right', 'left', 'top'] as const;
const PAIRS = APART.flatMap((a, index) => APART.slice(index + 1).map((b) => [a, b] as const));

function fixed(width: number, height: number, room: Room): FixedLayout {
  const layout = cockpitLayout(width, height, room);
  if (layout.mode === 'stacked') throw new Error(`${width} x ${height} is stacked`);
  return layout;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const CASES = VIEWPORTS.flatMap(([width, height]) =>
  (['open', 'work'] as const).map((room) => ({ width, height, room })),
);

describe.each(CASES)('the cockpit at $width x $height with $room', ({ width, height, room }) => {
  const layout = fixed(width, height, room);

  it.each(PARTS)('has its %s inside the screen, and some of it', (part) => {
    const { x, y, width: wide, height: high } = layout[part];
    expect(wide).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(0);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width + 0.01);
    expect(y + high).toBeLessThanOrEqual(height + 0.01);
  });

  it.each(PAIRS)('keeps %s and %s apart', (a, b) => {
    expect(overlap(layout[a], layout[b])).toBe(false);
  });

  it('leaves room to press and to write', () => {
    expect(layout.buttons.height).toBeGreaterThanOrEqual(44);
    expect(layout.work.height).toBeGreaterThanOrEqual(150);
    expect(layout.work.width).toBeGreaterThanOrEqual(280);
  });
});

describe.each(SMALL.flatMap(([width, height]) => (['open', 'work'] as const).map((room) => ({ width, height, room }))))(
  'the column at $width x $height with $room',
  ({ width, height, room }) => {
    const layout = cockpitLayout(width, height, room);

    it('fills the screen beside the picture, is wide enough to read and lets ORBI be seen', () => {
      if (layout.mode !== 'stacked') throw new Error('not stacked');
      const { column, window, robot } = layout;
      expect(overlap(column, window)).toBe(false);
      expect(column.width * column.height + window.width * window.height).toBe(width * height);
      expect([column.x + column.width, column.y + column.height]).toEqual([width, height]);
      expect(column.width).toBeGreaterThanOrEqual(320);
      expect(column.height).toBeGreaterThanOrEqual(height * 0.55);
      expect(Math.min(robot.width, robot.x, robot.y)).toBeGreaterThan(0);
      expect(robot.x + robot.width).toBeLessThanOrEqual(window.width);
      expect(robot.y + robot.height).toBeLessThanOrEqual(window.height);
    });
  },
);

describe('room for the window', () => {
  it.each(SCENES)('%s', (scene) => {
    expect(roomOf(scene)).toBe(['intro', 'hangar', 'cockpit', 'arrival'].includes(scene) ? 'open' : 'work');
  });

  it.each([
    [1024, 768],
    [768, 1024],
  ])('where there is only to look, the window takes more than half of %i x %i', (width, height) => {
    const open = cockpitLayout(width, height, 'open').window.height;
    expect(open).toBeGreaterThan(height / 2);
    expect(open).toBeGreaterThan(cockpitLayout(width, height, 'work').window.height * 1.5);
  });

  it('the painted cockpit is the same with and without work', () => {
    expect(cockpitLayout(1366, 768, 'open')).toEqual(cockpitLayout(1366, 768, 'work'));
  });
});
