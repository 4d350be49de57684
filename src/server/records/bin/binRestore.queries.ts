import { getTableName, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/db/openDatabase.ts';
import {
  commentReports,
  comments,
  councilReadings,
  proposalReports,
  proposals,
  ratings,
} from '#server/db/schema/council.ts';
import { classes, schoolGroups, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { warnAnew } from '../retention/retention.queries.ts';
import { addToHolders, type Binned, removeBinned, type Stray } from './bin.queries.ts';
import { type BinRows, rowsOf, textsIn, writeRows } from './binRows.queries.ts';

type Side = typeof teams | typeof proposals | typeof comments;
type Identified = Side | typeof classes | typeof teachers | typeof schools;

/** What stands between two, and what each needs to be there; in the order in which one needs the other. */
const SIDED: readonly { table: PgTable; needs: readonly Side[] }[] = [
  { table: ratings, needs: [teams, proposals] },
  { table: comments, needs: [teams, proposals] },
  { table: councilReadings, needs: [teams, proposals] },
  { table: proposalReports, needs: [teams, proposals] },
  { table: commentReports, needs: [teams, comments] },
];

/** How a row names what it needs. */
function columnOf(side: Side): string {
  if (side === teams) return 'team_id';
  return side === proposals ? 'proposal_id' : 'comment_id';
}

/**
 * Writes what an entry holds again and forgets the entry. Stars, comments and reports between it and a team that is not there
 * are laid beside that team in the bin, or go when it is gone for good. A teacher whose school is gone comes back
 * without one. The caller holds the entry (see lockBinned) and has seen that its names are free.
 */
export async function restoreRows(tx: Tx, entry: Binned): Promise<void> {
  const { whole, strays } = await sortOut(tx, entry.rows);
  await writeRows(tx, await withoutLostSchools(tx, whole));
  await warnAnew(tx, inArray(classes.id, textsIn(rowsOf(whole, classes), 'id')));
  await removeBinned(tx, entry.id);
  // A report waits beside its comment, which may itself have just been laid into an entry.
  const reports = getTableName(commentReports);
  for (const isReport of [false, true]) {
    await addToHolders(
      tx,
      strays.filter(({ table }) => (table === reports) === isReport),
    );
  }
}

/** Whether the class of a team, or the teacher of a class, is there; it stays until the transaction ends. */
export async function hasParent(tx: Tx, { kind, rows }: Binned): Promise<boolean> {
  if (kind === 'team') return hasAll(tx, classes, textsIn(rowsOf(rows, teams), 'class_id'));
  if (kind === 'class') return hasAll(tx, teachers, textsIn(rowsOf(rows, classes), 'teacher_id'));
  return true;
}

/**
 * Stars and comments need both sides: the team that gave them and the proposal that got them. A report needs the team
 * that made it and the comment; where the comment itself has to wait, it waits with it.
 */
async function sortOut(tx: Tx, kept: BinRows): Promise<{ whole: BinRows; strays: Stray[] }> {
  const given = SIDED.flatMap(({ table }) => rowsOf(kept, table));
  const known = new Map<string, Set<string>>();
  for (const side of [teams, proposals, comments] as const) {
    const own = textsIn(rowsOf(kept, side), 'id');
    known.set(getTableName(side), new Set([...own, ...(await present(tx, side, textsIn(given, columnOf(side))))]));
  }
  const strays: Stray[] = [];
  for (const { table, needs } of SIDED) {
    for (const row of rowsOf(kept, table)) {
      const missing = needs.find((side) => !known.get(getTableName(side))?.has(String(row[columnOf(side)])));
      if (missing === undefined) continue;
      const holder = { table: getTableName(missing), id: String(row[columnOf(missing)]) };
      strays.push({ holder, table: getTableName(table), row });
      if (table === comments) known.get(getTableName(comments))?.delete(String(row.id));
    }
  }
  const lost = new Set(strays.map(({ row }) => row));
  return { whole: kept.map(({ table, rows }) => ({ table, rows: rows.filter((row) => !lost.has(row)) })), strays };
}

async function withoutLostSchools(tx: Tx, kept: BinRows): Promise<BinRows> {
  const known = new Set([
    ...(await present(tx, schools, textsIn(rowsOf(kept, teachers), 'school_id'))),
    ...(await present(tx, schoolGroups, textsIn(rowsOf(kept, schools), 'group_id'))),
  ]);
  const orNull = (id: unknown) => (known.has(String(id)) ? id : null);
  return kept.map(({ table, rows }) => {
    if (table === getTableName(teachers))
      return { table, rows: rows.map((row) => ({ ...row, school_id: orNull(row.school_id) })) };
    if (table === getTableName(schools))
      return { table, rows: rows.map((row) => ({ ...row, group_id: orNull(row.group_id) })) };
    return { table, rows };
  });
}

async function hasAll(tx: Tx, table: Identified, ids: readonly string[]): Promise<boolean> {
  return (await present(tx, table, ids)).length === ids.length;
}

/** Those of these ids that exist; they stay until the transaction ends. */
async function present(tx: Tx, table: Identified | typeof schoolGroups, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
    .for('key share');
  return rows.map(({ id }) => id);
}
