import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Part } from '#domain/vocabulary.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { answerRecordings } from '#server/db/schema/recordings.ts';
import { teams } from '#server/db/schema/schema.ts';
import { currentVersion } from '../currentVersion.queries.ts';

/** The recording of one step. `sha256` is null once the voice was deleted. */
export interface StoredRecording {
  id: string;
  part: number;
  step: number;
  name: string;
  sha256: string | null;
  seconds: number;
  words: string;
}
export type VersionedRecording = StoredRecording & { teamId: string; version: number };

const CURRENT = currentVersion(sql`${answerRecordings.teamId}`, sql`${answerRecordings.part}`);

/** Selects the recordings of a team's current answers as JSON, sorted by part and step, for a query that joins `teams`. */
export const CURRENT_RECORDINGS = sql<StoredRecording[]>`(select coalesce(json_agg(json_build_object(
    'id', ${answerRecordings.id}, 'part', ${answerRecordings.part}, 'step', ${answerRecordings.step},
    'name', ${answerRecordings.name}, 'sha256', ${answerRecordings.sha256}, 'seconds', ${answerRecordings.seconds},
    'words', ${answerRecordings.words}) order by ${answerRecordings.part}, ${answerRecordings.step}), '[]'::json)
  from ${answerRecordings} where ${answerRecordings.teamId} = ${teams.id} and ${answerRecordings.version} = ${CURRENT})`;

/** Reads the recordings of these teams, of former answers too, sorted by part, version and step. */
export function readRecordings(db: Database | Tx, teamIds: readonly string[]): Promise<VersionedRecording[]> {
  return listWhere(db, inArray(answerRecordings.teamId, [...teamIds]));
}

/** Reads the recordings of the current answers of these teams, sorted by part and step. */
export function readCurrentRecordings(db: Database | Tx, teamIds: readonly string[]): Promise<VersionedRecording[]> {
  return listWhere(db, and(inArray(answerRecordings.teamId, [...teamIds]), eq(answerRecordings.version, CURRENT)));
}

function listWhere(db: Database | Tx, condition: SQL | undefined): Promise<VersionedRecording[]> {
  return db
    .select({
      id: answerRecordings.id,
      teamId: answerRecordings.teamId,
      part: answerRecordings.part,
      version: answerRecordings.version,
      step: answerRecordings.step,
      name: answerRecordings.name,
      sha256: answerRecordings.sha256,
      seconds: answerRecordings.seconds,
      words: answerRecordings.words,
    })
    .from(answerRecordings)
    .where(condition)
    .orderBy(asc(answerRecordings.part), asc(answerRecordings.version), asc(answerRecordings.step));
}

interface RecordedAnswer {
  teamId: string;
  part: Part;
  version: number;
}

/** Stores the recordings of an accepted answer. The caller holds the team's lock. */
export async function storeRecordings(
  tx: Tx,
  answer: RecordedAnswer,
  recordings: readonly { step: number; name: string; sha256: string; seconds: number }[],
): Promise<void> {
  if (recordings.length === 0) return;
  await tx.insert(answerRecordings).values(recordings.map((recording) => ({ ...answer, ...recording })));
}

/** Returns a recording of any team; null when there is none. */
export async function findRecording(tx: Tx, id: string): Promise<VersionedRecording | null> {
  const [row] = await tx.select().from(answerRecordings).where(eq(answerRecordings.id, id));
  return row ?? null;
}

/** Writes what was said in a recording; '' removes it. */
export async function writeWords(tx: Tx, id: string, { words, at }: { words: string; at: Date }): Promise<void> {
  const wordsAt = words === '' ? null : at;
  await tx.update(answerRecordings).set({ words, wordsAt }).where(eq(answerRecordings.id, id));
}

/** Removes the voice from a recording; what was written down of it stays. */
export async function removeVoice(tx: Tx, id: string): Promise<void> {
  await tx.update(answerRecordings).set({ sha256: null }).where(eq(answerRecordings.id, id));
}
