import { type BLEND_MODES, type CanvasRenderer, type Renderer, RendererType, type Texture } from 'pixi.js';

/**
 * Works around Pixi's canvas renderer, which caches the last blend mode although a mask, a frame or a tiled picture
 * resets it with the rest of the drawing state, so that the next part would be blended wrongly. Makes every part set
 * its own mode. Call it once, before the first picture.
 */
export function patchBlendModes(renderer: Renderer): void {
  if (!isCanvas(renderer)) return;
  const { canvasContext } = renderer;
  canvasContext.setBlendMode = (mode: BLEND_MODES) => {
    canvasContext.activeContext.globalCompositeOperation = canvasContext.blendModes[mode] ?? 'source-over';
  };
  renderer.runners.prerender.add({ prerender: () => canvasContext.setBlendMode('normal') });
}

/** Drops the tinted copies of whole pictures that the canvas renderer keeps for each colour. */
export function dropTints(renderer: Renderer, textures: Iterable<Texture>): void {
  if (!isCanvas(renderer)) return;
  for (const texture of textures) Object.assign(texture, { tintCache: undefined, patternCache: undefined });
}

function isCanvas(renderer: Renderer): renderer is CanvasRenderer {
  return renderer.type === RendererType.CANVAS;
}
