import { TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import { teamContents } from '../db/blobs.ts';
import type { Database, Tx } from '../db/open.ts';
import { waitingUploads } from '../db/uploads.ts';
import { Refusal } from '../refusals.ts';

/** What a team may have sent and not yet used, besides what its answers hold: a second try of everything. */
const WAITING_MAX_BYTES = 2 * TEAM_FILES_MAX_BYTES;
const WAITING_MAX = 500;

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

/** The same, and a bound on what waits unused: what is sent lies on the server's disk for a day. */
export async function requireUploadRoom(db: Database | Tx, teamId: string, added: readonly Weighed[]): Promise<void> {
  await requireTeamRoom(db, teamId, added);
  const waiting = await waitingUploads(db, teamId);
  if (weight(new Map(), [...waiting, ...added]) > WAITING_MAX_BYTES || waiting.length + added.length > WAITING_MAX) {
    throw new Refusal('teamFilesTooLarge', {
      message:
        'Há demasiados ficheiros enviados que ainda não foram entregues. Entreguem a resposta ou esperem um dia.',
    });
  }
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
