import { ImageSource, Texture } from 'pixi.js';
import type { PictureKey } from './bundles.ts';
import { fetchPicture } from './fetchPicture.ts';

/** Pictures at a smaller size than they are stored in, for scenes that show many of them at once. */
export class ReducedTextures {
  private readonly pictures = new Map<PictureKey, Texture>();

  /** Returns a loaded picture, or an empty one. */
  get(key: PictureKey): Texture {
    return this.pictures.get(key) ?? Texture.EMPTY;
  }

  /** Loads pictures at this height at most. Never rejects: a picture that fails is left out. */
  async load(keys: readonly PictureKey[], height: number): Promise<void> {
    await Promise.all(keys.map((key) => this.loadOne(key, height).catch(() => {})));
  }

  private async loadOne(key: PictureKey, height: number): Promise<void> {
    if (this.pictures.has(key)) return;
    const picture = await createImageBitmap(await fetchPicture(key));
    const resource = reduced(picture, height);
    picture.close();
    const source = new ImageSource({
      resource,
      alphaMode: 'premultiply-alpha-on-upload',
      autoGenerateMipmaps: true,
      label: `${key} ${height}`,
    });
    this.pictures.set(key, new Texture({ source, label: source.label }));
  }

  /** Releases all pictures. */
  clear(): void {
    for (const { source } of this.pictures.values()) source.unload();
    this.pictures.clear();
  }
}

function reduced(picture: ImageBitmap, most: number): HTMLCanvasElement {
  const height = Math.min(most, picture.height);
  const width = Math.round((picture.width * height) / picture.height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
  }
  return canvas;
}
