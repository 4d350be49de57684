import type { Application } from 'pixi.js';
import type { PictureKey } from './bundles.ts';
import { uploadPictures } from './gpuTextures.ts';
import type { PictureShelf } from './textures.ts';

interface Presenting {
  shelf: PictureShelf;
  /** Null while there is no canvas yet: then the pictures are only loaded. */
  app: Application | null;
  keys: readonly PictureKey[];
  /** Says that nobody wants the scene any more. */
  leaving: AbortSignal;
  show(): void;
}

/** Nobody waits longer for the pictures of a scene than this; late ones are shown when they come. */
const PATIENCE_MS = 6_000;

/** Loads the pictures of a scene, brings them onto the graphics card, shows it; once more if something came too late. */
export async function present({ shelf, app, keys, leaving, show }: Presenting): Promise<void> {
  const loading = shelf.load(keys);
  const isComplete = await inTime(loading, leaving);
  if (!app || leaving.aborted) return;
  await uploadPictures(app.renderer, keys, leaving);
  if (leaving.aborted) return;
  show();
  if (isComplete) return;
  await loading;
  if (!leaving.aborted) show();
}

/** Whether `work` was done before patience, or the wish for it, had ended. */
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
