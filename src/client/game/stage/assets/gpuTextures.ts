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
  await uploadsDone(renderer, leaving);
}

function upload(renderer: WebGLRenderer, key: PictureKey): void {
  const { source } = lightTexture(key) ?? texture(key);
  if (!isResting(source)) renderer.texture.initSource(source);
}

/** Pictures that are not drawn, because another texture was made from them. */
const resting = new WeakSet<TextureSource>();

/** Frees a picture's memory on the graphics card until it is drawn again; it is no longer uploaded in advance. */
export function rest(source: TextureSource): void {
  resting.add(source);
  source.unload();
}

export function isResting(source: TextureSource): boolean {
  return resting.has(source);
}

/** Lets a picture be uploaded in advance again. */
export function wake(source: TextureSource): void {
  resting.delete(source);
}

/** How often the graphics card is asked, and how long at most. */
const ASK_EVERY_MS = 8;
const ASK_FOR_MS = 2_000;

/**
 * Waits until the graphics card has done its work, without blocking the page: the next picture would otherwise wait for it, and the
 * page with it. A processor in its place needs a fifth of a second for a scene's pictures.
 */
async function uploadsDone({ gl }: WebGLRenderer, leaving: AbortSignal): Promise<void> {
  const done = gl.fenceSync?.(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!done) return;
  gl.flush();
  const start = performance.now();
  while (!leaving.aborted && !document.hidden && performance.now() - start < ASK_FOR_MS) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    if (gl.isContextLost() || gl.getSyncParameter(done, gl.SYNC_STATUS) === gl.SIGNALED) break;
  }
  gl.deleteSync(done);
}

export function isWebgl(renderer: Renderer): renderer is WebGLRenderer {
  return renderer.type === RendererType.WEBGL;
}
