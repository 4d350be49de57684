import { type CockpitLayout, FRAME_WIDTH, type Raised, type Rect } from '#client/game/flow/cockpitLayout.ts';
import { clamp, easeOut, lerp } from '../engine/motion.ts';
import type { View } from '../engine/view.ts';

/** Movement of the middle screen between dashboard and window; mutated in place. */
export interface ScreenLift {
  /** Current outer edge of its frame. */
  rect: Rect;
  /** 0 = in the dashboard, 1 = before the window. */
  height: number;
  raised: Raised;
  from: Rect;
  fromHeight: number;
  /** Start of the movement, in seconds of the stage. */
  since: number;
  /** Size of the canvas that `from` was measured on. */
  width: number;
  tall: number;
}

/** Returns the state of a screen at rest, in the dashboard or before the window. */
export function settledScreenLift(view: View, raised: Raised): ScreenLift {
  const rect = { x: 0, y: 0, width: 0, height: 0 };
  raisedScreenArea(view.layout, rect);
  const height = raised === 'none' ? 0 : 1;
  return {
    rect,
    height,
    raised,
    from: { ...rect },
    fromHeight: height,
    since: Number.NEGATIVE_INFINITY,
    width: view.width,
    tall: view.height,
  };
}

/**
 * Writes into `out` where the frame's outer edge ends: the layout's frame, or the edge of the screen in the dashboard.
 */
export function raisedScreenArea(layout: CockpitLayout, out: Rect): void {
  if (layout.mode === 'stacked') copy(layout.window, out);
  else if (layout.frame) copy(layout.frame, out);
  else grow(layout.console, FRAME_WIDTH * layout.scale, out);
}

/**
 * Starts a movement from the current place to that of `raised`; another size of the canvas changes it in proportion.
 */
export function retargetScreenLift(rise: ScreenLift, raised: Raised, view: View, seconds: number): void {
  if (rise.width !== view.width || rise.tall !== view.height) stretch(rise, view);
  if (rise.raised === raised) return;
  rise.raised = raised;
  rise.since = seconds;
  rise.fromHeight = rise.height;
  copy(rise.rect, rise.from);
}

function stretch(rise: ScreenLift, { width, height }: View): void {
  for (const rect of [rise.from, rise.rect]) {
    rect.x *= width / rise.width;
    rect.width *= width / rise.width;
    rect.y *= height / rise.tall;
    rect.height *= height / rise.tall;
  }
  rise.width = width;
  rise.tall = height;
}

/** Moves the screen; after `milliseconds`, at once if 0, it is exactly on its target. */
export function stepScreenLift(rise: ScreenLift, target: Rect, seconds: number, milliseconds: number): void {
  const share = milliseconds > 0 ? clamp(((seconds - rise.since) * 1000) / milliseconds) : 1;
  const way = easeOut(share);
  rise.height = lerp(rise.fromHeight, rise.raised === 'none' ? 0 : 1, way);
  if (share === 1) {
    copy(target, rise.rect);
    return;
  }
  rise.rect.x = lerp(rise.from.x, target.x, way);
  rise.rect.y = lerp(rise.from.y, target.y, way);
  rise.rect.width = lerp(rise.from.width, target.width, way);
  rise.rect.height = lerp(rise.from.height, target.height, way);
}

function grow({ x, y, width, height }: Rect, by: number, out: Rect): void {
  out.x = x - by;
  out.y = y - by;
  out.width = width + 2 * by;
  out.height = height + 2 * by;
}

function copy({ x, y, width, height }: Rect, out: Rect): void {
  out.x = x;
  out.y = y;
  out.width = width;
  out.height = height;
}
