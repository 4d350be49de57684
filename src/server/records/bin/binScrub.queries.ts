import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '#server/db/openDatabase.ts';
import { proposals } from '#server/db/schema/council.ts';
import { councilClasses, councils } from '#server/db/schema/councils.ts';
import { lessons } from '#server/db/schema/lessons.ts';
import { bin, binBlobs } from '#server/db/schema/records.ts';
import { classes, teachers, teams } from '#server/db/schema/schema.ts';
import { type BinRow, type BinRows, contentsOf, rowsOf } from './binRows.queries.ts';
import { containsSubject, indexSubjects, OWNER_COLUMNS } from './binSubjects.queries.ts';

interface Entry {
  id: string;
  subjectId: string;
  rows: BinRows;
}

/**
 * Removes from the bin all rows that belong to these subjects and returns them: their own entries, entries of what they
 * owned, and their ratings and comments in other entries. The caller holds the bin's lock.
 */
export async function eraseFromBin(tx: Tx, subjects: readonly string[]): Promise<BinRows> {
  const gone = new Set(subjects);
  let entries = await entriesNaming(tx, gone);
  while (addBelongings(gone, entries)) entries = await entriesNaming(tx, gone);
  const removed: { table: string; rows: readonly BinRow[] }[] = [];
  for (const entry of entries) removed.push(...(await scrubEntry(tx, entry, gone)));
  return removed;
}

/** Finds entries by bin_subjects, without reading the other entries' rows, which may be large. */
async function entriesNaming(tx: Tx, ids: ReadonlySet<string>): Promise<Entry[]> {
  const entry = { id: bin.id, subjectId: bin.subjectId, rows: bin.rows };
  return tx.select(entry).from(bin).where(containsSubject(ids)).for('update');
}

/**
 * Adds the classes of erased teachers, the teams, lessons and council sessions of classes and the proposals of teams; returns
 * whether any was new.
 */
function addBelongings(gone: Set<string>, entries: readonly Entry[]): boolean {
  const before = gone.size;
  const chain = [
    [classes, 'teacher_id'],
    [teams, 'class_id'],
    [lessons, 'class_id'],
    [proposals, 'team_id'],
  ] as const;
  for (const [table, owner] of chain) {
    for (const { rows } of entries) {
      for (const row of rowsOf(rows, table)) if (gone.has(String(row[owner]))) gone.add(String(row.id));
    }
  }
  for (const id of councilsWithoutClasses(gone, entries)) gone.add(id);
  return gone.size > before;
}

/** Returns the council sessions in these entries of whose classes none is left. */
function councilsWithoutClasses(gone: ReadonlySet<string>, entries: readonly Entry[]): string[] {
  const links = entries.flatMap(({ rows }) => rowsOf(rows, councilClasses));
  const kept = new Set(links.filter(({ class_id }) => !gone.has(String(class_id))).map(({ council_id }) => council_id));
  return links.flatMap(({ council_id }) => (kept.has(council_id) ? [] : [String(council_id)]));
}

async function scrubEntry(tx: Tx, entry: Entry, gone: ReadonlySet<string>): Promise<BinRows> {
  // Columns that do not own a row are excluded: a comment's moderator, a teacher's school.
  const isGone = (row: BinRow) => OWNER_COLUMNS.some((column) => gone.has(String(row[column])));
  const part = (wanted: boolean) =>
    entry.rows.map(({ table, rows }) => ({ table, rows: rows.filter((row) => isGone(row) === wanted) }));
  const kept = part(false).filter(({ rows }) => rows.length > 0);
  if (gone.has(entry.subjectId) || kept.length === 0) await tx.delete(bin).where(eq(bin.id, entry.id));
  else await keepRows(tx, entry.id, kept);
  return part(true);
}

async function keepRows(tx: Tx, binId: string, rows: BinRows): Promise<void> {
  const counts = { teams: rowsOf(rows, teams).length, classes: rowsOf(rows, classes).length };
  await tx.update(bin).set({ rows, counts }).where(eq(bin.id, binId));
  await tx.delete(binBlobs).where(and(eq(binBlobs.binId, binId), notInArray(binBlobs.sha256, contentsOf(rows))));
  await indexSubjects(tx, [binId]);
}

/** Returns the classes, teams, teachers and council sessions in these rows. */
export function subjectsIn(rows: BinRows): { kind: 'team' | 'class' | 'teacher' | 'council'; id: string }[] {
  const kinds = [
    ['class', classes],
    ['team', teams],
    ['teacher', teachers],
    ['council', councils],
  ] as const;
  return kinds.flatMap(([kind, table]) => rowsOf(rows, table).map(({ id }) => ({ kind, id: String(id) })));
}
