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
import { councilBallots, councilClasses, councilPlans, councils, councilTeams } from '#server/db/schema/councils.ts';
import { attendance, lessons } from '#server/db/schema/lessons.ts';
import { accounts, classes, schoolGroups, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { selectionReadings } from '#server/db/schema/selection.ts';
import { resetWarnings } from '../retention/retention.queries.ts';
import { addToHolders, type LockedBinEntry, removeBinned, type Stray } from './bin.queries.ts';
import { type BinRow, type BinRows, rowsOf, textsIn, writeRows } from './binRows.queries.ts';

type Side =
  | typeof accounts
  | typeof teams
  | typeof proposals
  | typeof comments
  | typeof lessons
  | typeof councils
  | typeof classes;
type Identified = Side | typeof teachers | typeof schools;

/** Rows that reference what two entries may hold, with the rows they need; needed rows come first. */
interface Link {
  table: PgTable;
  needs: readonly Side[];
  /** Which rows of the table; all when it is absent. */
  isOf?: (row: BinRow) => boolean;
}

const isAnswer = (row: BinRow) => typeof row.answer_to === 'string';

const LINKS: readonly Link[] = [
  { table: ratings, needs: [teams, proposals] },
  { table: comments, needs: [teams, proposals], isOf: (row) => !isAnswer(row) },
  { table: comments, needs: [teams, proposals, comments], isOf: isAnswer },
  { table: councilReadings, needs: [teams, proposals] },
  { table: proposalReports, needs: [teams, proposals] },
  { table: commentReports, needs: [teams, comments] },
  { table: attendance, needs: [teams, lessons] },
  { table: councilClasses, needs: [classes, councils] },
  { table: councilPlans, needs: [proposals, councils] },
  { table: councilTeams, needs: [teams, councils] },
  { table: councilBallots, needs: [teams, councils] },
  { table: selectionReadings, needs: [accounts, proposals] },
];

/** Returns the column by which a row of the table references a needed row. */
function columnOf(side: Side, table: PgTable): string {
  if (side === comments && table === comments) return 'answer_to';
  if (side === accounts) return 'account_id';
  if (side === teams) return 'team_id';
  if (side === lessons) return 'lesson_id';
  if (side === councils) return 'council_id';
  if (side === classes) return 'class_id';
  return side === proposals ? 'proposal_id' : 'comment_id';
}

/**
 * Restores the rows of an entry and deletes the entry. Rows that also need a missing team or lesson move to the entry that
 * holds it, or are dropped when it was erased. A teacher whose school is gone is restored
 * without one. The caller holds the entry's lock (see lockBinned) and has checked that its names are free.
 */
export async function restoreRows(tx: Tx, entry: LockedBinEntry): Promise<void> {
  const { whole, strays } = await separateStrays(tx, entry.rows);
  await writeRows(tx, await withoutLostSchools(tx, whole));
  await resetWarnings(tx, inArray(classes.id, textsIn(rowsOf(whole, classes), 'id')));
  await removeBinned(tx, entry.id);
  // A row is added after the row that it needs: an answer joins its question's entry, and a report its comment's, and that
  // comment itself may just have been added to one.
  for (const turn of [0, 1, 2]) {
    await addToHolders(
      tx,
      strays.filter((stray) => turnOf(stray) === turn),
    );
  }
}

function turnOf({ table, row }: Stray): 0 | 1 | 2 {
  if (table === getTableName(commentReports)) return 2;
  return isAnswer(row) ? 1 : 0;
}

/**
 * Locks the class of a team, the teacher of a class, or the classes of a council session, and returns whether it exists (of
 * a session, whether one does); true for other kinds.
 */
export async function hasParent(tx: Tx, { kind, rows }: LockedBinEntry): Promise<boolean> {
  if (kind === 'team') return hasAll(tx, classes, textsIn(rowsOf(rows, teams), 'class_id'));
  if (kind === 'class') return hasAll(tx, teachers, textsIn(rowsOf(rows, classes), 'teacher_id'));
  if (kind === 'council')
    return (await lockPresent(tx, classes, textsIn(rowsOf(rows, councilClasses), 'class_id'))).length > 0;
  return true;
}

/**
 * Separates rows that can be restored from strays. Ratings and comments need the team that gave them and the proposal
 * that got them, and an answer its question. What belongs to a council session needs it, and its team, class or proposal. A report needs its team and its comment. An answer or a report is a stray when
 * its comment is one. Attendance needs its
 * team and its lesson, which may be one of an earlier class of the team. A reading of the selection needs its reader and
 * the proposal.
 */
async function separateStrays(tx: Tx, kept: BinRows): Promise<{ whole: BinRows; strays: Stray[] }> {
  const known = new Map<string, Set<string>>();
  for (const side of [accounts, teams, classes, proposals, lessons, councils, comments] as const) {
    const own = textsIn(rowsOf(kept, side), 'id');
    const asked = LINKS.flatMap((link) =>
      link.needs.includes(side) ? textsIn(rowsOfLink(kept, link), columnOf(side, link.table)) : [],
    );
    known.set(getTableName(side), new Set([...own, ...(await lockPresent(tx, side, [...new Set(asked)]))]));
  }
  const strays: Stray[] = [];
  for (const link of LINKS) {
    const { table, needs } = link;
    for (const row of rowsOfLink(kept, link)) {
      const missing = needs.find((side) => !known.get(getTableName(side))?.has(String(row[columnOf(side, table)])));
      if (missing === undefined) continue;
      const holder = { table: getTableName(missing), id: String(row[columnOf(missing, table)]) };
      strays.push({ holder, table: getTableName(table), row });
      if (table === comments) known.get(getTableName(comments))?.delete(String(row.id));
    }
  }
  const lost = new Set(strays.map(({ row }) => row));
  return { whole: kept.map(({ table, rows }) => ({ table, rows: rows.filter((row) => !lost.has(row)) })), strays };
}

function rowsOfLink(kept: BinRows, { table, isOf = () => true }: Link): readonly BinRow[] {
  return rowsOf(kept, table).filter(isOf);
}

async function withoutLostSchools(tx: Tx, kept: BinRows): Promise<BinRows> {
  const known = new Set([
    ...(await lockPresent(tx, schools, textsIn(rowsOf(kept, teachers), 'school_id'))),
    ...(await lockPresent(tx, schoolGroups, textsIn(rowsOf(kept, schools), 'group_id'))),
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
  return (await lockPresent(tx, table, ids)).length === ids.length;
}

/** Locks the rows with these ids against deletion and returns the ids that exist. */
async function lockPresent(tx: Tx, table: Identified | typeof schoolGroups, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
    .for('key share');
  return rows.map(({ id }) => id);
}
