import sharp, { type Sharp } from 'sharp';
import type { Packing, Picture } from './recipe.ts';

/** Wraps a picture in a sharp pipeline. */
export function imageOf({ width, height, data }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Runs a sharp pipeline and returns its picture. */
export async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Encodes a picture as webp. */
export async function packPicture(picture: Picture, { quality, alphaQuality }: Packing): Promise<Buffer> {
  return imageOf(picture).webp({ quality, alphaQuality, smartSubsample: true, effort: 6 }).toBuffer();
}
