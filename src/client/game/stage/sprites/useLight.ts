import type { Texture } from 'pixi.js';
import type { PictureKey } from '../assets/bundles.ts';
import { isWebgl } from '../assets/gpuTextures.ts';
import { type LightBlend, lightBlend, lightTexture } from '../assets/lights.ts';
import { texture } from '../assets/textures.ts';
import { useRenderer } from '../engine/renderer/useRenderer.ts';

/** How a picture of light is drawn. */
export interface Light {
  texture: Texture;
  blendMode: 'normal' | LightBlend;
}

/** Returns how this renderer draws a picture of light over what lies behind it. */
export function useLight(key: PictureKey): Light {
  const copy = isWebgl(useRenderer()) ? lightTexture(key) : null;
  return copy ? { texture: copy, blendMode: 'normal' } : { texture: texture(key), blendMode: lightBlend(key) };
}
