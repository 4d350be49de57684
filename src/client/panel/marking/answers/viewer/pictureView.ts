/** How a picture is shown: its size, its turn, and how far it was moved from the middle. */
export interface PictureView {
  /** 1 shows the whole picture. */
  zoom: number;
  /** Quarter turns clockwise; never taken back to 0, so that a turn is always animated clockwise. */
  turns: number;
  /** Offset of the picture's middle from that of the stage, in CSS pixels. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A place or a distance in CSS pixels; a place counts from the middle of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** What a view has room for: the picture's own size and that of the stage, in CSS pixels. */
export interface Room {
  picture: Size;
  stage: Size;
}

export const WHOLE_PICTURE: PictureView = { zoom: 1, turns: 0, x: 0, y: 0 };
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;

/** Returns the size that the unturned picture has at zoom 1, so that the turned one fits the stage; zeros without a room. */
export function fittedSize({ picture, stage }: Room, turns: number): Size {
  const across = turned(picture, turns);
  if (across.width === 0 || across.height === 0) return { width: 0, height: 0 };
  const scale = Math.min(stage.width / across.width, stage.height / across.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Returns the view with its zoom multiplied, within the limits; the content at `at` stays in place as far as there is room. */
export function zoomedBy(view: PictureView, factor: number, room: Room, at: Point = { x: 0, y: 0 }): PictureView {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, view.zoom * factor));
  const grown = zoom / view.zoom;
  return withinRoom({ ...view, zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, room);
}

/** Returns the view moved by a distance, at most until an edge of the picture reaches the edge of the stage. */
export function movedBy(view: PictureView, by: Point, room: Room): PictureView {
  return withinRoom({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

/** Returns the view turned clockwise by a quarter; what was in the middle of the stage stays there. */
export function turnedOnce(view: PictureView, room: Room): PictureView {
  const turns = view.turns + 1;
  const before = fittedSize(room, view.turns).width;
  const scale = before === 0 ? 1 : fittedSize(room, turns).width / before;
  return withinRoom({ ...view, turns, x: -view.y * scale, y: view.x * scale }, room);
}

/** Returns the view with its offset limited to what the picture exceeds the stage by. */
export function withinRoom(view: PictureView, room: Room): PictureView {
  const shown = turned(fittedSize(room, view.turns), view.turns);
  const limit = (length: number, stage: number) => Math.max(0, (length * view.zoom - stage) / 2);
  return {
    ...view,
    x: clamped(view.x, limit(shown.width, room.stage.width)),
    y: clamped(view.y, limit(shown.height, room.stage.height)),
  };
}

function turned(size: Size, turns: number): Size {
  return turns % 2 === 0 ? size : { width: size.height, height: size.width };
}

/** Adds 0, because -0 is not 0 to a style or a test. */
function clamped(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value)) + 0;
}
