import { type CockpitLayout, FRAME_WIDTH, type Raised, type Rect } from '#client/game/flow/cockpitLayout.ts';
import { clamp, easeOut, lerp } from '../engine/motion.ts';
import type { View } from '../engine/view.ts';

/** The way of the middle screen between the dashboard and the window; changed in place. */
export interface ScreenLift {
  /** Outer edge of its frame now. */
  rect: Rect;
  /** 0 = lies in the dashboard, 1 = stands before the window. */
  height: number;
  raised: Raised;
  from: Rect;
  fromHeight: number;
  /** Seconds of the stage. */
  since: number;
  /** Of the canvas that `from` was measured on. */
  width: number;
  tall: number;
}

/** Lies, or stands, where the layout has it. */
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

/** Where the outer edge of the frame ends: the layout's frame, or the edge of the screen in the dashboard. */
export function raisedScreenArea(layout: CockpitLayout, out: Rect): void {
  if (layout.mode === 'stacked') copy(layout.window, out);
  else if (layout.frame) copy(layout.frame, out);
  else grow(layout.console, FRAME_WIDTH * layout.scale, out);
}

/** From wherever it is now to where `raised` wants it; from another size of the canvas it goes on in proportion. */
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

/** Moves it: after `milliseconds`, at once if there are none, it stands exactly on its target. */
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
