import type { Container, NineSliceSprite, Sprite, Texture } from 'pixi.js';

/** Sets the tint of a part where it differs: Pixi parses the colour at each assignment. */
export function setTint(part: Container, tint: number): void {
  if (part.tint !== tint) part.tint = tint;
}

/** Sets the texture of a part where it differs. */
export function setTexture(part: Sprite | NineSliceSprite, texture: Texture): void {
  if (part.texture !== texture) part.texture = texture;
}
