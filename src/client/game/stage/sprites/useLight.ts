import type { Texture } from 'pixi.js';
import type { PictureKey } from '../assets/bundles.ts';
import { isWebgl } from '../assets/gpuTextures.ts';
import { lightTexture } from '../assets/lights.ts';
import { texture } from '../assets/textures.ts';
import { useRenderer } from '../engine/renderer/useRenderer.ts';

/** How a picture of light is drawn. */
export interface Light {
  texture: Texture;
  blendMode: 'normal' | 'add' | 'screen';
}

/** Returns how this renderer draws a picture of light over what lies behind it; `blend` where it has no copy for that. */
export function useLight(key: PictureKey, blend: 'add' | 'screen' = 'add'): Light {
  const copy = isWebgl(useRenderer()) ? lightTexture(key) : null;
  return copy ? { texture: copy, blendMode: 'normal' } : { texture: texture(key), blendMode: blend };
}
