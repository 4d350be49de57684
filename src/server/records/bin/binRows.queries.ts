import { and, eq, getTableName, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { lockRankingRows } from '#server/council/ranking.queries.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import {
  commentReports,
  comments,
  councilDossiers,
  councilReadings,
  proposalReports,
  proposals,
  proposalVersions,
  ratings,
} from '#server/db/schema/council.ts';
import { councilBallots, councilClasses, councilPlans, councils, councilTeams } from '#server/db/schema/councils.ts';
import { diaryEntries, diaryPhotos } from '#server/db/schema/diary.ts';
import { dilemmaChoices } from '#server/db/schema/dilemmas.ts';
import { draftSteps, drafts, keptDrafts } from '#server/db/schema/drafts.ts';
import { feedbackQuestions, feedbackSeen } from '#server/db/schema/feedback.ts';
import { teamCodes } from '#server/db/schema/identity.ts';
import { attendance, lessonSettings, lessons, reflections } from '#server/db/schema/lessons.ts';
import { phrases, starterUses } from '#server/db/schema/phrases.ts';
import { placedComments } from '#server/db/schema/placedComments.ts';
import { quizCorrections } from '#server/db/schema/quizCorrections.ts';
import { answerRecordings } from '#server/db/schema/recordings.ts';
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
import { selectionChoices, selectionReadings } from '#server/db/schema/selection.ts';
import { teamSupports } from '#server/db/schema/supports.ts';
import { surveyAnswers, surveys } from '#server/db/schema/surveys.ts';

/** A row in PostgreSQL's own JSON (to_jsonb), so that every value is restored exactly. */
export type BinRow = Record<string, unknown>;
/** Rows by table, in the order in which they can be inserted. */
export type BinRows = readonly { table: string; rows: readonly BinRow[] }[];

/** Ids of everything that a deletion removes. */
export interface DeletionSet {
  schools: readonly string[];
  teachers: readonly string[];
  classes: readonly string[];
  teams: readonly string[];
  /** Council sessions, besides those that have no other classes than these. */
  councils: readonly string[];
}

/**
 * The tables of a deletion set, in insert order, with the condition of their rows. Sessions and unfinished uploads are
 * not kept: they end with the account. Nor is what only a live lesson needs: steering, messages, raised hands, device states.
 * Ranking rows are computed again from the rest.
 */
export const TABLES: readonly { table: PgTable; belongs: (set: DeletionSet) => SQL | undefined }[] = [
  { table: schools, belongs: (set) => inArray(schools.id, [...set.schools]) },
  { table: accounts, belongs: (set) => inArray(accounts.id, [...set.teachers, ...set.teams]) },
  { table: teachers, belongs: (set) => inArray(teachers.id, [...set.teachers]) },
  ...[phrases, starterUses].map((table) => ({
    table,
    belongs: (set: DeletionSet) => inArray(table.accountId, [...set.teachers]),
  })),
  { table: classes, belongs: (set) => inArray(classes.id, [...set.classes]) },
  ...[lessons, lessonSettings, surveys, surveyAnswers, quizCorrections].map((table) => ({
    table,
    belongs: (set: DeletionSet) => inArray(table.classId, [...set.classes]),
  })),
  { table: councils, belongs: (set) => inArray(councils.id, [...set.councils]) },
  { table: teams, belongs: (set) => inArray(teams.id, [...set.teams]) },
  ...[
    answers,
    answerFiles,
    answerVersions,
    answerVersionFiles,
    answerRecordings,
    marks,
    drafts,
    keptDrafts,
    draftSteps,
    dilemmaChoices,
    returnedLevels,
    levelNotes,
    feedbackQuestions,
    feedbackSeen,
    placedComments,
    reflections,
    teamCodes,
    teamSupports,
    proposals,
    proposalVersions,
    councilDossiers,
    diaryEntries,
    diaryPhotos,
  ].map((table) => ({
    table,
    belongs: (set: DeletionSet) => inArray(table.teamId, [...set.teams]),
  })),
  {
    table: attendance,
    belongs: (set) => {
      const held = sql`(select ${lessons.id} from ${lessons} where ${inArray(lessons.classId, [...set.classes])})`;
      return or(inArray(attendance.teamId, [...set.teams]), sql`${attendance.lessonId} in ${held}`);
    },
  },
  {
    table: uploads,
    belongs: (set) => and(inArray(uploads.accountId, [...set.teams]), isNotNull(uploads.sha256)),
  },
  {
    table: councilClasses,
    belongs: (set) =>
      or(inArray(councilClasses.classId, [...set.classes]), inArray(councilClasses.councilId, [...set.councils])),
  },
  {
    table: councilPlans,
    belongs: (set) =>
      or(
        sql`${councilPlans.proposalId} = any(${proposalsOf(set)})`,
        inArray(councilPlans.councilId, [...set.councils]),
      ),
  },
  ...[councilTeams, councilBallots].map((table) => ({
    table,
    belongs: (set: DeletionSet) =>
      or(inArray(table.teamId, [...set.teams]), inArray(table.councilId, [...set.councils])),
  })),
  {
    table: selectionReadings,
    belongs: (set) =>
      or(
        inArray(selectionReadings.accountId, [...set.teachers]),
        sql`${selectionReadings.proposalId} = any(${proposalsOf(set)})`,
      ),
  },
  { table: selectionChoices, belongs: (set) => sql`${selectionChoices.proposalId} = any(${proposalsOf(set)})` },
  // Given by these teams, and given to these teams by others.
  { table: comments, belongs: commentsOf },
  ...[ratings, councilReadings, proposalReports].map((table) => ({
    table,
    belongs: (set: DeletionSet) => givenBetween(table, set),
  })),
  {
    table: commentReports,
    belongs: (set) => {
      const said = sql`(select ${comments.id} from ${comments} where ${commentsOf(set)})`;
      return or(inArray(commentReports.teamId, [...set.teams]), sql`${commentReports.commentId} in ${said}`);
    },
  },
];

const asked = alias(comments, 'asked');
type Given = typeof ratings | typeof comments | typeof asked | typeof councilReadings | typeof proposalReports;

function givenBetween(table: Given, set: DeletionSet): SQL | undefined {
  return or(inArray(table.teamId, [...set.teams]), sql`${table.proposalId} = any(${proposalsOf(set)})`);
}

function proposalsOf({ teams: authors }: DeletionSet): SQL {
  return sql`array(select ${proposals.id} from ${proposals} where ${inArray(proposals.teamId, [...authors])})`;
}

/** Matches the comments given by or to these teams, and the answers to them. */
function commentsOf(set: DeletionSet): SQL | undefined {
  const given = sql`(select ${asked.id} from ${comments} as "asked" where ${givenBetween(asked, set)})`;
  return or(givenBetween(comments, set), sql`${comments.answerTo} in ${given}`);
}

/**
 * Locks the comments and ratings given by or to these teams, then the ranking rows of all teams concerned; a team that
 * rates or comments takes the same locks in this order.
 */
async function lockCommentsAndRatings(tx: Tx, set: DeletionSet): Promise<void> {
  const said = await tx
    .select({ from: comments.teamId })
    .from(comments)
    .where(commentsOf(set))
    .orderBy(comments.id)
    .for('update');
  const stars = await tx
    .select({ from: ratings.teamId, to: proposals.teamId })
    .from(ratings)
    .innerJoin(proposals, eq(proposals.id, ratings.proposalId))
    .where(givenBetween(ratings, set))
    .orderBy(ratings.proposalId, ratings.teamId)
    .for('update', { of: ratings });
  await lockRankingRows(tx, [
    ...set.teams,
    ...said.map(({ from }) => from),
    ...stars.flatMap(({ from, to }) => [from, to]),
  ]);
}

/** Locks the entries of the teams' diaries in the order of a decision on several of them, so that the two never deadlock. */
async function lockDiaries(tx: Tx, set: DeletionSet): Promise<void> {
  const own = tx
    .select({ id: diaryEntries.id })
    .from(diaryEntries)
    .where(inArray(diaryEntries.teamId, [...set.teams]));
  await own.orderBy(diaryEntries.id).for('update');
}

/**
 * Deletes the rows of a deletion set and returns exactly the deleted rows. The caller holds the locks of the teams, so
 * that a concurrent write waits and then finds no team.
 */
export async function removeRows(tx: Tx, given: DeletionSet): Promise<BinRows> {
  await lockCommentsAndRatings(tx, given);
  await lockDiaries(tx, given);
  const set = { ...given, councils: [...given.councils, ...(await councilsOnlyOf(tx, given.classes))] };
  const removed: { table: string; rows: BinRow[] }[] = [];
  for (const { table, belongs } of TABLES.toReversed()) {
    const { rows } = await tx.execute<{ row: BinRow }>(
      sql`with gone as (delete from ${table} where ${belongs(set)} returning *) select to_jsonb(gone) as row from gone`,
    );
    if (rows.length > 0) removed.unshift({ table: getTableName(table), rows: rows.map(({ row }) => row) });
  }
  return removed;
}

/** Returns the council sessions that have no other classes than these. */
async function councilsOnlyOf(tx: Tx, classIds: readonly string[]): Promise<string[]> {
  const ids = [...classIds];
  const rows = await tx
    .select({ id: councilClasses.councilId })
    .from(councilClasses)
    .groupBy(councilClasses.councilId)
    .where(
      inArray(
        councilClasses.councilId,
        tx.select({ id: councilClasses.councilId }).from(councilClasses).where(inArray(councilClasses.classId, ids)),
      ),
    )
    .having(sql`bool_and(${inArray(councilClasses.classId, ids)})`);
  return rows.map(({ id }) => id);
}

/**
 * Inserts rows of the bin. Skips generated columns and columns that the table has gained or lost since. A name taken
 * meanwhile violates a unique constraint (see constraintRefusals.ts).
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

/** Returns the rows of one table, possibly none. */
export function rowsOf(kept: BinRows, table: PgTable): readonly BinRow[] {
  const name = getTableName(table);
  return kept.flatMap((part) => (part.table === name ? part.rows : []));
}

/** Returns the distinct SHA-256 of the file contents that these rows reference. */
export function contentsOf(kept: BinRows): string[] {
  const holders = [answerFiles, answerVersionFiles, answerRecordings, diaryPhotos, uploads];
  return textsIn(
    holders.flatMap((table) => rowsOf(kept, table)),
    'sha256',
  );
}

/** Returns the ids of the teams in these rows. */
export function teamsIn(kept: BinRows): string[] {
  return textsIn(rowsOf(kept, teams), 'id');
}

/** Returns the usernames and emails of the accounts in these rows. */
export function accountNames(kept: BinRows): { usernames: string[]; emails: string[] } {
  const rows = rowsOf(kept, accounts);
  return { usernames: textsIn(rows, 'username'), emails: textsIn(rows, 'email') };
}

/** Returns the distinct strings of one column. */
export function textsIn(rows: readonly BinRow[], column: string): string[] {
  const texts = rows.map((row) => row[column]).filter((text) => typeof text === 'string');
  return [...new Set(texts)];
}
