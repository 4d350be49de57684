import { and, asc, eq, gt, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/day.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { diaryPhotos } from '../db/schema/diary.ts';
import { uploadParts } from '../db/schema/files.ts';
import { answerRecordings } from '../db/schema/recordings.ts';
import { answerVersionFiles, binBlobs } from '../db/schema/records.ts';
import { answerFiles, blobs, uploads } from '../db/schema/schema.ts';

/** Advisory lock, any fixed number: a backup holds it, so that the files it needs stay; deleting content takes it shared. */
export const KEEP_CONTENT_LOCK = 7_046_029_256;

/** Content that was claimed longer ago than this is no longer being stored. */
const CLAIM_MS = 10 * 60_000;

export interface Blob {
  sha256: string;
  bytes: number;
  /** By the content's signature. */
  mime: string;
}

/** Inserts the row of content before its bytes are stored, which keeps `tidy` from deleting it for a day. */
export async function claimBlob(db: Database | Tx, { sha256, bytes, mime }: Blob, now: Date): Promise<void> {
  await db
    .insert(blobs)
    .values({ sha256, bytes, mime, createdAt: now })
    .onConflictDoUpdate({ target: blobs.sha256, set: { createdAt: now } });
}

export async function findBlob(db: Database | Tx, sha256: string): Promise<Blob | null> {
  const [row] = await db
    .select({ sha256: blobs.sha256, bytes: blobs.bytes, mime: blobs.mime })
    .from(blobs)
    .where(eq(blobs.sha256, sha256));
  return row ?? null;
}

/** Returns the different contents that a team's answers and the diary of its plan hold, with their sizes in bytes. */
export async function teamContents(db: Database | Tx, teamId: string): Promise<Map<string, number>> {
  const inAnswers = db.select({ sha256: answerFiles.sha256 }).from(answerFiles).where(eq(answerFiles.teamId, teamId));
  const inDiary = db.select({ sha256: diaryPhotos.sha256 }).from(diaryPhotos).where(eq(diaryPhotos.teamId, teamId));
  const rows = await db
    .select({ sha256: blobs.sha256, bytes: blobs.bytes })
    .from(blobs)
    .where(or(inArray(blobs.sha256, inAnswers.union(inDiary)), inArray(blobs.sha256, recordedBy(db, teamId))));
  return new Map(rows.map(({ sha256, bytes }) => [sha256, bytes]));
}

/** Returns those of these contents that the team's answers hold. */
export async function findTeamBlobs(db: Database | Tx, teamId: string, hashes: readonly string[]): Promise<Blob[]> {
  if (hashes.length === 0) return [];
  const inAnswers = db.select({ sha256: answerFiles.sha256 }).from(answerFiles).where(eq(answerFiles.teamId, teamId));
  const held = or(inArray(blobs.sha256, inAnswers), inArray(blobs.sha256, recordedBy(db, teamId)));
  return db
    .select({ sha256: blobs.sha256, bytes: blobs.bytes, mime: blobs.mime })
    .from(blobs)
    .where(and(inArray(blobs.sha256, [...hashes]), held));
}

/** Selects the contents of a team's answers by voice, of former answers too. */
function recordedBy(db: Database | Tx, teamId: string) {
  return db
    .select({ sha256: answerRecordings.sha256 })
    .from(answerRecordings)
    .where(and(eq(answerRecordings.teamId, teamId), isNotNull(answerRecordings.sha256)));
}

/**
 * Lets `tidy` delete content that nothing else refers to ten minutes after it was claimed, instead of a day. A later claim
 * of the same content has those ten minutes too, however often it is released.
 */
export async function releaseContents(tx: Tx, contents: readonly string[], now: Date): Promise<void> {
  if (contents.length === 0) return;
  const isRetained = gt(blobs.createdAt, new Date(now.getTime() - DAY_MS + CLAIM_MS));
  // Locks in one order, so that two calls for the same contents do not deadlock.
  const held = tx
    .select({ sha256: blobs.sha256 })
    .from(blobs)
    .where(and(inArray(blobs.sha256, [...contents]), isRetained))
    .orderBy(asc(blobs.sha256))
    .for('no key update');
  const sooner = sql`${blobs.createdAt} - make_interval(secs => ${(DAY_MS - CLAIM_MS) / 1_000})`;
  await tx.update(blobs).set({ createdAt: sooner }).where(inArray(blobs.sha256, held));
}

/** Returns contents that nothing refers to and that were not claimed since `before`, at most `limit`. */
export async function findUnreferencedBlobs(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db.select({ sha256: blobs.sha256 }).from(blobs).where(isLoose(db, before)).limit(limit);
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Deletes unreferenced content. The row is locked while `removeBytes` runs, so that a claim of the same content waits and
 * then stores it again. Returns false when something refers to it by now, or while a backup is made.
 */
export function deleteUnreferencedBlob(
  db: Database,
  { sha256, before }: { sha256: string; before: Date },
  removeBytes: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const free = sql<boolean>`pg_try_advisory_xact_lock_shared(${KEEP_CONTENT_LOCK})`;
    const { rows } = await tx.execute<{ free: boolean }>(sql`select ${free} as free`);
    if (!rows[0]?.free) return false;
    const gone = await tx
      .delete(blobs)
      .where(and(eq(blobs.sha256, sha256), isLoose(tx, before)))
      .returning({ sha256: blobs.sha256 });
    if (gone.length === 0) return false;
    await removeBytes();
    return true;
  });
}

function isLoose(db: Database | Tx, before: Date) {
  const inUpload = db.select({ one: sql`1` }).from(uploads).where(eq(uploads.sha256, blobs.sha256));
  const inAnswer = db.select({ one: sql`1` }).from(answerFiles).where(eq(answerFiles.sha256, blobs.sha256));
  const inVersion = db
    .select({ one: sql`1` })
    .from(answerVersionFiles)
    .where(eq(answerVersionFiles.sha256, blobs.sha256));
  const inRecording = db
    .select({ one: sql`1` })
    .from(answerRecordings)
    .where(eq(answerRecordings.sha256, blobs.sha256));
  const inPart = db.select({ one: sql`1` }).from(uploadParts).where(eq(uploadParts.sha256, blobs.sha256));
  const inDiary = db.select({ one: sql`1` }).from(diaryPhotos).where(eq(diaryPhotos.sha256, blobs.sha256));
  const inBin = db.select({ one: sql`1` }).from(binBlobs).where(eq(binBlobs.sha256, blobs.sha256));
  const uses = [inUpload, inPart, inAnswer, inVersion, inRecording, inDiary, inBin];
  return and(lt(blobs.createdAt, before), ...uses.map(notExists));
}
