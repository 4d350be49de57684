import { Container, Graphics, Rectangle, type Renderer, Texture, TilingSprite } from 'pixi.js';
import { isWebgl } from './gpuTextures.ts';

/**
 * Draws one pixel of each kind of part, off-screen. The graphics card compiles a program for each kind when it first
 * draws it, which would freeze the page in the middle of a scene.
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
