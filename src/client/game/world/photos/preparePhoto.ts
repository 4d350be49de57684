import { report } from '#client/api/report.ts';
import { withTimeout } from '#client/ui/withTimeout.ts';
import { drawPicture } from './drawPicture.ts';
import { readJpeg } from './jpeg.ts';
import type { Picture } from './Picture.ts';
import { isToShrink, withoutNotes } from './photoPlan.ts';
import { readPng } from './png.ts';
import { isToPrepare, jpegName } from './toPrepare.ts';

/** A device that takes longer does better to send the picture as it is. */
const PATIENCE_MS = 20_000;

/**
 * The file to send in place of a chosen one. A photograph has at most 2560 pixels on its longer side and says nothing of
 * where, when and with what it was taken; a picture of a kind that is not accepted becomes a JPEG where the browser can read it.
 * Every other file, and whatever the device fails at, comes back as it was.
 */
export async function preparePhoto(file: File): Promise<File> {
  if (!isToPrepare(file)) return file;
  const asJpeg = jpegName(file.name);
  try {
    if (asJpeg !== null) return named(await withTimeout(drawPicture(file, 1, 'image/jpeg'), PATIENCE_MS), asJpeg, file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const picture = readJpeg(bytes) ?? readPng(bytes);
    return await (picture ? prepared(file, picture) : redrawn(file));
  } catch (error) {
    report(error, 'photo');
    return file;
  }
}

async function prepared(file: File, picture: Picture): Promise<File> {
  const { type, orientation, bare } = picture;
  const clean = new Blob(withoutNotes(picture), { type });
  const whole = clean.size === file.size ? file : named(clean, file.name, file);
  if (!isToShrink(picture)) return whole;
  try {
    const drawn = await withTimeout(drawPicture(new Blob(bare, { type }), orientation, type), PATIENCE_MS);
    return drawn.type === type && drawn.size < whole.size ? named(drawn, file.name, file) : whole;
  } catch (error) {
    report(error, 'photo');
    return whole;
  }
}

/** What this page cannot read the browser may: nothing of what was noted beside the picture is left. */
async function redrawn(file: File): Promise<File> {
  const type = /png$/i.test(file.name) ? 'image/png' : 'image/jpeg';
  const drawn = await withTimeout(drawPicture(file, 1, type), PATIENCE_MS);
  return drawn.type === type ? named(drawn, file.name, file) : file;
}

/** Its date stays: with name and size it tells a half-sent file again after a reload. */
function named(content: Blob, name: string, { lastModified }: File): File {
  return new File([content], name, { type: content.type, lastModified });
}
