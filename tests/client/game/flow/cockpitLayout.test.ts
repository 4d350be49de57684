import { describe, expect, it } from 'vitest';
import {
  type CabinLayout,
  cockpitLayout,
  FRAME_WIDTH,
  type Hull,
  RAISED,
  type Raised,
  type Rect,
} from '#client/game/flow/cockpitLayout.ts';

const VIEWPORTS: readonly [width: number, height: number, hull: Hull][] = [
  [1366, 768, 'wide'],
  [1280, 800, 'wide'],
  [1280, 690, 'wide'],
  [1920, 1080, 'wide'],
  [2560, 1080, 'wide'],
  [1024, 768, 'desk'],
  [1024, 690, 'desk'],
  [1000, 1000, 'desk'],
  [768, 1024, 'upright'],
  [600, 800, 'upright'],
];

/** Telephones, a small square, and a laptop at 200 % and 400 %. */
const SMALL = [
  [390, 844],
  [360, 640],
  [320, 256],
  [599, 1000],
  [844, 390],
  [683, 384],
  [1366, 519],
  [600, 600],
] as const;

/** The parts that are read or pressed; `work` is one of them when it is raised. */
const PARTS = ['top', 'menu', 'robot', 'console', 'right', 'work'] as const;
type Part = (typeof PARTS)[number];
const PAIRS = PARTS.flatMap((a, index) => PARTS.slice(index + 1).map((b) => [a, b] as const));

function cabin(width: number, height: number, raised: Raised, projector: boolean): CabinLayout {
  const layout = cockpitLayout(width, height, { raised, projector });
  if (layout.mode === 'stacked') throw new Error(`${width} x ${height} is stacked`);
  return layout;
}

const right = ({ x, width }: Rect) => x + width;
const foot = ({ y, height }: Rect) => y + height;

function overlap(a: Rect, b: Rect): boolean {
  const shared = [right(a) - b.x, right(b) - a.x, foot(a) - b.y, foot(b) - a.y];
  return shared.every((length) => length > 0.01);
}

function expectWithin(rect: Rect, outer: Rect): void {
  expect(rect.width).toBeGreaterThan(0);
  expect(rect.height).toBeGreaterThan(0);
  expect(rect.x).toBeGreaterThanOrEqual(outer.x - 0.01);
  expect(rect.y).toBeGreaterThanOrEqual(outer.y - 0.01);
  expect(right(rect)).toBeLessThanOrEqual(right(outer) + 0.01);
  expect(foot(rect)).toBeLessThanOrEqual(foot(outer) + 0.01);
}

const CASES = VIEWPORTS.flatMap(([width, height, hull]) =>
  RAISED.flatMap((raised) => [false, true].map((projector) => ({ width, height, hull, raised, projector }))),
);

describe.each(CASES)('the cabin at $width x $height, raised $raised, projector $projector', (at) => {
  const { width, height, raised, projector } = at;
  const layout = cabin(width, height, raised, projector);
  const screen = { x: 0, y: 0, width, height };

  it(`is the ${at.hull} one and covers the screen`, () => {
    expect(layout.hull).toBe(at.hull);
    expect(layout.offsetX).toBeLessThanOrEqual(0);
    expect(layout.offsetY).toBeLessThanOrEqual(0);
  });

  it('has all its parts inside the screen, none on another', () => {
    for (const part of PARTS) expectWithin(layout[part], screen);
    for (const [a, b] of PAIRS) {
      const isSame = raised === 'none' && [a, b].includes('work') && [a, b].includes('console');
      expect(overlap(layout[a], layout[b]), `${a} and ${b}`).toBe(isSame);
    }
  });

  it('has parts large enough to press', () => {
    const least: Partial<Record<Part, number>> = { menu: 48, console: 100, right: 180, work: 100 };
    for (const [part, pixels] of Object.entries(least)) {
      const rect = layout[part as Part];
      expect(Math.min(rect.width, rect.height), part).toBeGreaterThanOrEqual(pixels);
    }
  });

  it('frames the raised screen, and nothing else', () => {
    if (raised === 'none') {
      expect(layout.frame).toBeNull();
      expect(layout.work).toEqual(layout.console);
      return;
    }
    const { frame, work } = layout;
    if (frame === null) throw new Error('no frame');
    expectWithin(frame, screen);
    const edge = FRAME_WIDTH * layout.scale;
    expect([work.x - frame.x, work.y - frame.y].map((gap) => gap.toFixed(3))).toEqual([
      edge.toFixed(3),
      edge.toFixed(3),
    ]);
    for (const part of ['top', 'console', 'right', 'robot', 'menu'] as const) {
      expect(overlap(frame, layout[part]), part).toBe(false);
    }
  });
});

/** The screens in the pictures as [left, top, right, bottom] in design pixels; x from the middle. */
const PAINTED: Record<Hull, Record<'window' | 'robot' | 'console' | 'right', readonly number[]>> = {
  wide: {
    window: [-830, 44, 830, 640],
    robot: [-815, 716, -365, 1040],
    console: [-305, 716, 305, 1040],
    right: [365, 716, 815, 1040],
  },
  desk: {
    window: [-640, 364, 640, 980],
    robot: [-650, 1060, -370, 1366],
    console: [-310, 1060, 210, 1366],
    right: [270, 1060, 650, 1366],
  },
  upright: {
    window: [-490, 400, 490, 1120],
    robot: [-490, 1430, -150, 1760],
    console: [-490, 1180, 490, 1370],
    right: [-90, 1430, 490, 1760],
  },
};

describe.each(VIEWPORTS)('the screens at %i x %i', (width, height, hull) => {
  it.each(RAISED)('lie on the painted glass (raised: %s)', (raised) => {
    for (const projector of [false, true]) {
      const layout = cabin(width, height, raised, projector);
      for (const [part, painted] of Object.entries(PAINTED[hull])) {
        const { x, y, width: wide, height: high } = layout[part as keyof (typeof PAINTED)[Hull]];
        const inPicture = [
          (x - width / 2) / layout.scale,
          (y - layout.offsetY) / layout.scale,
          (x + wide - width / 2) / layout.scale,
          (y + high - layout.offsetY) / layout.scale,
        ];
        expect(inPicture.map(Math.round), part).toEqual(painted);
      }
    }
  });
});

describe('a form', () => {
  /** The glass less its padding: a text box of 320 px beside its question. */
  const LEAST_PX = 320 + 20;

  it.each([
    [1024, 768],
    [1280, 800],
    [768, 1024],
    [1366, 768],
    [1024, 690],
    [1280, 690],
  ])('has room for a text box of 320 px at %i x %i', (width, height) => {
    expect(cabin(width, height, 'form', false).work.height).toBeGreaterThanOrEqual(LEAST_PX);
  });

  it.each([
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ])('is at least as wide with the projector setting at %i x %i', (width, height) => {
    const near = cabin(width, height, 'form', false);
    const projected = cabin(width, height, 'form', true);
    expect(projected.work.width).toBeGreaterThanOrEqual(near.work.width);
    expect(projected.top.height).toBeGreaterThan(near.top.height * 1.5);
  });
});

describe.each(SMALL.flatMap(([width, height]) => RAISED.map((raised) => ({ width, height, raised }))))(
  'the column at $width x $height, raised $raised',
  ({ width, height, raised }) => {
    const layout = cockpitLayout(width, height, { raised });

    it('fills the screen beside the picture, is wide enough to read and leaves ORBI visible', () => {
      if (layout.mode !== 'stacked') throw new Error('not stacked');
      const { column, window, robot } = layout;
      expect(overlap(column, window)).toBe(false);
      expect(foot(column)).toBe(height);
      expect(column.width).toBeGreaterThanOrEqual(320);
      expect(column.height).toBeGreaterThanOrEqual(height * 0.55);
      expectWithin(robot, window);
    });

    it('keeps the menu in the top right corner, outside the column', () => {
      const { menu } = layout;
      expectWithin(menu, { x: 0, y: 0, width, height });
      expect([menu.width, menu.height, menu.y, width - right(menu)]).toEqual([54, 54, 8, 8]);
      if (layout.mode === 'stacked') expect(overlap(menu, layout.column)).toBe(false);
    });
  },
);

it('a column has a taller window when no form or card is raised', () => {
  const height = (raised: Raised) => cockpitLayout(390, 844, { raised }).window.height;
  expect(height('none')).toBeGreaterThan(height('form') * 2);
  expect(height('card')).toBe(height('form'));
});

it('the defaults are nothing raised and no projector', () => {
  expect(cockpitLayout(1366, 768)).toEqual(cockpitLayout(1366, 768, { raised: 'none', projector: false }));
});
