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

/** The painted cockpits: for wide screens, for 4:3 and squarer ones, for screens that stand. */
export const HULLS = ['wide', 'desk', 'upright'] as const;
export type Hull = (typeof HULLS)[number];

/** What the middle screen shows raised over the window: nothing, a sheet to read, or a form to work on. */
export const RAISED = ['none', 'card', 'form'] as const;
export type Raised = (typeof RAISED)[number];

interface Picture {
  /** CSS pixels for one design pixel. */
  scale: number;
  /** Where the left upper corner of the hull's picture lies; it may lie outside of the screen. */
  offsetX: number;
  offsetY: number;
  /** The view into space. */
  window: Rect;
  /** ORBI's screen. */
  robot: Rect;
  /** The button 'Menu', in the right upper corner. */
  menu: Rect;
}

export interface CabinLayout extends Picture {
  mode: 'cabin';
  hull: Hull;
  /** What ORBI says, at the upper edge of the window. */
  top: Rect;
  /** The middle screen at rest: instruction and buttons. */
  console: Rect;
  /** The team's screen. */
  right: Rect;
  /** The glass of the raised screen; the same as the middle screen while nothing is raised. */
  work: Rect;
  /** The outer edge of the raised screen's frame, or null while nothing is raised. */
  frame: Rect | null;
}

/** Small screens, and any screen at a large zoom: nothing has a fixed height, all of it scrolls in one column. */
export interface StackedLayout extends Picture {
  mode: 'stacked';
  column: Rect;
}

export type CockpitLayout = CabinLayout | StackedLayout;

interface LayoutOptions {
  raised?: Raised;
  /** 'Modo projetor': type is twice as large, so that what is read and worked on gets more of the window. */
  projector?: boolean;
}

/** What has one place beside the children's tablet and another before a class. */
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

/** In design pixels of each picture; x from its vertical middle. Window and screens are painted there. */
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

/** Thickness of the raised screen's frame, in design pixels. */
export const FRAME_WIDTH = 38;
/** Squarer screens get the taller pictures. */
const WIDE_ASPECT = 1.58;
const DESK_ASPECT = 1;
/** The part of each picture that is always on the screen. */
const DESK_SAFE = { width: 1300, height: 1080 } as const;
const UPRIGHT_SAFE = { width: 1080, height: 1440 } as const;
/** Smaller screens scroll. */
const STACKED_BELOW = { width: 600, height: 520, form: 280 } as const;
const LYING_ASPECT = 1.2;
const GAP_PX = 8;
const TOP_PX = 4;
const MENU_PX = { near: 54, projected: 76 } as const;

/** The cockpit on a viewport of `width` x `height` CSS pixels. */
export function cockpitLayout(width: number, height: number, options: LayoutOptions = {}): CockpitLayout {
  const { raised = 'none', projector = false } = options;
  return isSmall(width, height) ? stacked(width, height, raised) : cabin(width, height, raised, projector);
}

/** Where a form would have no room, the cabin is not shown. */
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

/** The picture stands on the screen's lower edge, in its middle; what is left over is hull or ceiling. */
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

/** From design pixels to the screen. */
function placer(scale: number, middle: number, offsetY: number) {
  return ({ x, y, width, height }: Rect): Rect => ({
    x: middle + x * scale,
    y: offsetY + y * scale,
    width: width * scale,
    height: height * scale,
  });
}

/** On very wide screens the picture's upper edge is cut: what is read there moves down. */
function onScreen(rect: Rect): Rect {
  return { ...rect, y: Math.max(TOP_PX, rect.y) };
}

/** As much of `rect` as lies below a line. */
function below(line: number, rect: Rect): Rect {
  const y = Math.max(line, rect.y);
  return { ...rect, y, height: rect.y + rect.height - y };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function corner(right: number, side: number): Rect {
  return { x: right - side - GAP_PX, y: GAP_PX, width: side, height: side };
}

/** As much of `rect` as lies to the left of another. */
function leftOf({ x }: Rect, rect: Rect): Rect {
  return { ...rect, width: Math.min(rect.width, x - GAP_PX - rect.x) };
}

/**
 * A window with ORBI in it, above the column or, lying down, to its left: large where there is a ship or a sky to see.
 * Lying down, the menu has a strip of its own at the right.
 */
function stacked(width: number, height: number, raised: Raised): StackedLayout {
  const gap = GAP_PX;
  const menu = corner(width, MENU_PX.near);
  const strip = menu.width + 2 * gap;
  const isLying = width >= STACKED_BELOW.width && width > height * LYING_ASPECT;
  const isOpen = raised === 'none';
  const share = isOpen ? 0.42 : isLying ? 0.2 : 0.15;
  const window: Rect = isLying
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
    column: isLying
      ? { x: window.width, y: 0, width: width - window.width - strip, height }
      : { x: 0, y: window.height, width, height: height - window.height },
  };
}
