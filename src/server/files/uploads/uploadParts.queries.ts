import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { uploadParts } from '#server/db/schema/files.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import { letGoOf } from '../blobs.queries.ts';

/** A piece of an upload, stored under its hash. */
export interface UploadPart {
  /** Where it begins in the file, in bytes. */
  position: number;
  bytes: number;
  sha256: string;
  /** What its own first bytes say. */
  mime: string;
}

/** How far an upload has come. */
export interface Arriving {
  name: string;
  /** As announced. */
  bytes: number;
  /** Of which are safe. */
  arrived: number;
}

/** Null when there is no such upload (any more). */
export async function findArriving(db: Database | Tx, uploadId: string): Promise<Arriving | null> {
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

/** From the beginning of the file on. */
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
 * Notes a part whose bytes are stored. Answers how many parts there are then; 'moved' when the upload does not stand at
 * `position` any more, because another connection went on or it is complete; 'gone' when it is forgotten.
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

/** Puts one part in the place of the first ones; nothing happens when they are not those any more. */
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
    await letGoOf(tx, contentsBesides(joined.sha256, first), now);
  });
}

/**
 * Ends an upload: from now on its content is the file. Answers the content it has, another's when somebody was faster;
 * null when the upload is forgotten.
 */
export function closeUpload(db: Database, uploadId: string, sha256: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (!upload) return null;
    if (upload.sha256 !== null) return upload.sha256;
    await tx.update(uploads).set({ sha256 }).where(eq(uploads.id, uploadId));
    const parts = await tx.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId)).returning();
    await letGoOf(tx, contentsBesides(sha256, parts), now);
    return sha256;
  });
}

/** Forgets an upload and what has arrived of it. */
export function deleteUpload(db: Database, uploadId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUpload(tx, uploadId);
    const parts = await tx.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId)).returning();
    await tx.delete(uploads).where(eq(uploads.id, uploadId));
    await letGoOf(tx, contentsBesides(null, parts), now);
  });
}

/** Forgets what has arrived of these accounts' uploads under way; answers the contents that it was. */
export async function dropParts(tx: Tx, accountIds: readonly string[], now: Date): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const theirs = inArray(uploads.accountId, [...accountIds]);
  const held = await tx.select({ id: uploads.id }).from(uploads).where(theirs).orderBy(asc(uploads.id)).for('update');
  const ids = held.map(({ id }) => id);
  const parts = await tx.delete(uploadParts).where(inArray(uploadParts.uploadId, ids)).returning();
  const contents = contentsBesides(null, parts);
  await letGoOf(tx, contents, now);
  return contents;
}

async function lockUpload(tx: Tx, id: string): Promise<{ sha256: string | null } | undefined> {
  const [row] = await tx.select({ sha256: uploads.sha256 }).from(uploads).where(eq(uploads.id, id)).for('update');
  return row;
}

/** Whether the same parts stand first. */
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
