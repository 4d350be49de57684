import { BufferImageSource, Texture } from 'pixi.js';
import { THEMES } from '#domain/vocabulary.ts';
import { type PictureKey, systemPicture } from './bundles.ts';

/** How a light is blended: `add` adds to what lies behind it, `screen` also hides it where the light is strong. */
export type LightBlend = 'add' | 'screen';

/** Pictures of light that are small, or would divide the solid pictures into two draw calls. */
const ADDED: readonly PictureKey[] = [
  'shared/glow',
  'shared/spark',
  'shared/dust',
  'shared/streak',
  'ships/flame',
  'council/hologram',
];
const SUNS: readonly PictureKey[] = THEMES.map((theme) => systemPicture(theme, 'sun'));

/** Returns how a picture of light is blended. */
export function lightBlend(key: PictureKey): LightBlend {
  return SUNS.includes(key) ? 'screen' : 'add';
}

const lights = new Map<PictureKey, Texture>();

/**
 * Returns a copy of a picture of light that needs only normal blending, so that lights and solid pictures share a draw call:
 * its colours are premultiplied, and its alpha says how much it hides. Null if the picture has no such copy. Only for WebGL.
 */
export function lightTexture(key: PictureKey): Texture | null {
  return lights.get(key) ?? null;
}

/** Makes the copy of a loaded picture, if it is one of light. */
export function addLight(key: PictureKey, picture: ImageBitmap): void {
  if (!ADDED.includes(key) && !SUNS.includes(key)) return;
  const pixels = premultiplied(picture, lightBlend(key));
  if (!pixels) return;
  const { width, height } = picture;
  const source = new BufferImageSource({
    resource: pixels,
    width,
    height,
    alphaMode: 'premultiplied-alpha',
    label: `${key} light`,
  });
  lights.set(key, new Texture({ source, label: `${key} light` }));
}

/** Releases the copy's memory on the graphics card. */
export function removeLight(key: PictureKey): void {
  lights.get(key)?.source.unload();
  lights.delete(key);
}

/** Returns the picture's premultiplied colours; null where the browser does not let a page read its pixels. */
function premultiplied(picture: ImageBitmap, blend: LightBlend): Uint8Array | null {
  const { width, height } = picture;
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!pen) return null;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  for (let red = 0; red < data.length; red += 4) {
    // A browser that protects against fingerprinting answers with noise, also in alpha.
    if (data[red + 3] !== 0xff) return null;
    data[red + 3] = blend === 'add' ? 0 : Math.max(data[red] ?? 0, data[red + 1] ?? 0, data[red + 2] ?? 0);
  }
  return new Uint8Array(data.buffer);
}
