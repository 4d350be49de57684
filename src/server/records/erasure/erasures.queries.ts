import { createHash } from 'node:crypto';
import { eq, inArray, not, sql } from 'drizzle-orm';
import { usernameKey } from '#domain/identity/credentials.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { allowSilenceIn } from '#server/db/pool.ts';
import { proposals } from '#server/db/schema/council.ts';
import { councils } from '#server/db/schema/councils.ts';
import { audit } from '#server/db/schema/history.ts';
import { signInFailures } from '#server/db/schema/identity.ts';
import { erasures } from '#server/db/schema/records.ts';
import { classes, teachers, teams } from '#server/db/schema/schema.ts';
import { releaseContents } from '#server/files/blobs.queries.ts';
import { deletePartsOfAccounts } from '#server/files/uploads/uploadParts.queries.ts';
import { lockDeletionSet } from '../bin/bin.queries.ts';
import {
  accountNames,
  type BinRows,
  contentsOf,
  type DeletionSet,
  removeRows,
  rowsOf,
} from '../bin/binRows.queries.ts';
import { eraseFromBin, subjectsIn } from '../bin/binScrub.queries.ts';

/** Actions whose details are ids and counts that other entries depend on. */
const COUNTED_ACTIONS = ['runImport', 'undoImport'];
/** Maximum number of rows that one statement writes or reads. */
const LOG_BATCH = 1_000;

export interface Erasure {
  kind: string;
  id: string;
  at: Date;
}

/** What an erasure leaves outside the database, to be removed after the commit. */
export interface ErasureResult {
  /** SHA-256 of the file contents that it referenced. */
  contents: string[];
  teams: number;
  classes: number;
}

/**
 * Deletes the rows of these subjects and all rows that depend on them, in the bin too, and records their ids as erased.
 * `binned` are ids that exist only in the bin. The caller has checked the permission and holds the locks of the bin,
 * the teams and the classes.
 */
export async function eraseRows(
  tx: Tx,
  { deletionSet, binned, at }: { deletionSet: DeletionSet; binned: readonly string[]; at: Date },
): Promise<ErasureResult> {
  await lockDeletionSet(tx, deletionSet);
  const unfinishedUploads = await deletePartsOfAccounts(tx, deletionSet.teams, at);
  const live = await removeRows(tx, deletionSet);
  const proposalIds = rowsOf(live, proposals)
    .filter(({ team_id }) => deletionSet.teams.includes(String(team_id)))
    .map(({ id }) => String(id));
  const named = [
    ...deletionSet.classes,
    ...deletionSet.teams,
    ...deletionSet.teachers,
    ...deletionSet.councils,
    ...binned,
  ];
  const rows = [...live, ...(await eraseFromBin(tx, [...named, ...proposalIds]))];
  const subjects = subjectsIn(rows);
  await clearAuditNames(tx, [...named, ...subjects.map(({ id }) => id)]);
  await forgetFailures(tx, rows);
  const whole = contentsOf(rows);
  await releaseContents(tx, whole, at);
  await recordErasures(
    tx,
    subjects.map((subject) => ({ ...subject, at })),
  );
  const count = (wanted: string) => subjects.filter(({ kind }) => kind === wanted).length;
  return { contents: [...whole, ...unfinishedUploads], teams: count('team'), classes: count('class') };
}

/** Removes names and details from the audit entries of these subjects; actor, action and time stay. */
export async function clearAuditNames(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  const counted = inArray(audit.action, COUNTED_ACTIONS);
  await tx
    .update(audit)
    .set({ subjectName: null, details: sql`case when ${counted} then ${audit.details} else '{}'::jsonb end` })
    .where(inArray(audit.subjectId, [...subjectIds]));
}

async function forgetFailures(tx: Tx, rows: BinRows): Promise<void> {
  const { usernames, emails } = accountNames(rows);
  const names = [...usernames, ...emails].map(usernameKey);
  if (names.length > 0) await tx.delete(signInFailures).where(inArray(signInFailures.name, names));
}

/** Records ids as erased; an id that is already recorded stays unchanged. */
export async function recordErasures(tx: Tx, noted: readonly Erasure[], logged = false): Promise<void> {
  const rows = noted.map(({ id, kind, at }) => ({ subjectId: id, kind, at, logged }));
  for (let from = 0; from < rows.length; from += LOG_BATCH) {
    await tx
      .insert(erasures)
      .values(rows.slice(from, from + LOG_BATCH))
      .onConflictDoNothing();
  }
}

/** Lists up to LOG_BATCH erasures that are not in the erasure log yet, oldest first. */
export async function unloggedErasures(db: Database | Tx): Promise<Erasure[]> {
  return db
    .select({ id: erasures.subjectId, kind: erasures.kind, at: erasures.at })
    .from(erasures)
    .where(eq(erasures.logged, false))
    .orderBy(erasures.at)
    .limit(LOG_BATCH);
}

/**
 * Marks every erasure as logged or not; `standing` are the ids in the log. Usually only new ids are sent to the
 * database: a hash of the ids shows that the others are unchanged.
 */
export async function markLogged(db: Database, standing: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ unlogged: string[]; hash: string }>(sql`
    select (select coalesce(json_agg(id), '[]'::json) from (select ${erasures.subjectId} as id from ${erasures}
        where not ${erasures.logged} limit ${LOG_BATCH}) as new) as unlogged,
      encode(sha256(coalesce(string_agg(${erasures.subjectId}::text, ' ' order by ${erasures.subjectId}), '')::bytea), 'hex')
        as hash
    from ${erasures} where ${erasures.logged}`);
  const unlogged = new Set(rows[0]?.unlogged);
  if (hashOf(standing.filter((id) => !unlogged.has(id))) !== rows[0]?.hash) return noteAll(db, standing);
  const added = standing.filter((id) => unlogged.has(id));
  if (added.length > 0) await db.update(erasures).set({ logged: true }).where(inArray(erasures.subjectId, added));
}

/** Must compute the same hash as the SQL of markLogged. */
function hashOf(ids: readonly string[]): string {
  return createHash('sha256').update(ids.toSorted().join(' ')).digest('hex');
}

async function noteAll(db: Database, standing: readonly string[]): Promise<void> {
  const isStanding = sql`${erasures.subjectId} in (
    select id::uuid from jsonb_array_elements_text(${JSON.stringify(standing)}::jsonb) as standing(id))`;
  await db
    .update(erasures)
    .set({ logged: not(erasures.logged) })
    .where(sql`${erasures.logged} <> (${isStanding})`);
}

/** Disables the statement timeout until the transaction ends, and the limit on silence that relies on it. */
export async function disableStatementTimeout(tx: Tx): Promise<void> {
  allowSilenceIn(tx);
  await tx.execute(sql`set local statement_timeout = 0`);
}

/** Returns the ids that this database has not recorded as erased. */
export async function notErased(db: Database | Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select wanted.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as wanted(id)
    where not exists (select from ${erasures} where ${erasures.subjectId} = wanted.id::uuid)`);
  return rows.map(({ id }) => id);
}

/**
 * Locks the teams, classes, teachers and council sessions among these ids that exist. Leaves out a class that has a team outside the
 * list, and a teacher who has such a class.
 */
export async function lockLive(tx: Tx, ids: readonly string[]): Promise<DeletionSet> {
  if (ids.length === 0) return { schools: [], teachers: [], classes: [], teams: [], councils: [] };
  const wanted = sql`(select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as wanted(id))`;
  const list = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const hasOther = (table: typeof classes | typeof teams, owner: ReturnType<typeof sql>) =>
    sql`exists (select from ${table} where ${owner} and ${table.id} not in ${wanted})`;
  const liveTeams = tx.select({ id: teams.id }).from(teams).where(sql`${teams.id} in ${wanted}`);
  const held = list(await liveTeams.orderBy(teams.id).for('update'));
  const liveClasses = tx
    .select({ id: classes.id })
    .from(classes)
    .where(sql`${classes.id} in ${wanted} and not ${hasOther(teams, sql`${teams.classId} = ${classes.id}`)}`);
  const emptied = list(await liveClasses.orderBy(classes.id).for('update'));
  const keptClass = sql`exists (select from ${classes} where ${eq(classes.teacherId, teachers.id)}
    and ${classes.id} not in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(emptied)}::jsonb) as e(id)))`;
  const liveTeachers = tx
    .select({ id: teachers.id })
    .from(teachers)
    .where(sql`${teachers.id} in ${wanted} and not ${keptClass}`);
  const liveCouncils = tx.select({ id: councils.id }).from(councils).where(sql`${councils.id} in ${wanted}`);
  return {
    schools: [],
    teachers: list(await liveTeachers.for('update')),
    classes: emptied,
    teams: held,
    councils: list(await liveCouncils.for('update')),
  };
}
