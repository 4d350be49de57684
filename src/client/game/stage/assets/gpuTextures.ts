import { type Renderer, RendererType, type TextureSource, type WebGLRenderer } from 'pixi.js';
import { type PictureKey, pictureBytes } from './bundles.ts';
import { lightTexture } from './lights.ts';
import { isLoaded, texture } from './textures.ts';

const renderers = new Set<WebGLRenderer>();

/** Counts the textures of `renderer` until the returned function is called. */
export function countTextures(renderer: Renderer): () => void {
  if (!isWebgl(renderer)) return () => {};
  renderers.add(renderer);
  return () => renderers.delete(renderer);
}

/** Returns the bytes of all textures that are on the graphics card now; 0 without one. */
export function textureBytes(): number {
  let sum = 0;
  for (const renderer of renderers) {
    // A removed texture leaves a gap for a while.
    const sources: readonly (TextureSource | null)[] = renderer.texture.managedTextures;
    for (const source of sources) if (source) sum += sourceBytes(source);
  }
  return sum;
}

function sourceBytes({ pixelWidth, pixelHeight, mipLevelCount }: TextureSource): number {
  return pictureBytes({ width: pixelWidth, height: pixelHeight }, mipLevelCount > 1);
}

/** Time after which an upload yields, so that the page stays responsive. */
const PAUSE_AFTER_MS = 8;

/**
 * Uploads pictures to the graphics card before they are drawn, a few at a time, so that no frame waits for all of them.
 */
export async function uploadPictures(
  renderer: Renderer,
  keys: readonly PictureKey[],
  leaving: AbortSignal,
): Promise<void> {
  if (!isWebgl(renderer)) return;
  let start = performance.now();
  for (const key of keys) {
    if (leaving.aborted || renderer.context.isLost) return;
    if (isLoaded(key)) upload(renderer, key);
    if (document.hidden || performance.now() - start < PAUSE_AFTER_MS) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    start = performance.now();
  }
}

function upload(renderer: WebGLRenderer, key: PictureKey): void {
  renderer.texture.initSource((lightTexture(key) ?? texture(key)).source);
}

export function isWebgl(renderer: Renderer): renderer is WebGLRenderer {
  return renderer.type === RendererType.WEBGL;
}
