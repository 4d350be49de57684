import { CallError, wordsOf } from '#client/api/CallError.ts';
import type { FileOwner } from '#client/api/files.ts';
import { lazily } from '#client/api/lazily.ts';
import { report } from '#client/api/report.ts';
import type { LocalFile, NewFile } from '#client/game/flow/GameState.ts';
import { NOT_HERE } from '#client/game/flow/rules/attachments.ts';
import { fileRefusal } from '#domain/validation.ts';
import { newId } from '../drafts/deviceId.ts';
import { mayPass } from '../drafts/sendPlan.ts';
import { expected } from '../photos/toPrepare.ts';
import { type DeviceFiles, deviceFiles } from './deviceFiles.ts';
import { type FilesState, FilesUnderWay } from './filesUnderWay.ts';
import { type FileNewsEvent, readyFiles } from './readyFiles.ts';

/** Only whoever sends a file downloads what sends it. */
const uploads = lazily(() => import('#client/api/files.ts'));
const RETRY_MS = 8_000;
/** Somebody has to make room on the server first. */
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
  /** Keeps them on the device and answers at once what the game should know of them. */
  choose(files: readonly File[]): NewFile[];
  /** Makes photographs ready, and sends these files or goes on with them until the server has or refuses them. */
  upload(files: readonly LocalFile[]): void;
  discard(id: string): void;
  /** Removes these files from the device: they are part of an accepted answer. Files of other missions stay. */
  remove(ids: readonly string[]): void;
  /** Removes every file of the account from the device: no mission is open any more. */
  clear(): void;
  /** What the team should know before it leaves this device; null where nothing is on its way. */
  unsent(): string | null;
  /** Where the files are that were attached here; `subscribe` tells of each change. */
  standing(): FilesState;
  subscribe(listener: () => void): () => void;
  /** Stops every upload; what is on the device stays. */
  close(): void;
}

/** The files that a team attaches: on the device until the server has them (ruling 14), resumed after a drop (ruling 12). */
export function createTeamFiles(account: string, onNews: (news: FileNewsEvent) => void): TeamFiles {
  const device = deviceFiles(account);
  const underWay = new FilesUnderWay(device.isKept);
  const tell = (news: FileNewsEvent) => {
    onNews(news);
    underWay.changed();
  };
  const makeReady = readyFiles(device, tell);

  const outcome = async (row: LocalFile, signal: AbortSignal): Promise<Outcome> => {
    const kept = await device.read(row.id);
    if (kept === undefined) return { paused: NOT_HERE };
    const file = await makeReady(row, kept, signal);
    if (signal.aborted) return { failed: FAILED };
    const refusal = fileRefusal(file.name, file.size);
    return refusal === null
      ? deliver(file, { account, id: row.id }, signal, tell, () => device.isKept(row.id))
      : { failed: refusal };
  };
  const send = async (row: LocalFile): Promise<void> => {
    const { id, name } = row;
    if (underWay.has(id)) return;
    const stopped = underWay.begin(id);
    tell({ type: 'FILE_PROGRESS', id, failed: null });
    const news = await outcome(row, stopped);
    if (stopped.aborted) return;
    underWay.end(id);
    if ('failed' in news) report(new Error(`${name}: ${news.failed}`), 'upload');
    tell({ type: 'FILE_PROGRESS', id, ...news });
  };
  return {
    choose: (files) => files.map((file) => kept(file, device)),
    upload: (files) => {
      for (const file of files) void send(file);
    },
    discard(id) {
      underWay.stop(id);
      void forget(id, account, device);
    },
    remove: (ids) => {
      for (const id of ids) device.drop(id);
    },
    clear: device.clear,
    unsent: () => UNSENT[underWay.standing()],
    standing: underWay.standing,
    subscribe: underWay.subscribe,
    close: () => underWay.stopAll(),
  };
}

/**
 * On the device at once, as it was chosen: a page that closes while it is made ready has lost nothing. What will be refused
 * takes no room there.
 */
function kept(file: File, device: DeviceFiles): NewFile {
  const chosen = { id: newId(), ...expected(file) };
  if (fileRefusal(chosen.name, chosen.bytes) === null) device.keep(chosen.id, file);
  return chosen;
}

/** Not wanted any more: neither here nor, half-sent, on the server. */
async function forget(id: string, account: string, device: DeviceFiles): Promise<void> {
  const reading = device.read(id);
  device.drop(id);
  const file = await reading;
  try {
    if (file) await (await uploads()).forgetUpload(file, { account, id });
  } catch (error) {
    report(error, 'upload');
  }
}

/** What the team reads while it waits. */
function pausedFor(error: unknown, isKept: boolean): string {
  const isLineDown = error instanceof CallError && error.kind === 'network';
  if (!isKept) return `${wordsOf(error, '')} ${ONLY_HERE}`.trim();
  return isLineDown ? NO_NETWORK : `${wordsOf(error, '')} ${STAYS}`.trim();
}

/** Tries until the server has the file or refuses it; a lost network only makes it wait. */
async function deliver(
  file: File,
  owner: FileOwner,
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
        onTrouble: (error) => tell({ type: 'FILE_PROGRESS', id, paused: pausedFor(error, isKept()) }),
      });
    } catch (error) {
      if (signal.aborted) return { failed: FAILED };
      if (!mayPass(error)) return { failed: wordsOf(error, FAILED) };
      tell({ type: 'FILE_PROGRESS', id, paused: pausedFor(error, isKept()) });
      const isFull = error instanceof CallError && error.status === INSUFFICIENT_STORAGE;
      await new Promise((resolve) => setTimeout(resolve, isFull ? FULL_RETRY_MS : RETRY_MS));
      if (signal.aborted) return { failed: FAILED };
    }
  }
}
