import sharp, { type Sharp } from 'sharp';
import type { Packing, Picture } from './recipe.ts';

/** A picture as a sharp pipeline. */
export function imageOf({ width, height, data }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** The picture that a sharp pipeline ends in. */
export async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The picture as a webp file. */
export async function packPicture(picture: Picture, { quality, alphaQuality }: Packing): Promise<Buffer> {
  return imageOf(picture).webp({ quality, alphaQuality, smartSubsample: true, effort: 6 }).toBuffer();
}
