import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { uploadParts } from '#server/db/schema/files.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import { releaseContents } from '../blobs.queries.ts';

/** A piece of an upload, stored under its hash. */
export interface UploadPart {
  /** Offset in the file, in bytes. */
  position: number;
  bytes: number;
  sha256: string;
  /** By the first bytes of the part. */
  mime: string;
}

/** The progress of an upload. */
export interface UploadProgress {
  name: string;
  /** The announced size. */
  bytes: number;
  /** The bytes that are stored. */
  arrived: number;
}

/** Returns the progress of an upload; null when there is no such upload. */
export async function findUploadProgress(db: Database | Tx, uploadId: string): Promise<UploadProgress | null> {
  const [row] = await db
    .select({ name: uploads.name, bytes: uploads.bytes, sha256: uploads.sha256, stored: storedBytes(db) })
    .from(uploads)
    .where(eq(uploads.id, uploadId));
  if (!row) return null;
  const { name, bytes, sha256, stored } = row;
  return { name, bytes, arrived: sha256 === null ? Number(stored) : bytes };
}

function storedBytes(db: Database | Tx) {
  const sum = db
    .select({ bytes: sql`coalesce(sum(${uploadParts.bytes}), 0)` })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploads.id));
  return sql<string>`(${sum})`;
}

/** Returns the parts of an upload, in the order of the file. */
export function partsOf(db: Database | Tx, uploadId: string): Promise<UploadPart[]> {
  return db
    .select({
      position: uploadParts.position,
      bytes: uploadParts.bytes,
      sha256: uploadParts.sha256,
      mime: blobs.mime,
    })
    .from(uploadParts)
    .innerJoin(blobs, eq(blobs.sha256, uploadParts.sha256))
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.position));
}

/**
 * Inserts a part whose bytes are stored. Returns the new number of parts; 'moved' when the upload's offset is no longer
 * `position`, because another connection continued it or it is complete; 'gone' when it is deleted.
 */
export function addPart(
  db: Database,
  { uploadId, ...part }: Omit<UploadPart, 'mime'> & { uploadId: string },
): Promise<number | 'moved' | 'gone'> {
  return db.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (!upload) return 'gone';
    const parts = await partsOf(tx, uploadId);
    if (upload.sha256 !== null || totalBytes(parts) !== part.position) return 'moved';
    await tx.insert(uploadParts).values({ uploadId, ...part });
    return parts.length + 1;
  });
}

/** Replaces the first parts of an upload by one; does nothing when they have changed meanwhile. */
export function replaceParts(
  db: Database,
  uploadId: string,
  { first, joined, now }: { first: readonly UploadPart[]; joined: { sha256: string }; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUpload(tx, uploadId);
    if (!beginsWith(await partsOf(tx, uploadId), first)) return;
    const bytes = totalBytes(first);
    const ofUpload = eq(uploadParts.uploadId, uploadId);
    await tx.delete(uploadParts).where(and(ofUpload, lt(uploadParts.position, bytes)));
    await tx.insert(uploadParts).values({ uploadId, position: 0, bytes, sha256: joined.sha256 });
    await releaseContents(tx, contentsBesides(joined.sha256, first), now);
  });
}

/**
 * Finishes an upload with this content. Returns the content that it has, which another server may have set before; null
 * when the upload is deleted.
 */
export function closeUpload(db: Database, uploadId: string, sha256: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (!upload) return null;
    if (upload.sha256 !== null) return upload.sha256;
    await tx.update(uploads).set({ sha256 }).where(eq(uploads.id, uploadId));
    const parts = await tx.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId)).returning();
    await releaseContents(tx, contentsBesides(sha256, parts), now);
    return sha256;
  });
}

/** Deletes an upload and its parts. */
export function deleteUpload(db: Database, uploadId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUpload(tx, uploadId);
    const parts = await tx.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId)).returning();
    await tx.delete(uploads).where(eq(uploads.id, uploadId));
    await releaseContents(tx, contentsBesides(null, parts), now);
  });
}

/** Deletes the parts of these accounts' uploads; returns their contents. */
export async function deletePartsOfAccounts(tx: Tx, accountIds: readonly string[], now: Date): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const theirs = inArray(uploads.accountId, [...accountIds]);
  const held = await tx.select({ id: uploads.id }).from(uploads).where(theirs).orderBy(asc(uploads.id)).for('update');
  const ids = held.map(({ id }) => id);
  const parts = await tx.delete(uploadParts).where(inArray(uploadParts.uploadId, ids)).returning();
  const contents = contentsBesides(null, parts);
  await releaseContents(tx, contents, now);
  return contents;
}

async function lockUpload(tx: Tx, id: string): Promise<{ sha256: string | null } | undefined> {
  const [row] = await tx.select({ sha256: uploads.sha256 }).from(uploads).where(eq(uploads.id, id)).for('update');
  return row;
}

/** Returns whether `parts` begin with `first`. */
export function beginsWith(parts: readonly UploadPart[], first: readonly UploadPart[]): boolean {
  return first.every(({ position, sha256 }, at) => {
    const part = parts[at];
    return part?.position === position && part.sha256 === sha256;
  });
}

export function totalBytes(parts: readonly { bytes: number }[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function contentsBesides(kept: string | null, parts: readonly { sha256: string }[]): string[] {
  return [...new Set(parts.map(({ sha256 }) => sha256))].filter((sha256) => sha256 !== kept);
}
