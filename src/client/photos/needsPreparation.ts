import { FILE_MAX_BYTES } from '#domain/limits.ts';

/** Larger files are not read into memory; no photograph is as large. */
const READ_MAX_BYTES = 4 * FILE_MAX_BYTES;
const PICTURE = /\.(?:jpe?g|png)$/i;
/** Pictures of these types are accepted only as JPEG. */
const TO_JPEG = /\.(?:webp|heic|heif|avif)$/i;

/** Returns the file name of the JPEG made from a picture of another type; null where the type stays. */
export function jpegName(name: string): string | null {
  return TO_JPEG.test(name) ? name.replace(TO_JPEG, '.jpg') : null;
}

/** Returns whether the file may be converted before it is sent. */
export function needsPreparation({ name, size }: File): boolean {
  return (jpegName(name) !== null || PICTURE.test(name)) && size <= READ_MAX_BYTES;
}

/** Returns the expected name and size of the file to send; a photograph may still become small enough. */
export function expectedFile(file: File): { name: string; bytes: number } {
  const { name, size } = file;
  if (!needsPreparation(file)) return { name, bytes: size };
  return { name: jpegName(name) ?? name, bytes: Math.min(size, FILE_MAX_BYTES) };
}
