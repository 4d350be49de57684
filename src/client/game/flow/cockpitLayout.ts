/**
 * Positions of the cockpit's parts on a screen of a given size, in CSS pixels. Stage and overlays both use them, so
 * that text always lies on its glass.
 */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The painted cockpits: for wide screens, for 4:3 and squarer screens, for portrait screens. */
export const HULLS = ['wide', 'desk', 'upright'] as const;
export type Hull = (typeof HULLS)[number];

/** What the middle screen shows raised over the window: nothing, a sheet to read, or a form to work on. */
export const RAISED = ['none', 'card', 'form'] as const;
export type Raised = (typeof RAISED)[number];

interface Picture {
  /** CSS pixels per design pixel. */
  scale: number;
  /** Upper left corner of the hull's picture; it may lie outside the screen. */
  offsetX: number;
  offsetY: number;
  /** The view into space. */
  window: Rect;
  /** ORBI's screen. */
  robot: Rect;
  /** The 'Menu' button in the upper right corner. */
  menu: Rect;
}

export interface CabinLayout extends Picture {
  mode: 'cabin';
  hull: Hull;
  /** ORBI's message, at the upper edge of the window. */
  top: Rect;
  /** The middle screen at rest: instruction and buttons. */
  console: Rect;
  /** The team's screen. */
  right: Rect;
  /** The glass of the raised screen; equals `console` while nothing is raised. */
  work: Rect;
  /** The outer edge of the raised screen's frame, or null while nothing is raised. */
  frame: Rect | null;
}

/**
 * Layout of small screens, and of any screen at a large zoom: nothing has a fixed height, everything scrolls in one
 * column.
 */
export interface StackedLayout extends Picture {
  mode: 'stacked';
  column: Rect;
}

export type CockpitLayout = CabinLayout | StackedLayout;

interface LayoutOptions {
  raised?: Raised;
  /** 'Modo projetor': type is twice as large, so reading and working areas take more of the window. */
  projector?: boolean;
}

/** Areas that differ between a tablet in the hand and a projector before a class. */
interface Reading {
  top: Rect;
  card: Rect;
  form: Rect;
}

interface HullDesign {
  width: number;
  height: number;
  window: Rect;
  robot: Rect;
  console: Rect;
  right: Rect;
  near: Reading;
  projected: Reading;
}

const box = (left: number, top: number, right: number, bottom: number): Rect => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** In design pixels of each picture, x from its vertical centre line. Window and screens are painted there. */
const DESIGN: Record<Hull, HullDesign> = {
  wide: {
    width: 2340,
    height: 1080,
    window: box(-830, 44, 830, 640),
    robot: box(-815, 716, -365, 1040),
    console: box(-305, 716, 305, 1040),
    right: box(365, 716, 815, 1040),
    near: { top: box(-620, 6, 620, 94), card: box(-470, 160, 470, 650), form: box(-660, 134, 660, 676) },
    projected: { top: box(-800, 6, 800, 152), card: box(-790, 192, 790, 676), form: box(-790, 192, 790, 676) },
  },
  desk: {
    width: 1710,
    height: 1400,
    window: box(-640, 364, 640, 980),
    robot: box(-650, 1060, -370, 1366),
    console: box(-310, 1060, 210, 1366),
    right: box(270, 1060, 650, 1366),
    near: { top: box(-560, 326, 560, 414), card: box(-440, 480, 440, 974), form: box(-610, 454, 610, 1022) },
    projected: { top: box(-600, 326, 600, 472), card: box(-610, 512, 610, 1022), form: box(-610, 512, 610, 1022) },
  },
  upright: {
    width: 1440,
    height: 1800,
    window: box(-490, 400, 490, 1120),
    robot: box(-490, 1430, -150, 1760),
    console: box(-490, 1180, 490, 1370),
    right: box(-90, 1430, 490, 1760),
    near: { top: box(-480, 366, 480, 472), card: box(-440, 540, 440, 1090), form: box(-484, 510, 484, 1140) },
    projected: { top: box(-480, 366, 480, 550), card: box(-484, 590, 484, 1140), form: box(-484, 590, 484, 1140) },
  },
};

/** Returns the size of a painted cockpit, and where in it ORBI's screen lies; in its pixels. */
export function hullDesign(hull: Hull): { width: number; height: number; screen: Rect } {
  const { width, height, robot } = DESIGN[hull];
  return { width, height, screen: { ...robot, x: width / 2 + robot.x } };
}

/** Thickness of the raised screen's frame, in design pixels. */
export const FRAME_WIDTH = 38;
/** Minimum aspect ratios of the `wide` and `desk` pictures; squarer screens get the taller pictures. */
const WIDE_ASPECT = 1.58;
const DESK_ASPECT = 1;
/** The part of each picture that is always visible. */
const DESK_SAFE = { width: 1300, height: 1080 } as const;
const UPRIGHT_SAFE = { width: 1080, height: 1440 } as const;
/** Screens below this size in CSS pixels scroll. */
const STACKED_BELOW = { width: 600, height: 520, form: 280 } as const;
const LANDSCAPE_ASPECT = 1.2;
const GAP_PX = 8;
const TOP_PX = 4;
const MENU_PX = { near: 54, projected: 76 } as const;

/** Returns the cockpit's layout on a viewport of `width` x `height` CSS pixels. */
export function cockpitLayout(width: number, height: number, options: LayoutOptions = {}): CockpitLayout {
  const { raised = 'none', projector = false } = options;
  return isSmall(width, height) ? stacked(width, height, raised) : cabin(width, height, raised, projector);
}

/** Returns whether the cabin is not shown, because a form would have no room. */
function isSmall(width: number, height: number): boolean {
  if (width < STACKED_BELOW.width || height < STACKED_BELOW.height) return true;
  return cabin(width, height, 'form', false).work.height < STACKED_BELOW.form;
}

function hullOf(width: number, height: number): Hull {
  const aspect = width / height;
  if (aspect >= WIDE_ASPECT) return 'wide';
  return aspect >= DESK_ASPECT ? 'desk' : 'upright';
}

function scaleOf(hull: Hull, width: number, height: number): number {
  const { width: pictureWidth, height: pictureHeight } = DESIGN[hull];
  const cover = Math.max(width / pictureWidth, height / pictureHeight);
  if (hull === 'wide') return cover;
  const safe = hull === 'desk' ? DESK_SAFE : UPRIGHT_SAFE;
  return Math.max(cover, Math.min(width / safe.width, height / safe.height));
}

/** Aligns the picture with the bottom and the horizontal centre of the screen; the rest shows hull or ceiling. */
function cabin(width: number, height: number, raised: Raised, projector: boolean): CabinLayout {
  const hull = hullOf(width, height);
  const design = DESIGN[hull];
  const scale = scaleOf(hull, width, height);
  const offsetY = height - design.height * scale;
  const place = placer(scale, width / 2, offsetY);
  const reader = projector ? 'projected' : 'near';
  const menu = corner(width, MENU_PX[reader]);
  const top = leftOf(menu, onScreen(place(design[reader].top)));
  const edge = FRAME_WIDTH * scale;
  const sheet = raised === 'none' ? null : below(top.y + top.height + edge, place(design[reader][raised]));
  return {
    mode: 'cabin',
    hull,
    scale,
    offsetX: width / 2 - (design.width / 2) * scale,
    offsetY,
    window: place(design.window),
    top,
    robot: place(design.robot),
    menu,
    console: place(design.console),
    right: place(design.right),
    work: sheet ?? place(design.console),
    frame: sheet && grown(sheet, edge),
  };
}

/** Returns a function that converts design pixels to CSS pixels. */
function placer(scale: number, middle: number, offsetY: number) {
  return ({ x, y, width, height }: Rect): Rect => ({
    x: middle + x * scale,
    y: offsetY + y * scale,
    width: width * scale,
    height: height * scale,
  });
}

/** Moves the rectangle onto the screen: very wide screens cut the picture's upper edge. */
function onScreen(rect: Rect): Rect {
  return { ...rect, y: Math.max(TOP_PX, rect.y) };
}

/** Returns the part of `rect` below a line. */
function below(line: number, rect: Rect): Rect {
  const y = Math.max(line, rect.y);
  return { ...rect, y, height: rect.y + rect.height - y };
}

/** Returns a rectangle that is larger by `by` on each side. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function corner(right: number, side: number): Rect {
  return { x: right - side - GAP_PX, y: GAP_PX, width: side, height: side };
}

/** Returns the part of `rect` to the left of another. */
function leftOf({ x }: Rect, rect: Rect): Rect {
  return { ...rect, width: Math.min(rect.width, x - GAP_PX - rect.x) };
}

/**
 * Puts a window with ORBI above the column or, in landscape, to its left. The window is large while nothing is raised,
 * to show a ship or the sky. In landscape the menu has a strip at the right.
 */
function stacked(width: number, height: number, raised: Raised): StackedLayout {
  const gap = GAP_PX;
  const menu = corner(width, MENU_PX.near);
  const strip = menu.width + 2 * gap;
  const isLandscape = width >= STACKED_BELOW.width && width > height * LANDSCAPE_ASPECT;
  const isOpen = raised === 'none';
  const share = isOpen ? 0.42 : isLandscape ? 0.2 : 0.15;
  const window: Rect = isLandscape
    ? { x: 0, y: 0, width: Math.round(width * share), height }
    : { x: 0, y: 0, width, height: Math.max(strip, Math.round(height * share)) };
  const most = isOpen ? 92 : 160;
  const side = Math.min(most, window.width - 4 * gap, window.height - 3 * gap);
  const { width: pictureWidth, height: pictureHeight } = DESIGN.wide;
  const scale = Math.max(window.width / pictureWidth, window.height / pictureHeight);
  return {
    mode: 'stacked',
    scale,
    offsetX: (window.width - pictureWidth * scale) / 2,
    offsetY: (window.height - pictureHeight * scale) / 2,
    window,
    robot: { x: 2 * gap, y: window.height - side - 2 * gap, width: side, height: side },
    menu,
    column: isLandscape
      ? { x: window.width, y: 0, width: width - window.width - strip, height }
      : { x: 0, y: window.height, width, height: height - window.height },
  };
}
