import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '#server/db/openDatabase.ts';
import { proposals } from '#server/db/schema/council.ts';
import { bin, binBlobs } from '#server/db/schema/records.ts';
import { classes, teachers, teams } from '#server/db/schema/schema.ts';
import { type BinRow, type BinRows, contentsOf, rowsOf } from './binRows.queries.ts';
import { holdsAnyOf, noteSubjects, OWNING } from './binSubjects.queries.ts';

interface Entry {
  id: string;
  subjectId: string;
  rows: BinRows;
}

/**
 * Takes everything out of the bin that belongs to these things, in whatever entry it lies: their own entries, those of
 * what was theirs, and stars and comments that went with others. Answers the rows. The caller holds the bin.
 */
export async function scrubBin(tx: Tx, subjects: readonly string[]): Promise<BinRows> {
  const gone = new Set(subjects);
  let entries = await entriesNaming(tx, gone);
  while (addBelongings(gone, entries)) entries = await entriesNaming(tx, gone);
  const removed: { table: string; rows: readonly BinRow[] }[] = [];
  for (const entry of entries) removed.push(...(await scrubEntry(tx, entry, gone)));
  return removed;
}

/** Found without opening the others, which may weigh much. */
async function entriesNaming(tx: Tx, ids: ReadonlySet<string>): Promise<Entry[]> {
  const entry = { id: bin.id, subjectId: bin.subjectId, rows: bin.rows };
  return tx.select(entry).from(bin).where(holdsAnyOf(ids)).for('update');
}

/** Adds the classes of a teacher who goes, the teams of a class, the proposals of a team; whether there were any. */
function addBelongings(gone: Set<string>, entries: readonly Entry[]): boolean {
  const before = gone.size;
  const chain = [
    [classes, 'teacher_id'],
    [teams, 'class_id'],
    [proposals, 'team_id'],
  ] as const;
  for (const [table, owner] of chain) {
    for (const { rows } of entries) {
      for (const row of rowsOf(rows, table)) if (gone.has(String(row[owner]))) gone.add(String(row.id));
    }
  }
  return gone.size > before;
}

async function scrubEntry(tx: Tx, entry: Entry, gone: ReadonlySet<string>): Promise<BinRows> {
  // Whoever decided about a comment does not own it, nor does a school its teachers.
  const isGone = (row: BinRow) => OWNING.some((column) => gone.has(String(row[column])));
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
  await noteSubjects(tx, [binId]);
}

/** The people and classes in these rows, by kind. */
export function subjectsIn(rows: BinRows): { kind: 'team' | 'class' | 'teacher'; id: string }[] {
  const kinds = [
    ['class', classes],
    ['team', teams],
    ['teacher', teachers],
  ] as const;
  return kinds.flatMap(([kind, table]) => rowsOf(rows, table).map(({ id }) => ({ kind, id: String(id) })));
}
