import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { UPLOAD_REFERENCE } from '#contract/uploads.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { drafts, keptDrafts } from '#server/db/schema/drafts.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import type { Blob } from '../blobs.queries.ts';

export interface Upload {
  id: string;
  accountId: string;
  /** '' until the answer names it. */
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

/** Returns the upload, whosever it is; null when there is none. */
export async function findUpload(db: Database | Tx, id: string): Promise<Upload | null> {
  const [row] = await db.select(COLUMNS).from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** What an account has sent, or begun to send, and not yet used. */
export function waitingUploads(db: Database | Tx, accountId: string): Promise<Upload[]> {
  return db.select(COLUMNS).from(uploads).where(eq(uploads.accountId, accountId));
}

/**
 * The finished ones among these uploads of an account, by id. Inside a transaction their content is safe from tidying
 * until its end.
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
 * Forgets uploads that have served nobody, and what has arrived of them, at most `limit`, the oldest first; answers how
 * many. What a draft names is work under way and stays, however old (ruling 14).
 */
export async function forgetOldUploads(
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

/** Forgets an account's finished uploads from before `before` that no draft names. */
export async function forgetUnusedUploads(tx: Tx, accountId: string, before: Date): Promise<void> {
  const old = and(eq(uploads.accountId, accountId), isNotNull(uploads.sha256), lt(uploads.createdAt, before));
  await tx.delete(uploads).where(and(old, namedByNoDraft(tx)));
}

/** Neither in a draft of the account nor in one put aside. */
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
