import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { UPLOAD_REFERENCE } from '#contract/uploads.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { drafts, keptDrafts } from '#server/db/schema/drafts.ts';
import { accounts, blobs, uploads } from '#server/db/schema/schema.ts';
import type { Blob } from '../blobs.queries.ts';

export interface Upload {
  id: string;
  accountId: string;
  /** '' for a file of a body, until the answer names it. */
  name: string;
  bytes: number;
  /** Null until the last byte is stored. */
  sha256: string | null;
}

const COLUMNS = {
  id: uploads.id,
  accountId: uploads.accountId,
  name: uploads.name,
  bytes: uploads.bytes,
  sha256: uploads.sha256,
};

export async function insertUploads(db: Database | Tx, rows: readonly Upload[], now: Date): Promise<void> {
  if (rows.length > 0) await db.insert(uploads).values(rows.map((row) => ({ ...row, createdAt: now })));
}

/** Locks an account until the transaction ends; returns whether it exists. */
export async function lockAccount(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  return rows.length > 0;
}

/** Returns the upload, of any account; null when there is none. */
export async function findUpload(db: Database | Tx, id: string): Promise<Upload | null> {
  const [row] = await db.select(COLUMNS).from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Returns the uploads of an account, finished or not, that no answer has used yet. */
export function findUnusedUploads(db: Database | Tx, accountId: string): Promise<Upload[]> {
  return db.select(COLUMNS).from(uploads).where(eq(uploads.accountId, accountId));
}

/**
 * Returns the contents of the finished ones among these uploads of an account, by id. Locks them, so that `tidy` cannot
 * delete them before the end of the transaction.
 */
export async function finishedUploads(
  db: Database | Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, Blob>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: uploads.id, sha256: blobs.sha256, bytes: blobs.bytes, mime: blobs.mime })
    .from(uploads)
    .innerJoin(blobs, eq(blobs.sha256, uploads.sha256))
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.id, [...ids])))
    .for('key share');
  return new Map(rows.map(({ id, ...blob }) => [id, blob]));
}

/**
 * Deletes old uploads and their parts, at most `limit`, the oldest first; returns how many. Uploads that a draft names are
 * work under way and are kept, however old (ruling 14).
 */
export async function deleteOldUploads(
  db: Database,
  { unfinishedBefore, unusedBefore }: { unfinishedBefore: Date; unusedBefore: Date },
  limit: number,
): Promise<number> {
  const unfinished = and(isNull(uploads.sha256), lt(uploads.createdAt, unfinishedBefore));
  const oldest = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(or(unfinished, lt(uploads.createdAt, unusedBefore)), namedByNoDraft(db)))
    .orderBy(asc(uploads.createdAt))
    .limit(limit);
  const rows = await db.delete(uploads).where(inArray(uploads.id, oldest)).returning({ id: uploads.id });
  return rows.length;
}

/** Deletes an account's finished uploads from before `before` that no draft names. */
export async function deleteUnusedUploads(tx: Tx, accountId: string, before: Date): Promise<void> {
  const old = and(eq(uploads.accountId, accountId), isNotNull(uploads.sha256), lt(uploads.createdAt, before));
  await tx.delete(uploads).where(and(old, namedByNoDraft(tx)));
}

/** The condition that neither a draft of the account nor a version that lost a conflict names the upload. */
function namedByNoDraft(db: Database | Tx): SQL | undefined {
  const reference = sql`${UPLOAD_REFERENCE} || ${uploads.id}::text`;
  const inDraft = db
    .select({ one: sql`1` })
    .from(drafts)
    .where(and(eq(drafts.teamId, uploads.accountId), sql`strpos(${drafts.content}, ${reference}) > 0`));
  const inKept = db
    .select({ one: sql`1` })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.teamId, uploads.accountId), sql`strpos(${keptDrafts.content}, ${reference}) > 0`));
  return and(notExists(inDraft), notExists(inKept));
}
