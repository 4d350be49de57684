import { createReadStream } from 'node:fs';
import { FILE_MAX_BYTES } from '#domain/limits.ts';
import { withLockedTeam } from '#server/game/levels.queries.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { claimBlob } from '../blobs.queries.ts';
import { sniff } from '../fileTypes.ts';
import { requireUploadQuota } from './quota.ts';
import { insertUploads, lockAccount, type Upload } from './uploads.queries.ts';

/** A whole file on the local disk, with its hash. */
export interface ArrivedFile {
  path: string;
  sha256: string;
  bytes: number;
  head: Buffer;
}

type Needs = Pick<Services, 'db' | 'files' | 'now'>;

/**
 * Stores the files of a body and inserts them as uploads of the account, all rows or none. Refuses with teamFilesTooLarge
 * when they exceed the team's quota.
 */
export async function storeUploads(
  services: Needs,
  accountId: string,
  arrived: readonly (ArrivedFile & { id: string })[],
): Promise<void> {
  if (arrived.length === 0) return;
  const now = new Date(services.now());
  // Checked before anything is stored, and again with the insert, because another body may have arrived in between.
  await services.db.transaction((tx) => requireUploadQuota(tx, accountId, arrived, now));
  for (const file of arrived) await storeContent(services, file);
  const rows = arrived.map(({ id, bytes, sha256 }) => ({ id, accountId, name: '', bytes, sha256 }));
  await insertUploadsWithinQuota(services, accountId, rows);
}

/**
 * Inserts uploads that fit into the account's quota; locks the team, or the account of staff, so that concurrent calls count
 * each other's uploads. Throws notFound when the account is gone.
 */
export function insertUploadsWithinQuota(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  rows: readonly Upload[],
): Promise<void> {
  return withLockedTeam(db, accountId, async (tx, team) => {
    if (team === null && !(await lockAccount(tx, accountId))) throw new Refusal('notFound');
    const at = new Date(now());
    await requireUploadQuota(tx, accountId, rows, at);
    await insertUploads(tx, rows, at);
  });
}

/**
 * Stores content under its hash. Inserts its row first, so that whatever a crash leaves behind has a row, by which `tidy`
 * deletes it after a day.
 */
export async function storeContent({ db, files, now }: Needs, file: ArrivedFile): Promise<void> {
  const { path, sha256, bytes, head } = file;
  await claimBlob(db, { sha256, bytes, mime: sniff(head) }, new Date(now()));
  if (await files.has(sha256)) return;
  const stored = await files.put(createReadStream(path), FILE_MAX_BYTES);
  if (stored.sha256 !== sha256)
    throw new Error(`A file changed while it was stored: ${sha256} became ${stored.sha256}`);
}
