import { imageOf, pictureOf } from './pack.ts';
import type { Picture } from './recipe.ts';

/** Resizes a picture, keeping its proportions; the remaining area stays transparent. */
export async function resize(picture: Picture, width: number, height: number): Promise<Picture> {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  return pictureOf(
    imageOf(picture).resize(width, height, { fit: 'contain', background: transparent, kernel: 'lanczos3' }),
  );
}
