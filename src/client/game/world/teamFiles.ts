import { CallError, isPassing, wordsOf } from '#client/api/CallError.ts';
import { uploadFile } from '#client/api/files.ts';
import { clearLocalFiles, getLocalFile, putLocalFile, removeLocalFile } from '#client/api/localFiles.ts';
import { report } from '#client/api/report.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { LocalFile, NewFile } from '#client/game/flow/GameState.ts';
import { newId } from './deviceId.ts';
import { preparePhoto } from './photos/preparePhoto.ts';

const RETRY_MS = 8_000;
/** Somebody has to make room on the server first. */
const FULL_RETRY_MS = 30_000;
const INSUFFICIENT_STORAGE = 507;
const GONE = 'Este ficheiro já não está neste dispositivo. Retirem-no e juntem-no de novo.';
const NO_NETWORK = 'Sem ligação: o ficheiro está guardado neste dispositivo e segue assim que houver rede.';
const STAYS = 'O ficheiro está guardado neste dispositivo e segue depois.';
const FAILED = 'O envio falhou. Retirem-no e juntem-no de novo.';

type News = Extract<GameEvent, { type: 'FILE_PROGRESS' }>;

export interface TeamFiles {
  /** Makes photographs ready, keeps all files on the device and answers what the game should know of them. */
  choose(files: readonly File[]): Promise<NewFile[]>;
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
    async choose(files) {
      const chosen: NewFile[] = [];
      // One after the other: a tablet has not the memory to hold many decoded pictures.
      for (const original of files) {
        const file = await preparePhoto(original);
        const id = newId();
        here.set(id, file);
        putLocalFile(account, id, file).catch((error: unknown) => report(error, 'IndexedDB'));
        chosen.push({ id, name: file.name, bytes: file.size });
      }
      return chosen;
    },
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

/** What the team reads while it waits. */
function pausedFor(error: unknown): string {
  const isLineDown = error instanceof CallError && error.kind === 'network';
  return isLineDown ? NO_NETWORK : `${wordsOf(error, '')} ${STAYS}`.trim();
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
        onTrouble: (error) => tell({ type: 'FILE_PROGRESS', id, paused: pausedFor(error) }),
      });
    } catch (error) {
      if (signal.aborted) return { failed: FAILED };
      const mayPass = isPassing(error) || (error instanceof CallError && error.status === 401);
      if (!mayPass) return { failed: wordsOf(error, FAILED) };
      tell({ type: 'FILE_PROGRESS', id, paused: pausedFor(error) });
      const isFull = error instanceof CallError && error.status === INSUFFICIENT_STORAGE;
      await new Promise((resolve) => setTimeout(resolve, isFull ? FULL_RETRY_MS : RETRY_MS));
      if (signal.aborted) return { failed: FAILED };
    }
  }
}
