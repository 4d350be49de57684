import { createReadStream } from 'node:fs';
import { FILE_MAX_BYTES } from '#domain/limits.ts';
import { inLockedTeam } from '#server/game/playingTeam.ts';
import type { Services } from '#server/http/handler.ts';
import { claimBlob } from '../blobs.queries.ts';
import { sniff } from '../fileTypes.ts';
import { requireUploadRoom } from './quota.ts';
import { insertUploads, type Upload } from './uploads.queries.ts';

/** A whole file on this disk, hashed. */
export interface ArrivedFile {
  path: string;
  sha256: string;
  bytes: number;
  head: Buffer;
}

type Needs = Pick<Services, 'db' | 'files' | 'now'>;

/**
 * Stores the files of a body and notes them as uploads of the account, all or none of the notes. Refuses with
 * teamFilesTooLarge when the team has no room for them.
 */
export async function keepUploads(
  services: Needs,
  accountId: string,
  arrived: readonly (ArrivedFile & { id: string })[],
): Promise<void> {
  if (arrived.length === 0) return;
  const now = new Date(services.now());
  // Asked once before anything is written, and again when it is noted: another body may have come in between.
  await services.db.transaction((tx) => requireUploadRoom(tx, accountId, arrived, now));
  for (const file of arrived) await keepContent(services, file);
  const rows = arrived.map(({ id, bytes, sha256 }) => ({ id, accountId, name: '', bytes, sha256 }));
  await admitUploads(services, accountId, rows);
}

/** Notes uploads when there is room for them; the team's lock makes those that come at once count each other. */
export function admitUploads(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  rows: readonly Upload[],
): Promise<void> {
  return inLockedTeam(db, accountId, async (tx) => {
    const at = new Date(now());
    await requireUploadRoom(tx, accountId, rows, at);
    await insertUploads(tx, rows, at);
  });
}

/**
 * Stores content under its hash. The row comes first: whatever a crash leaves behind has a row, and so is found and
 * tidied after a day.
 */
export async function keepContent({ db, files, now }: Needs, file: ArrivedFile): Promise<void> {
  const { path, sha256, bytes, head } = file;
  await claimBlob(db, { sha256, bytes, mime: sniff(head) }, new Date(now()));
  if (await files.has(sha256)) return;
  const stored = await files.put(createReadStream(path), FILE_MAX_BYTES);
  if (stored.sha256 !== sha256)
    throw new Error(`A file changed while it was stored: ${sha256} became ${stored.sha256}`);
}
