import { DAY_MS } from '#domain/day.ts';
import { TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { teamContents } from '../blobs.queries.ts';
import { deleteUnusedUploads, findUnusedUploads } from './uploads.queries.ts';

/** The most that a team may have uploaded and not yet used, besides its answers: a second try of everything. */
const WAITING_MAX_BYTES = 2 * TEAM_FILES_MAX_BYTES;
const WAITING_MAX = 500;
/** A file of this age that no draft names may be deleted to make room. */
const UNUSED_MS = DAY_MS;

/** Content that counts towards a quota; equal content counts once. */
export interface QuotaItem {
  /** Null while the hash is not known. */
  sha256: string | null;
  bytes: number;
}

/** Refuses with teamFilesTooLarge when the team's answers and `added` together pass 200 MB (ruling 12). */
export async function requireTeamQuota(db: Database | Tx, teamId: string, added: readonly QuotaItem[]): Promise<void> {
  const held = await teamContents(db, teamId);
  if (weight(held, added) > TEAM_FILES_MAX_BYTES) throw new Refusal('teamFilesTooLarge');
}

/**
 * Refuses with teamFilesTooLarge in the same case, and when the team's unused uploads exceed 400 MB or 500 files. At that
 * limit it first deletes uploads that are a day old and that no draft names.
 */
export async function requireUploadQuota(
  tx: Tx,
  teamId: string,
  added: readonly QuotaItem[],
  now: Date,
): Promise<void> {
  await requireTeamQuota(tx, teamId, added);
  if (fits(await findUnusedUploads(tx, teamId), added)) return;
  await deleteUnusedUploads(tx, teamId, new Date(now.getTime() - UNUSED_MS));
  if (fits(await findUnusedUploads(tx, teamId), added)) return;
  throw new Refusal('teamFilesTooLarge', {
    message: 'Há demasiados ficheiros enviados que ainda não foram entregues. Entreguem a resposta ou esperem um dia.',
  });
}

function fits(waiting: readonly QuotaItem[], added: readonly QuotaItem[]): boolean {
  const all = [...waiting, ...added];
  return weight(new Map(), all) <= WAITING_MAX_BYTES && all.length <= WAITING_MAX;
}

/** Returns the sum in bytes of different contents. */
function weight(held: ReadonlyMap<string, number>, added: readonly QuotaItem[]): number {
  const known = new Map(held);
  let unknown = 0;
  for (const { sha256, bytes } of added) {
    if (sha256 === null) unknown += bytes;
    else known.set(sha256, bytes);
  }
  return [...known.values()].reduce((sum, bytes) => sum + bytes, unknown);
}
