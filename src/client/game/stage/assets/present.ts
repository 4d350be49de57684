import type { Application } from 'pixi.js';
import type { PictureKey } from './bundles.ts';
import { uploadPictures } from './gpuTextures.ts';
import type { TextureCache } from './textures.ts';

interface Presenting {
  textures: TextureCache;
  /** Null while there is no canvas yet; the pictures are then only loaded. */
  app: Application | null;
  keys: readonly PictureKey[];
  /** Aborts when the scene is no longer wanted. */
  leaving: AbortSignal;
  show(): void;
}

/** Longest wait for the pictures of a scene; late ones are shown when they arrive. */
const PATIENCE_MS = 6_000;

/** Loads a scene's pictures, uploads them to the graphics card and shows it; shows it again if some were late. */
export async function present({ textures, app, keys, leaving, show }: Presenting): Promise<void> {
  const loading = textures.load(keys);
  const isComplete = await inTime(loading, leaving);
  if (!app || leaving.aborted) return;
  await uploadPictures(app.renderer, keys, leaving);
  if (leaving.aborted) return;
  show();
  if (isComplete) return;
  await loading;
  if (!leaving.aborted) show();
}

/** Resolves to whether `work` was done before the time limit and before `leaving` aborted. */
function inTime(work: Promise<void>, leaving: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, false);
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    leaving.addEventListener('abort', stop, { once: true });
    void work.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
