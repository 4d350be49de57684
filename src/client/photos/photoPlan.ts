import { PHOTO_DECODED_MAX_PIXELS, PHOTO_MAX_PX } from '#domain/limits.ts';
import { orientationNote } from './jpeg.ts';
import type { Bytes, Orientation, ParsedImage } from './ParsedImage.ts';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Returns the size with at most 2560 pixels on the longer side; a smaller picture keeps its size. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, PHOTO_MAX_PX / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns whether a picture is drawn smaller: not animations, nor pictures too large for a tablet to decode. */
export function isToShrink({ width, height, isAnimated }: ParsedImage): boolean {
  return Math.max(width, height) > PHOTO_MAX_PX && width * height <= PHOTO_DECODED_MAX_PIXELS && !isAnimated;
}

/** Returns the picture's own bytes without metadata, except for its orientation. */
export function withoutMetadata({ orientation, bare: [start, ...rest] }: ParsedImage): Bytes[] {
  return [...(start ? [start] : []), ...(orientation === 1 ? [] : [orientationNote(orientation)]), ...rest];
}

/** Returns the canvas size and the transform that draw a picture of this stored size upright. */
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
