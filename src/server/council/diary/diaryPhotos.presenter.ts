import type { DiaryEntry } from '#contract/council/diary.ts';
import type { LinkedFile } from '#server/files/links.ts';
import type { StoredPhoto } from './diaryPhotos.queries.ts';

/** Returns a short-lived address of a stored file (ruling 12). */
export type PhotoLink = (file: LinkedFile) => string;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
};

/** Returns whether a page may show content of this type. */
export function isPhotoType(mime: string): boolean {
  return Object.hasOwn(EXTENSIONS, mime);
}

/** Presents the photographs of an entry under names of the product's own, because a file's name can be a pupil's. */
export function presentPhotos(photos: readonly StoredPhoto[], linkTo: PhotoLink): DiaryEntry['photos'] {
  return photos.map(({ sha256, mime }, index) => ({
    content: linkTo({ sha256, name: `fotografia-${index + 1}.${EXTENSIONS[mime] ?? 'jpg'}` }),
  }));
}
