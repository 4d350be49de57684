import { CallError, isPassing, wordsOf } from '#client/api/CallError.ts';
import { uploadFile } from '#client/api/files.ts';
import { clearLocalFiles, getLocalFile, putLocalFile, removeLocalFile } from '#client/api/localFiles.ts';
import { report } from '#client/api/report.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { LocalFile, NewFile } from '#client/game/flow/GameState.ts';
import { newId } from './deviceId.ts';

const RETRY_MS = 8_000;
const GONE = 'Este ficheiro já não está neste dispositivo. Retirem-no e juntem-no de novo.';
const FAILED = 'O envio falhou. Retirem-no e juntem-no de novo.';

type News = Extract<GameEvent, { type: 'FILE_PROGRESS' }>;

export interface TeamFiles {
  /** Keeps the chosen files on the device and answers what the game should know of them. */
  choose(files: readonly File[]): NewFile[];
  /** Sends these files, or goes on with them, until the server has or refuses them. */
  upload(files: readonly LocalFile[]): void;
  discard(id: string): void;
  /** Forgets all of them: they are part of an accepted answer. */
  clear(): void;
  /** Stops every upload; what is on the device stays. */
  close(): void;
}

/** The files that a team attaches: in IndexedDB until the server has them (ruling 14), resumed after a drop (ruling 12). */
export function createTeamFiles(account: string, tell: (news: News) => void): TeamFiles {
  const here = new Map<string, File>();
  const underWay = new Map<string, AbortController>();

  const stop = (id: string) => {
    underWay.get(id)?.abort(new DOMException('', 'AbortError'));
    underWay.delete(id);
  };
  const send = async ({ id, name }: LocalFile): Promise<void> => {
    if (underWay.has(id)) return;
    const control = new AbortController();
    underWay.set(id, control);
    tell({ type: 'FILE_PROGRESS', id, failed: null });
    const kept = here.get(id) ?? (await getLocalFile(account, id).catch(() => undefined));
    const news = kept ? await deliver(kept, id, control.signal, tell) : { failed: GONE };
    if (control.signal.aborted) return;
    underWay.delete(id);
    if ('failed' in news) report(new Error(`${name}: ${news.failed}`), 'upload');
    tell({ type: 'FILE_PROGRESS', id, ...news });
  };
  return {
    choose: (files) =>
      files.map((file) => {
        const id = newId();
        here.set(id, file);
        putLocalFile(account, id, file).catch((error: unknown) => report(error, 'IndexedDB'));
        return { id, name: file.name, bytes: file.size };
      }),
    upload: (files) => {
      for (const file of files) void send(file);
    },
    discard(id) {
      stop(id);
      here.delete(id);
      removeLocalFile(account, id).catch((error: unknown) => report(error, 'IndexedDB'));
    },
    clear() {
      here.clear();
      clearLocalFiles(account).catch((error: unknown) => report(error, 'IndexedDB'));
    },
    close() {
      for (const id of [...underWay.keys()]) stop(id);
    },
  };
}

/** Tries until the server has the file or refuses it; a lost network only makes it wait. */
async function deliver(
  file: File,
  id: string,
  signal: AbortSignal,
  tell: (news: News) => void,
): Promise<{ reference: string } | { failed: string }> {
  for (;;) {
    try {
      return await uploadFile(file, {
        signal,
        onProgress: (progress) => tell({ type: 'FILE_PROGRESS', id, progress }),
      });
    } catch (error) {
      if (signal.aborted) return { failed: FAILED };
      const mayPass = isPassing(error) || (error instanceof CallError && error.status === 401);
      if (!mayPass) return { failed: wordsOf(error, FAILED) };
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      if (signal.aborted) return { failed: FAILED };
    }
  }
}
