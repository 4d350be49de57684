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
  setSize(sprite, (rect.width + 2 * margin) / scale, (rect.height + 2 * margin) / scale);
}

/** Sets a size where it differs: Pixi rebuilds the sprite at each assignment. */
export function setSize(sprite: NineSliceSprite, width: number, height: number): void {
  if (sprite.width !== width || sprite.height !== height) sprite.setSize(width, height);
}
