import { lazyLoader } from '#client/api/lazyLoader.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { LocalFile } from '#client/game/flow/GameState.ts';
import { needsPreparation } from '#client/photos/needsPreparation.ts';
import type { DeviceFiles } from './deviceFiles.ts';

export type FileNewsEvent = Extract<GameEvent, { type: 'FILE_PROGRESS' }>;

/** Loaded when the first photograph is attached; until then the original waits, as it would for the network. */
const photos = lazyLoader(() => import('#client/photos/preparePhoto.ts'));
const RETRY_MS = 4_000;
const PREPARING = 'Está a ser preparado. Aguardem um momento.';

/** Returns the file to send in place of a stored one, once its turn has come. */
export type PrepareFile = (row: LocalFile, kept: File, signal: AbortSignal) => Promise<File>;

/**
 * Returns a function that prepares photographs for upload, one at a time, because a tablet lacks the memory for many
 * decoded pictures. The next page prepares those that a closed page has left.
 */
export function createPhotoQueue(device: DeviceFiles, tell: (news: FileNewsEvent) => void): PrepareFile {
  let turn: Promise<unknown> = Promise.resolve();
  return async ({ id, name, bytes }, kept, signal) => {
    if (!needsPreparation(kept)) return kept;
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
