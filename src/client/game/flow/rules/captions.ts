import { CAPTION_MAX_CHARS } from '#domain/limits.ts';
import type { FileDescription, GameContext, LocalFile, Progress } from '../GameState.ts';
import { filesHere } from './attachments.ts';

/** Captions of the files of mission 3: where, which right or problem, and why. */

/** Returns whether the team writes captions for the files of this part. */
export function asksForCaptions({ part }: Pick<Progress, 'part'>): boolean {
  return part === 3;
}

/** Returns the number of files of the current step without a caption. */
export function missingCaptions(progress: Progress): number {
  if (!asksForCaptions(progress)) return 0;
  return filesHere(progress).filter(({ caption = '' }) => caption.trim() === '').length;
}

/** Applies what the team says of a file; a longer caption is cut. Fields left out are unchanged. */
export function fileDescribed({ progress }: Pick<GameContext, 'progress'>, { id, ...said }: FileDescription) {
  const described = (file: LocalFile): LocalFile =>
    file.id === id ? withCaption(file, said.caption ?? file.caption, said.place ?? file.place) : file;
  return { progress: { ...progress, files: progress.files.map((list) => list.map(described)) }, error: null };
}

/**
 * Returns another device's progress with the captions that were written here for files of which that device has never
 * said anything: two devices that describe different files at the same time lose nothing.
 */
export function withOwnCaptions(progress: Progress, own: Progress): Progress {
  const known = new Map(own.files.flat().map((file) => [file.id, file]));
  const merged = (file: LocalFile): LocalFile => {
    const here = known.get(file.id);
    const isUntouched = file.caption === undefined && here?.caption !== undefined;
    return isUntouched ? withCaption(file, here.caption, here.place) : file;
  };
  return { ...progress, files: progress.files.map((list) => list.map(merged)) };
}

/** Returns the caption with one more opening, after what it says already; one that is there is not added again. */
export function captionBegun(opening: string, caption: string): string {
  const said = caption.trim();
  if (said.includes(opening)) return caption;
  const joint = said === '' || /[.!?…]$/.test(said) ? '' : '.';
  return `${said}${joint}${said === '' ? '' : ' '}${opening} `;
}

/** Sets both fields at once, so that copies of the progress have them in one order. */
function withCaption(file: LocalFile, caption = '', place: LocalFile['place'] = null): LocalFile {
  return { ...file, caption: caption.slice(0, CAPTION_MAX_CHARS), place };
}
