import { Container, Graphics, Rectangle, type Renderer, Texture, TilingSprite } from 'pixi.js';
import { isWebgl } from './gpuTextures.ts';

/**
 * Draws one point of each kind of part. The graphics card builds a program for each kind when it sees the first one, and
 * the page stands still meanwhile: here nobody sees it, in the middle of a scene everybody would.
 */
export function warmUp(renderer: Renderer): void {
  if (!isWebgl(renderer)) return;
  const drawing = new Graphics().rect(0, 0, 1, 1).fill(0xffffff);
  drawing.context.batchMode = 'no-batch';
  const tiles = new TilingSprite({ texture: Texture.WHITE, width: 1, height: 1 });
  const parts = new Container({ children: [drawing, tiles] });
  const photo = renderer.generateTexture({ target: parts, frame: new Rectangle(0, 0, 1, 1) });
  photo.destroy(true);
  parts.destroy({ children: true });
}
