import { and, eq, getTableName, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lockRankingRows } from '#server/council/ranking.queries.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import {
  commentReports,
  comments,
  councilReadings,
  proposalReports,
  proposals,
  ratings,
} from '#server/db/schema/council.ts';
import { drafts, keptDrafts } from '#server/db/schema/drafts.ts';
import { answerVersionFiles, answerVersions, levelNotes, returnedLevels } from '#server/db/schema/records.ts';
import {
  accounts,
  answerFiles,
  answers,
  classes,
  marks,
  schools,
  teachers,
  teams,
  uploads,
} from '#server/db/schema/schema.ts';

/** A row as PostgreSQL writes it in JSON, so that every digit of it comes back. */
export type BinRow = Record<string, unknown>;
/** Table by table, in the order in which they can be written again. */
export type BinRows = readonly { table: string; rows: readonly BinRow[] }[];

/** The ids of everything that goes together. */
export interface DeletionSet {
  schools: readonly string[];
  teachers: readonly string[];
  classes: readonly string[];
  teams: readonly string[];
}

/**
 * What belongs to what goes. Sessions and unfinished uploads are not kept: they end with the account. Standings are made
 * again from the rest.
 */
export const TABLES: readonly { table: PgTable; belongs: (going: DeletionSet) => SQL | undefined }[] = [
  { table: schools, belongs: (going) => inArray(schools.id, [...going.schools]) },
  { table: accounts, belongs: (going) => inArray(accounts.id, [...going.teachers, ...going.teams]) },
  { table: teachers, belongs: (going) => inArray(teachers.id, [...going.teachers]) },
  { table: classes, belongs: (going) => inArray(classes.id, [...going.classes]) },
  { table: teams, belongs: (going) => inArray(teams.id, [...going.teams]) },
  ...[
    answers,
    answerFiles,
    answerVersions,
    answerVersionFiles,
    marks,
    drafts,
    keptDrafts,
    returnedLevels,
    levelNotes,
    proposals,
  ].map((table) => ({
    table,
    belongs: (going: DeletionSet) => inArray(table.teamId, [...going.teams]),
  })),
  {
    table: uploads,
    belongs: (going) => and(inArray(uploads.accountId, [...going.teams]), isNotNull(uploads.sha256)),
  },
  // Given by these teams, and given to them by others.
  ...[ratings, comments, councilReadings, proposalReports].map((table) => ({
    table,
    belongs: (going: DeletionSet) => givenBetween(table, going),
  })),
  {
    table: commentReports,
    belongs: (going) => {
      const said = sql`(select ${comments.id} from ${comments} where ${givenBetween(comments, going)})`;
      return or(inArray(commentReports.teamId, [...going.teams]), sql`${commentReports.commentId} in ${said}`);
    },
  },
];

type Given = typeof ratings | typeof comments | typeof councilReadings | typeof proposalReports;

function givenBetween(table: Given, going: DeletionSet): SQL | undefined {
  const own = sql`array(select ${proposals.id} from ${proposals} where ${inArray(proposals.teamId, [...going.teams])})`;
  return or(inArray(table.teamId, [...going.teams]), sql`${table.proposalId} = any(${own})`);
}

/**
 * Holds what these teams said and what was said to them, and then what it ranks, of other teams too: stars and comments
 * that others are giving take both in this order.
 */
async function holdTalk(tx: Tx, going: DeletionSet): Promise<void> {
  const said = await tx
    .select({ from: comments.teamId })
    .from(comments)
    .where(givenBetween(comments, going))
    .orderBy(comments.id)
    .for('update');
  const stars = await tx
    .select({ from: ratings.teamId, to: proposals.teamId })
    .from(ratings)
    .innerJoin(proposals, eq(proposals.id, ratings.proposalId))
    .where(givenBetween(ratings, going))
    .orderBy(ratings.proposalId, ratings.teamId)
    .for('update', { of: ratings });
  await lockRankingRows(tx, [
    ...going.teams,
    ...said.map(({ from }) => from),
    ...stars.flatMap(({ from, to }) => [from, to]),
  ]);
}

/**
 * Deletes the rows and answers exactly those that were deleted. The caller holds the locks of the teams, so that
 * whoever writes to them waits and then finds nobody.
 */
export async function removeRows(tx: Tx, going: DeletionSet): Promise<BinRows> {
  await holdTalk(tx, going);
  const removed: { table: string; rows: BinRow[] }[] = [];
  for (const { table, belongs } of TABLES.toReversed()) {
    const { rows } = await tx.execute<{ row: BinRow }>(
      sql`with gone as (delete from ${table} where ${belongs(going)} returning *) select to_jsonb(gone) as row from gone`,
    );
    if (rows.length > 0) removed.unshift({ table: getTableName(table), rows: rows.map(({ row }) => row) });
  }
  return removed;
}

/**
 * Writes rows of the bin again. Columns that the database computes are left to it, and so are those that a table has
 * got or lost since. A name given away meanwhile breaks a unique constraint (see answerErrors).
 */
export async function writeRows(tx: Tx, kept: BinRows): Promise<void> {
  const writable = await writableColumns(tx);
  for (const { table, rows } of kept) {
    const known = new Set(Object.keys(rows[0] ?? {}));
    const columns = (writable.get(table) ?? []).filter((column) => known.has(column));
    if (columns.length === 0) continue;
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const name = sql.identifier(table);
    await tx.execute(sql`insert into ${name} (${list}) select ${list}
      from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`);
  }
}

async function writableColumns(tx: Tx): Promise<Map<string, string[]>> {
  const names = sql.join(
    TABLES.map(({ table }) => sql`${getTableName(table)}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ table: string; columns: string[] }>(sql`
    select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' and table_name in (${names}) group by table_name`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The rows of one table; none when there are none. */
export function rowsOf(kept: BinRows, table: PgTable): readonly BinRow[] {
  const name = getTableName(table);
  return kept.flatMap((part) => (part.table === name ? part.rows : []));
}

/** The different contents that these rows name. */
export function contentsOf(kept: BinRows): string[] {
  const holders = [answerFiles, answerVersionFiles, uploads];
  return textsIn(
    holders.flatMap((table) => rowsOf(kept, table)),
    'sha256',
  );
}

/** The names to sign in with that these rows bring back. */
export function accountNames(kept: BinRows): { usernames: string[]; emails: string[] } {
  const rows = rowsOf(kept, accounts);
  return { usernames: textsIn(rows, 'username'), emails: textsIn(rows, 'email') };
}

/** The different texts of one column. */
export function textsIn(rows: readonly BinRow[], column: string): string[] {
  const texts = rows.map((row) => row[column]).filter((text) => typeof text === 'string');
  return [...new Set(texts)];
}
