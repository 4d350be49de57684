import { getTableName, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addToHolders, type Binned, removeBinned, type Stray } from './bin.ts';
import { type BinRow, type BinRows, rowsOf, textsIn, writeRows } from './binRows.ts';
import type { Tx } from './open.ts';
import { warnAnew } from './retention.ts';
import { classes, schoolGroups, schools, teachers, teams } from './schema.ts';
import { comments, proposals, ratings } from './schemaCouncil.ts';

type Identified = typeof teams | typeof proposals | typeof classes | typeof teachers | typeof schools;

/**
 * Writes what an entry holds again and forgets the entry. Stars and comments between it and a team that is not there
 * are laid beside that team in the bin, or go when it is gone for good. A teacher whose school is gone comes back
 * without one. The caller holds the entry (see lockBinned) and has seen that its names are free.
 */
export async function restoreRows(tx: Tx, entry: Binned): Promise<void> {
  const { whole, strays } = await sortOut(tx, entry.rows);
  await writeRows(tx, await withoutLostSchools(tx, whole));
  await warnAnew(tx, inArray(classes.id, textsIn(rowsOf(whole, classes), 'id')));
  await removeBinned(tx, entry.id);
  await addToHolders(tx, strays);
}

/** Whether the class of a team, or the teacher of a class, is there; it stays until the transaction ends. */
export async function hasParent(tx: Tx, { kind, rows }: Binned): Promise<boolean> {
  if (kind === 'team') return hasAll(tx, classes, textsIn(rowsOf(rows, teams), 'class_id'));
  if (kind === 'class') return hasAll(tx, teachers, textsIn(rowsOf(rows, classes), 'teacher_id'));
  return true;
}

/** Stars and comments need both sides: the team that gave them and the proposal that got them. */
async function sortOut(tx: Tx, kept: BinRows): Promise<{ whole: BinRows; strays: Stray[] }> {
  const given = [...rowsOf(kept, ratings), ...rowsOf(kept, comments)];
  const ownTeams = textsIn(rowsOf(kept, teams), 'id');
  const ownProposals = textsIn(rowsOf(kept, proposals), 'id');
  const knownTeams = new Set([...ownTeams, ...(await present(tx, teams, textsIn(given, 'team_id')))]);
  const knownProposals = new Set([...ownProposals, ...(await present(tx, proposals, textsIn(given, 'proposal_id')))]);
  const missing = ({ team_id, proposal_id }: BinRow): Stray['holder'] | null => {
    if (!knownTeams.has(String(team_id))) return { table: getTableName(teams), id: String(team_id) };
    if (knownProposals.has(String(proposal_id))) return null;
    return { table: getTableName(proposals), id: String(proposal_id) };
  };
  const sided = new Set<string>([getTableName(ratings), getTableName(comments)]);
  const strays = kept
    .filter(({ table }) => sided.has(table))
    .flatMap(({ table, rows }) => rows.map((row) => ({ holder: missing(row), table, row })))
    .filter((stray): stray is Stray => stray.holder !== null);
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
