import { createHash } from 'node:crypto';
import { eq, inArray, not, sql } from 'drizzle-orm';
import { usernameKey } from '#domain/identity/credentials.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { proposals } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { signInFailures } from '#server/db/schema/identity.ts';
import { erasures } from '#server/db/schema/records.ts';
import { classes, teachers, teams } from '#server/db/schema/schema.ts';
import { letGoOf } from '#server/files/blobs.queries.ts';
import { dropParts } from '#server/files/uploads/uploadParts.queries.ts';
import { holdGoing } from '../bin/bin.queries.ts';
import {
  accountNames,
  type BinRows,
  contentsOf,
  type DeletionSet,
  removeRows,
  rowsOf,
} from '../bin/binRows.queries.ts';
import { scrubBin, subjectsIn } from '../bin/binScrub.queries.ts';

/** Lines whose details are ids and numbers that other lines count with. */
const COUNTED = ['runImport', 'undoImport'];
/** One statement writes or reads at most so many. */
const LOG_BATCH = 1_000;

export interface Erasure {
  kind: string;
  id: string;
  at: Date;
}

/** What an erasure leaves outside the database, to be removed once it is in. */
export interface Traces {
  /** Contents that it held. */
  contents: string[];
  teams: number;
  classes: number;
}

/**
 * Removes these things with everything of them and about them, in the bin too, and notes their ids. `binned` are ids of
 * what lies in the bin alone. The caller has decided that it may, holds the bin, and the teams and classes.
 */
export async function eraseRows(
  tx: Tx,
  { going, binned, at }: { going: DeletionSet; binned: readonly string[]; at: Date },
): Promise<Traces> {
  await holdGoing(tx, going);
  const halfSent = await dropParts(tx, going.teams, at);
  const live = await removeRows(tx, going);
  const spoken = rowsOf(live, proposals)
    .filter(({ team_id }) => going.teams.includes(String(team_id)))
    .map(({ id }) => String(id));
  const named = [...going.classes, ...going.teams, ...going.teachers, ...binned];
  const rows = [...live, ...(await scrubBin(tx, [...named, ...spoken]))];
  const subjects = subjectsIn(rows);
  await forgetNames(tx, [...named, ...subjects.map(({ id }) => id)]);
  await forgetFailures(tx, rows);
  const whole = contentsOf(rows);
  await letGoOf(tx, whole, at);
  await noteErasures(
    tx,
    subjects.map((subject) => ({ ...subject, at })),
  );
  const count = (wanted: string) => subjects.filter(({ kind }) => kind === wanted).length;
  return { contents: [...whole, ...halfSent], teams: count('team'), classes: count('class') };
}

/** What the audit says about these things keeps who did what and when, and loses what it was called. */
export async function forgetNames(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  const counted = inArray(audit.action, COUNTED);
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

/** Ids alone; noted again, one stays as it was. */
export async function noteErasures(tx: Tx, noted: readonly Erasure[], logged = false): Promise<void> {
  const rows = noted.map(({ id, kind, at }) => ({ subjectId: id, kind, at, logged }));
  for (let from = 0; from < rows.length; from += LOG_BATCH) {
    await tx
      .insert(erasures)
      .values(rows.slice(from, from + LOG_BATCH))
      .onConflictDoNothing();
  }
}

/** What the log beside the database does not have yet. */
export async function unloggedErasures(db: Database | Tx): Promise<Erasure[]> {
  return db
    .select({ id: erasures.subjectId, kind: erasures.kind, at: erasures.at })
    .from(erasures)
    .where(eq(erasures.logged, false))
    .orderBy(erasures.at)
    .limit(LOG_BATCH);
}

/**
 * Notes of every erasure whether it is in the log, whose ids are these. Usually only those are sent that were not in the
 * log before: that the others are the same is told by a hash of their ids.
 */
export async function noteLogged(db: Database, standing: readonly string[]): Promise<void> {
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

/** As the database makes it of the ids that are logged. */
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

/** Until the transaction ends no statement of it is cut off. */
export async function liftTimeLimit(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}

/** Those of these ids that this database has not erased. */
export async function notErased(db: Database | Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select wanted.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as wanted(id)
    where not exists (select from ${erasures} where ${erasures.subjectId} = wanted.id::uuid)`);
  return rows.map(({ id }) => id);
}

/**
 * Which of these are there, held until the transaction ends. A class stays out while a team is in it that is not among
 * them, and a teacher while she has such a class.
 */
export async function lockLive(tx: Tx, ids: readonly string[]): Promise<DeletionSet> {
  if (ids.length === 0) return { schools: [], teachers: [], classes: [], teams: [] };
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
  return { schools: [], teachers: list(await liveTeachers.for('update')), classes: emptied, teams: held };
}
