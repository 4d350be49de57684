import { CallError, errorMessage, isNetworkError } from '#client/api/CallError.ts';
import type { LocalFileKey } from '#client/api/files.ts';
import { lazyLoader } from '#client/api/lazyLoader.ts';
import { logError } from '#client/api/logError.ts';
import type { LocalFile, NewFile } from '#client/game/flow/GameState.ts';
import { FILE_NOT_ON_DEVICE } from '#client/game/flow/rules/attachments.ts';
import { expectedFile } from '#client/photos/needsPreparation.ts';
import { validateFile } from '#domain/validation.ts';
import { newId } from '../drafts/deviceId.ts';
import { isRetryableAfterSignIn } from '../drafts/putScheduler.ts';
import { type DeviceFiles, deviceFiles } from './deviceFiles.ts';
import { createPhotoQueue, type FileNewsEvent } from './photoQueue.ts';
import { type FilesState, UploadTracker } from './uploadTracker.ts';

/** Loaded when the first file is sent. */
const uploads = lazyLoader(() => import('#client/api/files.ts'));
const RETRY_MS = 8_000;
/** Longer wait while the server's disk is full, until somebody makes room. */
const FULL_RETRY_MS = 30_000;
const INSUFFICIENT_STORAGE = 507;
const NO_NETWORK = 'Sem ligação: o ficheiro está guardado neste dispositivo e segue assim que houver rede.';
const ONLY_HERE = 'Não foi possível guardá-lo neste dispositivo: deixem esta página aberta até ser enviado.';
const STAYS = 'O ficheiro está guardado neste dispositivo e segue depois.';
const FAILED = 'O envio falhou. Retirem-no e juntem-no de novo.';

const UNSENT: Record<FilesState, string | null> = {
  sent: null,
  kept: 'Ainda há ficheiros por enviar. Ficam guardados neste dispositivo e só seguem daqui, quando a equipa voltar a entrar.',
  unkept: 'Ainda há ficheiros por enviar que não foi possível guardar neste dispositivo. Se saírem agora, perdem-se.',
};

type Outcome = { reference: string } | { failed: string } | { paused: string };

export interface TeamFiles {
  /** Stores the files on the device, and returns at once what the game needs to know of them. */
  choose(files: readonly File[]): NewFile[];
  /** Reads a file that this device has; undefined otherwise. */
  read(id: string): Promise<File | undefined>;
  /** Prepares photographs, and uploads or resumes these files until the server has or refuses them. */
  upload(files: readonly LocalFile[]): void;
  discard(id: string): void;
  /** Removes these files of an accepted answer from the device; files of other missions stay. */
  remove(ids: readonly string[]): void;
  /** Removes every file of the account from the device, when no mission is open any more. */
  clear(): void;
  /** Returns a warning for a team that is about to leave this device; null when no upload is running. */
  unsent(): string | null;
  /** Returns the state of the files attached here; `subscribe` reports each change. */
  uploadState(): FilesState;
  subscribe(listener: () => void): () => void;
  /** Stops every upload; files on the device stay. */
  close(): void;
}

/**
 * Creates the files of a team: on the device until the server has them (ruling 14), resumed after a drop (ruling 12).
 */
export function createTeamFiles(account: string, onNews: (news: FileNewsEvent) => void): TeamFiles {
  const device = deviceFiles(account);
  const tracker = new UploadTracker(device.isKept);
  const tell = (news: FileNewsEvent) => {
    onNews(news);
    tracker.changed();
  };
  const preparePhoto = createPhotoQueue(device, tell);

  const outcome = async (row: LocalFile, signal: AbortSignal): Promise<Outcome> => {
    const kept = await device.read(row.id);
    if (kept === undefined) return { paused: FILE_NOT_ON_DEVICE };
    const file = await preparePhoto(row, kept, signal);
    if (signal.aborted) return { failed: FAILED };
    const refusal = validateFile(file.name, file.size);
    return refusal === null
      ? deliver(file, { account, id: row.id }, signal, tell, () => device.isKept(row.id))
      : { failed: refusal };
  };
  const send = async (row: LocalFile): Promise<void> => {
    const { id, name } = row;
    if (tracker.has(id)) return;
    const stopped = tracker.begin(id);
    tell({ type: 'FILE_PROGRESS', id, failed: null });
    const news = await outcome(row, stopped);
    if (stopped.aborted) return;
    tracker.end(id);
    if ('failed' in news) logError(new Error(`${name}: ${news.failed}`), 'upload');
    tell({ type: 'FILE_PROGRESS', id, ...news });
  };
  return {
    choose: (files) => files.map((file) => kept(file, device)),
    read: device.read,
    upload: (files) => {
      for (const file of files) void send(file);
    },
    discard(id) {
      tracker.stop(id);
      void forget(id, account, device);
    },
    remove: (ids) => {
      for (const id of ids) device.drop(id);
    },
    clear: device.clear,
    unsent: () => UNSENT[tracker.uploadState()],
    uploadState: tracker.uploadState,
    subscribe: tracker.subscribe,
    close: () => tracker.stopAll(),
  };
}

/**
 * Stores the file at once, as it was chosen, so that a page that closes during preparation loses nothing. A file that
 * will be refused is not stored.
 */
function kept(file: File, device: DeviceFiles): NewFile {
  const chosen = { id: newId(), ...expectedFile(file) };
  if (validateFile(chosen.name, chosen.bytes) === null) device.keep(chosen.id, file);
  return chosen;
}

/** Removes a discarded file from the device, and its partial upload from the server. */
async function forget(id: string, account: string, device: DeviceFiles): Promise<void> {
  const reading = device.read(id);
  device.drop(id);
  const file = await reading;
  try {
    if (file) await (await uploads()).forgetUpload(file, { account, id });
  } catch (error) {
    logError(error, 'upload');
  }
}

/** Returns the text that the team reads while an upload is paused. */
function pausedFor(error: unknown, isKept: boolean): string {
  const isLineDown = isNetworkError(error);
  if (!isKept) return `${errorMessage(error, '')} ${ONLY_HERE}`.trim();
  return isLineDown ? NO_NETWORK : `${errorMessage(error, '')} ${STAYS}`.trim();
}

/** Retries until the server has the file or refuses it; a lost network only pauses the upload. */
async function deliver(
  file: File,
  owner: LocalFileKey,
  signal: AbortSignal,
  tell: (news: FileNewsEvent) => void,
  isKept: () => boolean,
): Promise<Outcome> {
  const { id } = owner;
  for (;;) {
    try {
      const { uploadFile } = await uploads();
      return await uploadFile(file, {
        ...owner,
        signal,
        onProgress: (progress) => tell({ type: 'FILE_PROGRESS', id, progress }),
        onRetry: (error) => tell({ type: 'FILE_PROGRESS', id, paused: pausedFor(error, isKept()) }),
      });
    } catch (error) {
      if (signal.aborted) return { failed: FAILED };
      if (!isRetryableAfterSignIn(error)) return { failed: errorMessage(error, FAILED) };
      tell({ type: 'FILE_PROGRESS', id, paused: pausedFor(error, isKept()) });
      const isFull = error instanceof CallError && error.status === INSUFFICIENT_STORAGE;
      await new Promise((resolve) => setTimeout(resolve, isFull ? FULL_RETRY_MS : RETRY_MS));
      if (signal.aborted) return { failed: FAILED };
    }
  }
}
