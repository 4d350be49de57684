import { FILE_MAX_BYTES } from '#domain/limits.ts';

/** More is not read into memory: no photograph is as large. */
const READ_MAX_BYTES = 4 * FILE_MAX_BYTES;
const PICTURE = /\.(?:jpe?g|png)$/i;
/** Pictures of these kinds are not accepted; as JPEG they are. */
const TO_JPEG = /\.(?:webp|heic|heif|avif)$/i;

/** The name under which a picture of another kind becomes a JPEG; null where it stays what it is. */
export function jpegName(name: string): string | null {
  return TO_JPEG.test(name) ? name.replace(TO_JPEG, '.jpg') : null;
}

/** Whether something may be made of it before it goes. */
export function isToPrepare({ name, size }: File): boolean {
  return (jpegName(name) !== null || PICTURE.test(name)) && size <= READ_MAX_BYTES;
}

/** What can be said of the file to send before it is made ready; a photograph may still become small enough. */
export function expected(file: File): { name: string; bytes: number } {
  const { name, size } = file;
  if (!isToPrepare(file)) return { name, bytes: size };
  return { name: jpegName(name) ?? name, bytes: Math.min(size, FILE_MAX_BYTES) };
}
