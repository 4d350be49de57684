import { ImageSource, Texture, type TextureSource } from 'pixi.js';
import { isMipmapped, PICTURES, type PictureKey } from './bundles.ts';
import { fetchPicture } from './fetchPicture.ts';
import { addLight, removeLight } from './lights.ts';

/** School networks lose a file now and then, so a failed download is retried once after this time. */
const RETRY_MS = 1_500;

const loaded = new Map<PictureKey, Texture>();
const arriving = new Map<PictureKey, Promise<void>>();
const textureCaches = new Set<TextureCache>();

/** Returns a loaded picture, or an empty one. It belongs to the scene that asked for it: do not keep it. */
export function texture(key: PictureKey): Texture {
  return loaded.get(key) ?? Texture.EMPTY;
}

export function isLoaded(key: PictureKey): boolean {
  return loaded.has(key);
}

/**
 * The pictures of one stage. Pictures that no cache holds are removed from memory and graphics card, so that none
 * outlives its scene.
 */
export class TextureCache {
  private wanted: ReadonlySet<PictureKey> = new Set();
  private shown: ReadonlySet<PictureKey> = new Set();
  private leaving: ReadonlySet<PictureKey> = new Set();

  /**
   * Loads pictures beside the shown ones. Never rejects: a picture that fails is left out, and the next scene asks
   * again.
   */
  async load(keys: readonly PictureKey[]): Promise<void> {
    textureCaches.add(this);
    this.wanted = new Set(keys);
    await Promise.all([...this.wanted].map(loadOnce));
  }

  /** Marks these as shown; the previous ones may still be fading out. */
  show(keys: readonly PictureKey[]): void {
    this.leaving = new Set([...this.leaving, ...this.shown]);
    this.shown = new Set(keys);
  }

  /** Releases the pictures that were fading out, after the running frame. */
  tidy(): void {
    this.leaving = new Set();
    setTimeout(sweep, 0);
  }

  /** Releases all pictures. */
  clear(): void {
    textureCaches.delete(this);
    this.wanted = new Set();
    this.shown = new Set();
    this.leaving = new Set();
    sweep();
  }

  holds(key: PictureKey): boolean {
    return this.wanted.has(key) || this.shown.has(key) || this.leaving.has(key);
  }
}

function isHeld(key: PictureKey): boolean {
  for (const cache of textureCaches) if (cache.holds(key)) return true;
  return false;
}

function sweep(): void {
  for (const [key, picture] of loaded) {
    if (isHeld(key)) continue;
    loaded.delete(key);
    removeLight(key);
    discard(picture.source);
  }
}

/**
 * Empties the source instead of destroying it: Pixi's pools keep it for a while, and a part that still shows it would
 * fail.
 */
function discard(source: TextureSource): void {
  const { resource } = source;
  source.unload();
  source.resource = blank();
  if (resource instanceof ImageBitmap) resource.close();
}

let nothing: HTMLCanvasElement | null = null;

function blank(): HTMLCanvasElement {
  nothing ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  return nothing;
}

function loadOnce(key: PictureKey): Promise<void> {
  if (loaded.has(key) || !PICTURES.has(key)) return Promise.resolve();
  const running = arriving.get(key);
  if (running) return running;
  const coming = decode(key)
    .then((resource) => put(key, resource))
    .catch(() => {})
    .finally(() => arriving.delete(key));
  arriving.set(key, coming);
  return coming;
}

function put(key: PictureKey, resource: ImageBitmap): void {
  // No cache holds it any more.
  if (!isHeld(key)) {
    resource.close();
    return;
  }
  const source = new ImageSource({
    resource,
    alphaMode: 'premultiply-alpha-on-upload',
    autoGenerateMipmaps: isMipmapped(key),
    label: key,
  });
  loaded.set(key, new Texture({ source, label: key }));
  addLight(key, resource);
}

/** Decodes off the main thread, so that the picture is ready for the graphics card when it arrives. */
async function decode(key: PictureKey): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(await fetchPicture(key));
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return createImageBitmap(await fetchPicture(key));
  }
}
