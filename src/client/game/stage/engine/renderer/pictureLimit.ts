import { type Renderer, RendererType } from 'pixi.js';

/**
 * Makes the renderer draw one picture at a time. A graphics card reads the right one of up to 32 pictures of a batch; a
 * processor in its place reads all of them for each point, and took three times as long. Call it before the first picture.
 */
export function readOnePicture(renderer: Renderer): void {
  if (renderer.type === RendererType.WEBGL) Object.assign(renderer.limits, { maxBatchableTextures: 1 });
}

/** Returns whether the renderer draws one picture at a time. */
export function readsOnePicture(renderer: Renderer): boolean {
  return renderer.type === RendererType.WEBGL && renderer.limits.maxBatchableTextures === 1;
}
