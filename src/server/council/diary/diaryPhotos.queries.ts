import { and, asc, eq, inArray } from 'drizzle-orm';
import { groupBy } from '#server/db/groupBy.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { diaryPhotos } from '#server/db/schema/diary.ts';
import { blobs } from '#server/db/schema/schema.ts';
import type { Blob } from '#server/files/blobs.queries.ts';

/** A photograph of an entry, by its content. */
export type StoredPhoto = Blob;

const PHOTO = { sha256: blobs.sha256, bytes: blobs.bytes, mime: blobs.mime };

/** Returns the photographs of these entries in their order, by entry. */
export async function listPhotos(
  db: Database | Tx,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, StoredPhoto[]>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ entryId: diaryPhotos.entryId, photo: PHOTO })
    .from(diaryPhotos)
    .innerJoin(blobs, eq(blobs.sha256, diaryPhotos.sha256))
    .where(inArray(diaryPhotos.entryId, [...entryIds]))
    .orderBy(asc(diaryPhotos.entryId), asc(diaryPhotos.position));
  const ofEntry = groupBy(rows, ({ entryId }) => entryId);
  return new Map([...ofEntry].map(([id, list]) => [id, list.map(({ photo }) => photo)]));
}

/** Replaces the photographs of an entry; the caller holds the team's lock. */
export async function writePhotos(
  tx: Tx,
  { teamId, entryId }: { teamId: string; entryId: string },
  contents: readonly string[],
): Promise<void> {
  await tx.delete(diaryPhotos).where(and(eq(diaryPhotos.teamId, teamId), eq(diaryPhotos.entryId, entryId)));
  const rows = contents.map((sha256, position) => ({ teamId, entryId, position, sha256 }));
  if (rows.length > 0) await tx.insert(diaryPhotos).values(rows);
}
