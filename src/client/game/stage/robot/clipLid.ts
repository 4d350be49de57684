import type { Sprite, Texture } from 'pixi.js';
import { ROBOT_RIG } from './robotRig.ts';

/** The head covers everything between these heights, wherever a lid is; pixels of the rig. */
const { top: TOP, foot: FOOT } = ROBOT_RIG.cover;

/**
 * Places a lid with its upper edge at `y`, and cuts off what would stand out above or below the head. The picture's frame
 * changes only while the lid moves.
 */
export function clipLid(
  lid: Pick<Sprite, 'y'> & { texture: Pick<Texture, 'source' | 'frame' | 'update'> },
  y: number,
): void {
  const { source, frame } = lid.texture;
  const above = Math.max(0, TOP - y);
  const height = Math.max(0, Math.min(source.height, FOOT - y) - above);
  lid.y = y + above;
  if (frame.y === above && frame.height === height) return;
  frame.y = above;
  frame.height = height;
  lid.texture.update();
}
