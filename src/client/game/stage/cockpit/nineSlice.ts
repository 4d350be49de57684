import type { NineSliceSprite, Texture } from 'pixi.js';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';

/** The painted screen frame `hull/frame`, in pixels of its picture. */
export const FRAME = {
  width: 960,
  /** Width and height of each corner. */
  slice: 170,
  /** Between the picture's edge and the frame. */
  margin: 10,
  /** Thickness of the frame itself. */
  thickness: 77,
} as const;

/** Returns the slices of a picture of the frame, at any resolution. */
export function frameSlices({ width }: Texture) {
  const slice = (FRAME.slice * width) / FRAME.width;
  return { leftWidth: slice, rightWidth: slice, topHeight: slice, bottomHeight: slice };
}

/** Places the frame's outer edge on `rect`, `thickness` pixels thick. */
export function layFrame(sprite: NineSliceSprite, rect: Rect, thickness: number): void {
  const size = thickness / FRAME.thickness;
  const margin = FRAME.margin * size;
  const scale = (size * FRAME.width) / sprite.texture.width;
  sprite.scale.set(scale);
  sprite.position.set(rect.x - margin, rect.y - margin);
  sprite.width = (rect.width + 2 * margin) / scale;
  sprite.height = (rect.height + 2 * margin) / scale;
}
