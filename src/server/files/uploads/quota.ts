import { DAY_MS } from '#domain/day.ts';
import { TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { teamContents } from '../blobs.queries.ts';
import { forgetUnusedUploads, waitingUploads } from './uploads.queries.ts';

/** What a team may have sent and not yet used, besides what its answers hold: a second try of everything. */
const WAITING_MAX_BYTES = 2 * TEAM_FILES_MAX_BYTES;
const WAITING_MAX = 500;
/** A file that no draft has named for so long makes room for others. */
const UNUSED_MS = DAY_MS;

/** Content on its way in; the same content counts once. */
export interface Weighed {
  /** Null while it is not yet known. */
  sha256: string | null;
  bytes: number;
}

/** Refuses with teamFilesTooLarge when the team's answers and `added` together pass 200 MB (ruling 12). */
export async function requireTeamRoom(db: Database | Tx, teamId: string, added: readonly Weighed[]): Promise<void> {
  const held = await teamContents(db, teamId);
  if (weight(held, added) > TEAM_FILES_MAX_BYTES) throw new Refusal('teamFilesTooLarge');
}

/**
 * The same, and a bound on what waits unused on the server's disk. When that is reached, files of a day ago that no
 * draft names make room.
 */
export async function requireUploadRoom(tx: Tx, teamId: string, added: readonly Weighed[], now: Date): Promise<void> {
  await requireTeamRoom(tx, teamId, added);
  if (fits(await waitingUploads(tx, teamId), added)) return;
  await forgetUnusedUploads(tx, teamId, new Date(now.getTime() - UNUSED_MS));
  if (fits(await waitingUploads(tx, teamId), added)) return;
  throw new Refusal('teamFilesTooLarge', {
    message: 'Há demasiados ficheiros enviados que ainda não foram entregues. Entreguem a resposta ou esperem um dia.',
  });
}

function fits(waiting: readonly Weighed[], added: readonly Weighed[]): boolean {
  const all = [...waiting, ...added];
  return weight(new Map(), all) <= WAITING_MAX_BYTES && all.length <= WAITING_MAX;
}

/** The sum in bytes of different contents. */
function weight(held: ReadonlyMap<string, number>, added: readonly Weighed[]): number {
  const known = new Map(held);
  let unknown = 0;
  for (const { sha256, bytes } of added) {
    if (sha256 === null) unknown += bytes;
    else known.set(sha256, bytes);
  }
  return [...known.values()].reduce((sum, bytes) => sum + bytes, unknown);
}
