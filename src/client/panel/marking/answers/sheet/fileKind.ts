import { isPictureName } from '#domain/marking/places/placedComments.ts';

/** How the panel shows a file of an answer, by its file extension, which the server has checked. */
export type FileKind = 'picture' | 'pdf' | 'video' | 'other';

/** A team may send no file of sound alone, but a video may have no picture. */
const VIDEOS = /\.(mp4|webm|mkv|avi)$/i;

export function fileKind(name: string): FileKind {
  if (isPictureName(name)) return 'picture';
  if (VIDEOS.test(name)) return 'video';
  return /\.pdf$/i.test(name) ? 'pdf' : 'other';
}

/** Returns the address that serves a picture for display in a page; a data URL stays as it is. */
export function inlineAddress(content: string): string {
  return content.startsWith('data:') ? content : `${content}?inline=1`;
}
