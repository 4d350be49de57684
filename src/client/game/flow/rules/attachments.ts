import { validateFile, validateFiles } from '#domain/validation.ts';
import type { FileNews, LocalFile, NewFile, Progress } from '../GameState.ts';

/** Files of an answer. Source: spec, section 5; ruling 12. */

/** Returns the files attached to the current step. */
export function filesHere({ files, step }: Progress): readonly LocalFile[] {
  return files[step] ?? [];
}

/** Returns the files that may join the answer, and the reason for the first that may not. */
export function admit(
  present: readonly LocalFile[],
  chosen: readonly NewFile[],
): { accepted: LocalFile[]; error: string | null } {
  const accepted: LocalFile[] = [];
  let error: string | null = null;
  for (const file of chosen) {
    const known = [...present, ...accepted];
    if (known.some(({ id }) => id === file.id)) continue;
    const refusal = validateFile(file.name, file.bytes) ?? validateFiles(known.length + 1);
    if (refusal === null) accepted.push({ reference: null, progress: 0, failed: null, ...file });
    else error ??= refusal;
  }
  return { accepted, error };
}

/** Returns where the answer by voice to the current text is: the training has its files in the first list. */
const recordingSlot = ({ part, step }: Progress) => (part === 0 ? 1 : step);

/** Returns the answer by voice to the current text step; undefined without one. */
export function recordingHere(progress: Progress): LocalFile | undefined {
  return progress.files[recordingSlot(progress)]?.[0];
}

/** Returns the progress with this answer by voice to the current text step, or without one. */
export function withRecording(progress: Progress, file: NewFile | null, isSent: boolean): Progress {
  const list = file === null ? [] : [{ reference: null, progress: isSent ? 0 : 1, failed: null, ...file }];
  return withFiles(progress, list, recordingSlot(progress));
}

/** Returns the progress with other files at one step. */
export function withFiles(progress: Progress, list: readonly LocalFile[], at = progress.step): Progress {
  const files = Array.from({ length: Math.max(progress.files.length, at + 1) }, (_, step) =>
    step === at ? [...list] : (progress.files[step] ?? []),
  );
  return { ...progress, files };
}

/** Returns the progress with the news of one file, at whichever step it is; news of an unknown file change nothing. */
export function withFileNews(progress: Progress, news: FileNews): Progress {
  if (!progress.files.some((list) => list.some(({ id }) => id === news.id))) return progress;
  const patched = (file: LocalFile) => (file.id === news.id ? withNews(file, news) : file);
  return { ...progress, files: progress.files.map((list) => list.map(patched)) };
}

/** Any news ends a pause, unless they state a new reason to pause. */
function withNews({ paused: _, ...file }: LocalFile, news: FileNews): LocalFile {
  const { reference, progress, failed, paused, name = file.name, bytes = file.bytes } = news;
  const arrived = reference === undefined ? file.reference : reference;
  // An uploaded file cannot have failed.
  const trouble = failed === undefined ? file.failed : failed;
  return {
    ...file,
    name,
    bytes,
    reference: arrived,
    progress: arrived === null ? (progress ?? file.progress) : 1,
    failed: arrived === null ? trouble : null,
    ...(arrived === null && paused !== undefined && { paused }),
  };
}

/** Shown on a device that cannot send the file: another device may be sending it, or it may be lost. */
export const FILE_NOT_ON_DEVICE =
  'Não está neste dispositivo. Se outro o estiver a enviar, esperem por ele; se não, retirem-no e juntem-no de novo.';

/** Returns what all devices of the team share: without the state of uploads, which only the sending device knows. */
export function sharedProgress(progress: Progress): Progress {
  const plain = ({ paused: _, ...file }: LocalFile) => ({
    ...file,
    progress: file.reference === null ? 0 : 1,
    failed: null,
  });
  return { ...progress, files: progress.files.map((list) => list.map(plain)) };
}

/** Returns another device's progress with this device's upload states; an upload from here goes on. */
export function withOwnUploadStates(progress: Progress, own: Progress): Progress {
  const known = new Map(own.files.flat().map((file) => [file.id, file]));
  const asHere = (file: LocalFile): LocalFile => {
    const { reference, progress, failed, paused } = known.get(file.id) ?? { ...file, paused: FILE_NOT_ON_DEVICE };
    return withNews(file, {
      id: file.id,
      reference: file.reference ?? reference,
      progress,
      failed,
      ...(paused && { paused }),
    });
  };
  return { ...progress, files: sharedProgress(progress).files.map((list) => list.map(asHere)) };
}

/** Returns the files that are not on the server yet. */
export function unsentFiles({ files }: Progress): LocalFile[] {
  return files.flat().filter(({ reference }) => reference === null);
}

/** Returns why the files cannot be submitted yet, or null. Test mode sends nothing, so it waits for nothing. */
export function filesRefusal(files: readonly LocalFile[], areSent: boolean): string | null {
  const refusal = validateFiles(files.length);
  if (refusal !== null || !areSent) return refusal;
  const failed = files.find((file) => file.failed !== null);
  if (failed) return `O ficheiro «${failed.name}» não foi enviado. Retirem-no ou juntem-no de novo.`;
  const onTheWay = files.find((file) => file.reference === null);
  if (!onTheWay) return null;
  const { name, paused } = onTheWay;
  if (paused) return `O ficheiro «${name}» ainda não foi enviado. ${paused}`;
  return `O ficheiro «${name}» ainda está a ser enviado. Aguardem um momento.`;
}
