import { logError } from '#client/api/logError.ts';
import { withTimeout } from '#client/ui/withTimeout.ts';
import { drawPicture } from './drawPicture.ts';
import { readJpeg } from './jpeg.ts';
import { jpegName, needsPreparation } from './needsPreparation.ts';
import type { ParsedImage } from './ParsedImage.ts';
import { isToShrink, withoutMetadata } from './photoPlan.ts';
import { readPng } from './png.ts';

/** Limit for drawing a picture; a slower device sends the picture as it is. */
const PATIENCE_MS = 20_000;

/**
 * Returns the file to send in place of a chosen one. A photograph has at most 2560 pixels on its longer side and no
 * metadata of where, when and with what it was taken; a picture of a type that is not accepted becomes a JPEG where the
 * browser can read it. Every other file, and one that the device fails to convert, is returned unchanged.
 */
export async function preparePhoto(file: File): Promise<File> {
  if (!needsPreparation(file)) return file;
  const asJpeg = jpegName(file.name);
  try {
    if (asJpeg !== null) return named(await withTimeout(drawPicture(file, 1, 'image/jpeg'), PATIENCE_MS), asJpeg, file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const picture = readJpeg(bytes) ?? readPng(bytes);
    return await (picture ? prepared(file, picture) : redrawn(file));
  } catch (error) {
    logError(error, 'photo');
    return file;
  }
}

async function prepared(file: File, picture: ParsedImage): Promise<File> {
  const { type, orientation, bare } = picture;
  const clean = new Blob(withoutMetadata(picture), { type });
  const whole = clean.size === file.size ? file : named(clean, file.name, file);
  if (!isToShrink(picture)) return whole;
  try {
    const drawn = await withTimeout(drawPicture(await onePart(bare, type), orientation, type), PATIENCE_MS);
    return drawn.type === type && drawn.size < whole.size ? named(drawn, file.name, file) : whole;
  } catch (error) {
    logError(error, 'photo');
    return whole;
  }
}

/** Redraws a picture that only the browser can read, which removes all metadata. */
async function redrawn(file: File): Promise<File> {
  const type = /png$/i.test(file.name) ? 'image/png' : 'image/jpeg';
  const drawn = await withTimeout(drawPicture(file, 1, type), PATIENCE_MS);
  return drawn.type === type ? named(drawn, file.name, file) : file;
}

/** Returns a Blob of one part: Firefox looks for the type of a picture in the first part alone, which would be two bytes. */
async function onePart(parts: ParsedImage['bare'], type: string): Promise<Blob> {
  return new Blob([await new Blob(parts).arrayBuffer()], { type });
}

/** Keeps the date: with name and size it identifies a partial upload after a reload. */
function named(content: Blob, name: string, { lastModified }: File): File {
  return new File([content], name, { type: content.type, lastModified });
}
