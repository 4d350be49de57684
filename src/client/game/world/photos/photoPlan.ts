import { PHOTO_DECODED_MAX_PIXELS, PHOTO_MAX_PX } from '#domain/limits.ts';
import { orientationNote } from './jpeg.ts';
import type { Bytes, Orientation, Picture } from './Picture.ts';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size at which the longer side has at most 2560 pixels; the same size when it has. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, PHOTO_MAX_PX / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a picture is to be drawn smaller. Animations are not, nor what no tablet can hold. */
export function isToShrink({ width, height, isAnimated }: Picture): boolean {
  return Math.max(width, height) > PHOTO_MAX_PX && width * height <= PHOTO_DECODED_MAX_PIXELS && !isAnimated;
}

/** The picture's own bytes without its notes, but for how it is to be turned. */
export function withoutNotes({ orientation, bare: [start, ...rest] }: Picture): Bytes[] {
  return [...(start ? [start] : []), ...(orientation === 1 ? [] : [orientationNote(orientation)]), ...rest];
}

/** How a picture of this size, as stored, is drawn upright: the canvas, and what its transform has to be. */
export function upright(
  { width: w, height: h }: Size,
  orientation: Orientation,
): Size & { transform: [number, number, number, number, number, number] } {
  const turns: Record<Orientation, [number, number, number, number, number, number]> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, w, 0],
    3: [-1, 0, 0, -1, w, h],
    4: [1, 0, 0, -1, 0, h],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, h, 0],
    7: [0, -1, -1, 0, h, w],
    8: [0, -1, 1, 0, 0, w],
  };
  const size = orientation < 5 ? { width: w, height: h } : { width: h, height: w };
  return { ...size, transform: turns[orientation] };
}
