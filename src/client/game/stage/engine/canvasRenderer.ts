import { type BLEND_MODES, type CanvasRenderer, type Renderer, RendererType, type Texture } from 'pixi.js';

/**
 * Pixi's canvas renderer remembers the blend mode it set last, and forgets that a mask, a frame or a tiled picture sets it
 * back with the rest of the drawing state: what comes next would be laid over in another picture's way. Here every part sets
 * its own. To be called once, before the first picture.
 */
export function mendCanvas(renderer: Renderer): void {
  if (!isCanvas(renderer)) return;
  const { canvasContext } = renderer;
  canvasContext.setBlendMode = (mode: BLEND_MODES) => {
    canvasContext.activeContext.globalCompositeOperation = canvasContext.blendModes[mode] ?? 'source-over';
  };
  renderer.runners.prerender.add({ prerender: () => canvasContext.setBlendMode('normal') });
}

/** Each colour that a picture has worn is kept by the canvas renderer as a copy of the whole picture: this drops them. */
export function dropTints(renderer: Renderer, textures: Iterable<Texture>): void {
  if (!isCanvas(renderer)) return;
  for (const texture of textures) Object.assign(texture, { tintCache: undefined, patternCache: undefined });
}

function isCanvas(renderer: Renderer): renderer is CanvasRenderer {
  return renderer.type === RendererType.CANVAS;
}
