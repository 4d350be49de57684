import { lazily } from '#client/api/lazily.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { LocalFile } from '#client/game/flow/GameState.ts';
import { isToPrepare } from '../photos/toPrepare.ts';
import type { DeviceFiles } from './deviceFiles.ts';

export type FileNewsEvent = Extract<GameEvent, { type: 'FILE_PROGRESS' }>;

/** Only whoever attaches a photograph downloads it; until it comes the original waits, as it would for the network. */
const photos = lazily(() => import('../photos/preparePhoto.ts'));
const RETRY_MS = 4_000;
const PREPARING = 'Está a ser preparado. Aguardem um momento.';

/** The file to send in place of a kept one, once its turn has come. */
export type MakeReady = (row: LocalFile, kept: File, signal: AbortSignal) => Promise<File>;

/**
 * Makes photographs ready to be sent, one after the other: a tablet has not the memory to hold many decoded pictures. What a
 * closed page had not made ready is made ready by the next.
 */
export function readyFiles(device: DeviceFiles, tell: (news: FileNewsEvent) => void): MakeReady {
  let turn: Promise<unknown> = Promise.resolve();
  return async ({ id, name, bytes }, kept, signal) => {
    if (!isToPrepare(kept)) return kept;
    tell({ type: 'FILE_PROGRESS', id, paused: PREPARING });
    const mine = turn.then(() => prepared(kept, signal));
    turn = mine;
    const file = await mine;
    if (signal.aborted) return kept;
    if (file !== kept) device.keep(id, file);
    const isNews = file.name !== name || file.size !== bytes;
    tell({ type: 'FILE_PROGRESS', id, progress: 0, ...(isNews && { name: file.name, bytes: file.size }) });
    return file;
  };
}

async function prepared(kept: File, signal: AbortSignal): Promise<File> {
  while (!signal.aborted) {
    const tools = await photos().catch(() => null);
    if (tools !== null) return tools.preparePhoto(kept);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return kept;
}
