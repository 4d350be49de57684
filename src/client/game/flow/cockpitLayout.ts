import type { SceneName } from './scenes.ts';

/**
 * Where the cockpit's parts stand on a screen of a given size, in CSS pixels.
 * The picture and the overlays both read it, so text always lies on its glass.
 */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Picture {
  /** Of the 1920 x 1080 picture. */
  scale: number;
  offsetX: number;
  offsetY: number;
  /** The view into space. */
  window: Rect;
  /** Where ORBI is drawn. */
  robot: Rect;
}

export interface FixedLayout extends Picture {
  /** `wide`: the painted cockpit fills the screen. `tall`: a window above, plain panels below (4:3 and portrait). */
  mode: 'wide' | 'tall';
  /** The message screen at the top. */
  top: Rect;
  /** The instruction beside ORBI. */
  left: Rect;
  work: Rect;
  right: Rect;
  /** The three buttons under the work area. */
  buttons: Rect;
}

/** Small screens, and any screen at a large zoom: nothing has a fixed height, all of it scrolls in one column. */
interface StackedLayout extends Picture {
  mode: 'stacked';
  column: Rect;
}

export type CockpitLayout = FixedLayout | StackedLayout;

/** How much of a tall screen the window may take: nearly all where there is only to look, a third where there is work. */
export type Room = 'open' | 'work';

const OPEN: readonly SceneName[] = ['intro', 'hangar', 'cockpit', 'arrival'];

/** The room of a scene. */
export function roomOf(scene: SceneName): Room {
  return OPEN.includes(scene) ? 'open' : 'work';
}

export const WORLD_WIDTH = 1920;
export const WORLD_HEIGHT = 1080;
const WIDE_ASPECT = 1.5;
const GAP_PX = 8;
const TALL_GAP_PX = 12;
const BUTTONS_PX = 72;
/** Name, four members, level, sign and exit without scrolling; it stands a little into the window. */
const BESIDE_RIGHT_PX = 306;
/** Narrower screens have the team under the robot, not beside it. */
const UPRIGHT_BELOW_PX = 900;
/** Smaller screens scroll. */
const STACKED_BELOW = { width: 600, height: 520 } as const;
/** The team's panel across a portrait screen, without scrolling. */
const LOW_RIGHT_PX = 216;
/** The message screen never takes more of the height than this. */
const TOP_SHARE_MAX = 0.2;

const WORLD = {
  window: { x: 100, y: 60, width: 1720, height: 560 },
  top: { x: 400, y: 62, width: 1120, height: 150 },
  robot: { x: 161, y: 716, width: 453, height: 296 },
  left: { x: 161, y: 548, width: 453, height: 150 },
  work: { x: 640, y: 236, width: 640, height: 650 },
  right: { x: 1306, y: 536, width: 453, height: 476 },
  buttons: { x: 640, y: 900, width: 640, height: 130 },
} as const satisfies Record<string, Rect>;

/** The cockpit on a viewport of `width` x `height` CSS pixels. */
export function cockpitLayout(width: number, height: number, room: Room = 'work'): CockpitLayout {
  if (width < STACKED_BELOW.width || height < STACKED_BELOW.height) return stacked(width, height, room);
  if (width / height >= WIDE_ASPECT) return wide(width, height);
  if (room === 'work') return tall(width, height);
  return width < UPRIGHT_BELOW_PX ? openUpright(width, height) : openBeside(width, height);
}

/** On screens wider than the picture its upper edge is cut off: what would leave with it moves down or is shortened. */
function wide(width: number, height: number): FixedLayout {
  const scale = Math.max(width / WORLD_WIDTH, height / WORLD_HEIGHT);
  const offsetX = (width - WORLD_WIDTH * scale) / 2;
  const offsetY = height - WORLD_HEIGHT * scale;
  const place = (rect: Rect, from = 0): Rect => {
    const y = Math.max(from, offsetY + rect.y * scale);
    const bottom = offsetY + (rect.y + rect.height) * scale;
    return { x: offsetX + rect.x * scale, y, width: rect.width * scale, height: bottom - y };
  };
  const topHeight = Math.min(WORLD.top.height * scale, height * TOP_SHARE_MAX);
  const top = { ...place(WORLD.top), height: topHeight };
  return {
    mode: 'wide',
    scale,
    offsetX,
    offsetY,
    window: place(WORLD.window),
    top,
    robot: place(WORLD.robot),
    left: place(WORLD.left),
    work: place(WORLD.work, top.y + top.height + GAP_PX),
    right: place(WORLD.right),
    buttons: place(WORLD.buttons),
  };
}

function tall(width: number, height: number): FixedLayout {
  const gap = TALL_GAP_PX;
  const portrait = width < height;
  const windowHeight = Math.round(height * (portrait ? 0.3 : 0.34));
  const robotSide = Math.round(Math.min(windowHeight * 0.62, width * 0.26));
  const bottom = height - gap - BUTTONS_PX;
  const top: Rect = { x: gap, y: gap, width: width - 2 * gap, height: Math.round(windowHeight * 0.36) };
  const robot: Rect = { x: gap, y: windowHeight - robotSide, width: robotSide, height: robotSide };
  const left: Rect = {
    x: robot.x + robotSide + gap,
    y: windowHeight - Math.round(robotSide * 0.9),
    width: Math.round(width * (portrait ? 0.62 : 0.4)),
    height: Math.round(robotSide * 0.8),
  };
  const rightWidth = portrait ? width - 2 * gap : Math.round(width * 0.26);
  const rightHeight = portrait ? LOW_RIGHT_PX : bottom - windowHeight - gap + BUTTONS_PX;
  const right: Rect = { x: width - gap - rightWidth, y: windowHeight + gap, width: rightWidth, height: rightHeight };
  const workY = portrait ? right.y + rightHeight + gap : windowHeight + gap;
  const workWidth = portrait ? width - 2 * gap : width - rightWidth - 3 * gap;
  return {
    ...windowAbove(width, windowHeight),
    top,
    robot,
    left,
    right,
    work: { x: gap, y: workY, width: workWidth, height: bottom - gap - workY },
    buttons: { x: gap, y: bottom, width: workWidth, height: BUTTONS_PX },
  };
}

/** A window with ORBI in it, above the column or, lying down, to its left: large where there is a ship or a sky to see. */
function stacked(width: number, height: number, room: Room): StackedLayout {
  const gap = GAP_PX;
  const isLying = width >= STACKED_BELOW.width;
  const share = room === 'open' ? 0.42 : isLying ? 0.2 : 0.15;
  const window: Rect = isLying
    ? { x: 0, y: 0, width: Math.round(width * share), height }
    : { x: 0, y: 0, width, height: Math.round(height * share) };
  const most = room === 'open' ? 92 : 160;
  const side = Math.min(most, window.width - 4 * gap, window.height - 3 * gap);
  const scale = Math.max(window.width / WORLD_WIDTH, window.height / WORLD_HEIGHT);
  return {
    mode: 'stacked',
    scale,
    offsetX: (window.width - WORLD_WIDTH * scale) / 2,
    offsetY: (window.height - WORLD_HEIGHT * scale) / 2,
    window,
    robot: { x: 2 * gap, y: window.height - side - 2 * gap, width: side, height: side },
    column: isLying
      ? { x: window.width, y: 0, width: width - window.width, height }
      : { x: 0, y: window.height, width, height: height - window.height },
  };
}

/** The window over the whole width, and the picture that covers it. */
function windowAbove(width: number, windowHeight: number) {
  const scale = Math.max(width / WORLD_WIDTH, windowHeight / WORLD_HEIGHT);
  return {
    mode: 'tall' as const,
    scale,
    offsetX: (width - WORLD_WIDTH * scale) / 2,
    offsetY: (windowHeight - WORLD_HEIGHT * scale) / 2,
    window: { x: 0, y: 0, width, height: windowHeight },
  };
}

/** 4:3: under the window robot, instruction over buttons, and the team, side by side. */
function openBeside(width: number, height: number): FixedLayout {
  const gap = TALL_GAP_PX * 2;
  const stripHeight = Math.round(Math.min(260, Math.max(216, height * 0.3)));
  const windowHeight = height - stripHeight;
  const y = windowHeight + gap + TALL_GAP_PX / 2;
  const side = height - y - gap;
  const rightWidth = Math.round(width * 0.36);
  const rightHeight = Math.max(side, BESIDE_RIGHT_PX);
  const right: Rect = {
    x: width - TALL_GAP_PX - rightWidth,
    y: height - TALL_GAP_PX - rightHeight,
    width: rightWidth,
    height: rightHeight,
  };
  const robot: Rect = { x: gap, y, width: side, height: side };
  const x = robot.x + side + gap;
  const middle = right.x - TALL_GAP_PX - x;
  const buttonsY = height - TALL_GAP_PX - BUTTONS_PX;
  return {
    ...windowAbove(width, windowHeight),
    ...overWindow(width, Math.min(windowHeight, right.y)),
    robot,
    left: { x, y, width: middle, height: buttonsY - GAP_PX - y },
    right,
    buttons: { x, y: buttonsY, width: middle, height: BUTTONS_PX },
  };
}

/** Portrait: under the window robot and instruction, then the buttons, then the team. */
function openUpright(width: number, height: number): FixedLayout {
  const gap = TALL_GAP_PX;
  const inner = width - 2 * gap;
  const rightHeight = LOW_RIGHT_PX;
  const robotSide = Math.round(Math.min(150, Math.max(92, height * 0.15)));
  const right: Rect = { x: gap, y: height - gap - rightHeight, width: inner, height: rightHeight };
  const buttons: Rect = { x: gap, y: right.y - GAP_PX - BUTTONS_PX, width: inner, height: BUTTONS_PX };
  const robot: Rect = { x: gap * 2, y: buttons.y - gap - robotSide, width: robotSide, height: robotSide };
  const windowHeight = robot.y - 2 * gap;
  const x = robot.x + robotSide + 2 * gap;
  return {
    ...windowAbove(width, windowHeight),
    ...overWindow(width, windowHeight),
    robot,
    left: { x, y: robot.y, width: width - gap - x, height: robotSide },
    right,
    buttons,
  };
}

/** Before a large window: the message at its upper edge, and a sheet of glass for what is to be read, down to `foot`. */
function overWindow(width: number, foot: number): Pick<FixedLayout, 'top' | 'work'> {
  const gap = TALL_GAP_PX;
  const top: Rect = { x: gap, y: gap, width: width - 2 * gap, height: Math.round(Math.min(96, foot * 0.26)) };
  const y = top.y + top.height + gap;
  const work = Math.min(width - 2 * gap, 640);
  return { top, work: { x: (width - work) / 2, y, width: work, height: foot - gap - y } };
}
