import { ImageSource, Texture, type TextureSource } from 'pixi.js';
import { isMipmapped, PICTURES, type PictureKey } from './bundles.ts';

/** School networks lose a file now and then: one more try. */
const RETRY_MS = 1_500;

const loaded = new Map<PictureKey, Texture>();
const arriving = new Map<PictureKey, Promise<void>>();
const shelves = new Set<PictureShelf>();

/** A loaded picture, or an empty one. It belongs to the scene that asked for it: not to be kept. */
export function texture(key: PictureKey): Texture {
  return loaded.get(key) ?? Texture.EMPTY;
}

export function isLoaded(key: PictureKey): boolean {
  return loaded.has(key);
}

/** The pictures of one stage: what no shelf holds leaves memory and graphics card, so that no scene's pictures outlive it. */
export class PictureShelf {
  #wanted: ReadonlySet<PictureKey> = new Set();
  #shown: ReadonlySet<PictureKey> = new Set();
  #leaving: ReadonlySet<PictureKey> = new Set();

  /** Loads pictures beside the ones that are shown. It never fails: what does not come is left out, and asked for again by the next scene. */
  async load(keys: readonly PictureKey[]): Promise<void> {
    shelves.add(this);
    this.#wanted = new Set(keys);
    await Promise.all([...this.#wanted].map(arrive));
  }

  /** These are on the screen now; what was there before may still be leaving it. */
  show(keys: readonly PictureKey[]): void {
    this.#leaving = new Set([...this.#leaving, ...this.#shown]);
    this.#shown = new Set(keys);
  }

  /** What was leaving has left. */
  tidy(): void {
    this.#leaving = new Set();
    sweep();
  }

  /** Gives everything back. */
  clear(): void {
    shelves.delete(this);
    this.#wanted = new Set();
    this.#shown = new Set();
    this.tidy();
  }

  holds(key: PictureKey): boolean {
    return this.#wanted.has(key) || this.#shown.has(key) || this.#leaving.has(key);
  }
}

function isHeld(key: PictureKey): boolean {
  for (const shelf of shelves) if (shelf.holds(key)) return true;
  return false;
}

function sweep(): void {
  for (const [key, picture] of loaded) {
    if (isHeld(key)) continue;
    loaded.delete(key);
    discard(picture.source);
  }
}

/** Emptied, not destroyed: Pixi's pools keep it for a while, and a part that still showed it would fail. */
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

function arrive(key: PictureKey): Promise<void> {
  const address = PICTURES.get(key);
  if (address === undefined || loaded.has(key)) return Promise.resolve();
  const running = arriving.get(key);
  if (running) return running;
  const coming = fetchTwice(address)
    .then((resource) => put(key, resource))
    .catch(() => {})
    .finally(() => arriving.delete(key));
  arriving.set(key, coming);
  return coming;
}

function put(key: PictureKey, resource: ImageBitmap): void {
  // Nobody waits for it any more.
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
}

async function fetchTwice(address: string): Promise<ImageBitmap> {
  try {
    return await fetchPicture(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return fetchPicture(address);
  }
}

/** Decoded away from the page's own thread: the picture is ready for the graphics card when it comes. */
async function fetchPicture(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return createImageBitmap(await response.blob());
}
