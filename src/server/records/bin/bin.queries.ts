import { and, count, desc, eq, gt, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { BinKind } from '#contract/records/bin.ts';
import { DAY_MS } from '#domain/day.ts';
import type { BinStay, Retention } from '#domain/records/retention.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { atPage, type PageOf } from '#server/db/paging.ts';
import { proposals } from '#server/db/schema/council.ts';
import { bin, binBlobs } from '#server/db/schema/records.ts';
import { accounts, teachers } from '#server/db/schema/schema.ts';
import { dropParts } from '#server/files/uploads/uploadParts.queries.ts';
import { actorName } from '../history/actorName.queries.ts';
import { type BinRow, type BinRows, contentsOf, type DeletionSet, removeRows } from './binRows.queries.ts';
import { holdsAnyOf, noteSubjects } from './binSubjects.queries.ts';

type BinCounts = { teams: number; classes: number };

/** What is deleted, and everything that goes with it. */
export interface Discarded {
  kind: BinKind;
  subjectId: string;
  name: string;
  /** The teacher whose it was; null for schools. */
  ownerId: string | null;
  going: DeletionSet;
  /** Null: nobody; the time for which the class was kept was over. */
  deletedBy: string | null;
  at: Date;
  /** For how many days it can be restored. */
  days: number;
}

export interface BinListRow {
  id: string;
  kind: BinKind;
  name: string;
  counts: BinCounts;
  deletedAt: Date;
  /** The name of who deleted it; null when that account is gone, and when nobody did. */
  deletedBy: string | null;
  /** Nobody deleted it: the time for which the class was kept was over. */
  isOver: boolean;
  stay: BinStay;
}

export type Binned = Pick<Discarded, 'kind' | 'subjectId' | 'name' | 'ownerId'> & { id: string; rows: BinRows };

/** A row whose other side is not there: it waits for a row of `holder.table`. */
export interface Stray {
  holder: { table: string; id: string };
  table: string;
  row: BinRow;
}

/** Whose entries: a teacher's own, or all; nothing whose time is over at `now`. */
type BinScope = { teacherId: string | undefined } & BinMoment;
/** When it is looked at, and whether what nobody deleted goes by itself. */
type BinMoment = { now: Date; retention: Retention };

/** One run of tidying forgets at most so many. */
const EMPTY_BATCH = 50;

const BINNED = {
  id: bin.id,
  kind: bin.kind,
  subjectId: bin.subjectId,
  name: bin.name,
  ownerId: bin.ownerId,
  rows: bin.rows,
};

/**
 * Takes the rows of a thing and of all that belongs to it out of their tables and lays them in the bin. The caller holds
 * the locks of the thing and its teams; the accounts' are taken here, so that no file can come in between, and the
 * proposals', so that stars and comments of other teams that are being written are waited for and go along.
 */
export async function moveToBin(tx: Tx, thing: Discarded): Promise<{ binId: string; counts: BinCounts }> {
  const { going, at, days, ...entry } = thing;
  await holdGoing(tx, going);
  await dropParts(tx, going.teams, at);
  const rows = await removeRows(tx, going);
  const counts = { teams: going.teams.length, classes: going.classes.length };
  const [made] = await tx
    .insert(bin)
    .values({ ...entry, counts, rows, deletedAt: at, goesAt: new Date(at.getTime() + days * DAY_MS), daysLeft: days })
    .returning({ id: bin.id });
  if (!made) throw new Error('The bin took nothing.');
  const contents = contentsOf(rows).map((sha256) => ({ binId: made.id, sha256 }));
  if (contents.length > 0) await tx.insert(binBlobs).values(contents);
  await noteSubjects(tx, [made.id]);
  return { binId: made.id, counts };
}

/** Holds the accounts and the proposals of what goes until the transaction ends. */
export async function holdGoing(tx: Tx, going: DeletionSet): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...going.teachers, ...going.teams]))
    .orderBy(accounts.id)
    .for('update');
  const talkedOf = tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(inArray(proposals.teamId, [...going.teams]));
  await talkedOf.orderBy(proposals.id).for('update');
}

/** One page, the newest first. */
export async function listBin(db: Database, scope: BinScope, part: PageOf): Promise<BinListRow[]> {
  const entries = db
    .select({
      id: bin.id,
      kind: bin.kind,
      name: bin.name,
      counts: bin.counts,
      deletedAt: bin.deletedAt,
      stay: { goesAt: bin.goesAt, daysLeft: bin.daysLeft, countedOn: bin.countedOn },
      isOver: sql<boolean>`${bin.deletedBy} is null`,
      deletedBy: actorName(scope.teacherId, teachers),
    })
    .from(bin)
    .leftJoin(accounts, eq(accounts.id, bin.deletedBy))
    .leftJoin(teachers, eq(teachers.id, bin.deletedBy))
    .where(inScope(scope))
    .orderBy(desc(bin.deletedAt), desc(bin.id))
    .$dynamic();
  const rows = await atPage(entries, part);
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as BinKind }));
}

export async function countBin(db: Database, scope: BinScope): Promise<number> {
  const [row] = await db.select({ total: count() }).from(bin).where(inScope(scope));
  return row?.total ?? 0;
}

/** Locks the whole bin until the transaction ends: nothing is restored meanwhile. Taken before the locks of teams and classes. */
export async function lockBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bin.restore'))`);
}

/**
 * The entry with its rows, if its time is not over; null otherwise. One restoration at a time: until the end of
 * this transaction others wait, so that of two that belong together each sees the other.
 */
export async function lockBinned(tx: Tx, binId: string, moment: BinMoment): Promise<Binned | null> {
  await lockBin(tx);
  const [row] = await tx
    .select(BINNED)
    .from(bin)
    .where(and(eq(bin.id, binId), not(isOver(moment))))
    .for('update');
  return row ? { ...row, kind: row.kind as BinKind } : null;
}

/** Forgets an entry, and what it held. */
export async function removeBinned(tx: Tx, binId: string): Promise<void> {
  await tx.delete(bin).where(eq(bin.id, binId));
}

/**
 * Lays each stray into the entry that holds the row it waits for: it is written again with it. A stray whose row no entry
 * holds goes.
 */
export async function addToHolders(tx: Tx, strays: readonly Stray[]): Promise<void> {
  if (strays.length === 0) return;
  const holders = new Set(strays.map(({ holder }) => holder.id));
  const { rows } = await tx.execute<{ id: string }>(sql`
    with stray as (
      select one -> 'holder' as holder, one -> 'table' as part, one -> 'row' as own
      from jsonb_array_elements(${JSON.stringify(strays)}::jsonb) as strays(one)),
    held as (
      select ${bin.id} as bin_id, jsonb_build_object('table', part -> 'table', 'id', own -> 'id') as holder
      from ${bin}, jsonb_array_elements(${bin.rows}) as parts(part), jsonb_array_elements(part -> 'rows') as owns(own)
      where ${holdsAnyOf(holders)} and part -> 'table' in (select holder -> 'table' from stray)),
    added as (
      select held.bin_id, jsonb_build_object('table', stray.part, 'rows', jsonb_agg(stray.own)) as part
      from stray join held using (holder) group by held.bin_id, stray.part)
    update ${bin} set rows = ${bin.rows} || whole.parts
    from (select bin_id, jsonb_agg(part) as parts from added group by bin_id) whole
    where ${bin.id} = whole.bin_id returning ${bin.id}`);
  await noteSubjects(
    tx,
    rows.map(({ id }) => id),
  );
}

/** A class that changes hands takes along its teams in the bin. */
export async function handOverBinned(
  tx: Tx,
  classId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const inClass = sql`${bin.rows} @> ${JSON.stringify([{ table: 'teams', rows: [{ class_id: classId }] }])}::jsonb`;
  await tx
    .update(bin)
    .set({ ownerId: to })
    .where(and(isTeamOf(from), inClass));
}

/** The classes to which this teacher's teams in the bin belong. */
export function classesOfBinned(teacherId: string): SQL {
  const path = '$[*] ? (@.table == "teams").rows[*].class_id';
  return sql`(select (jsonb_path_query(${bin.rows}, ${path}::jsonpath) #>> '{}')::uuid
    from ${bin} where ${isTeamOf(teacherId)})`;
}

/** Counts this day for everything in the bin that goes by itself, once; what is just being restored or erased is left to the next run. */
export async function countBinDay(
  db: Database,
  { today, retention }: { today: string; retention: Retention },
): Promise<void> {
  const uncounted = db
    .select({ id: bin.id })
    .from(bin)
    .where(and(mayGo(retention), gt(bin.daysLeft, 0), or(isNull(bin.countedOn), ne(bin.countedOn, today))))
    .for('update', { skipLocked: true });
  await db
    .update(bin)
    .set({ daysLeft: sql`${bin.daysLeft} - 1`, countedOn: today })
    .where(inArray(bin.id, uncounted));
}

/** Entries whose time is over at `now`, the oldest first, a bounded number at a time. */
export async function listOver(db: Database, moment: BinMoment): Promise<string[]> {
  const over = db.select({ id: bin.id }).from(bin).where(isOver(moment));
  const rows = await over.orderBy(bin.goesAt, bin.id).limit(EMPTY_BATCH);
  return rows.map(({ id }) => id);
}

/** One of them with its rows, held until the transaction ends; null when it is not there any more. */
export async function lockOver(tx: Tx, binId: string): Promise<(Binned & { isOver: boolean }) | null> {
  const [row] = await tx
    .select({ ...BINNED, isOver: sql<boolean>`${bin.deletedBy} is null` })
    .from(bin)
    .where(eq(bin.id, binId))
    .for('update');
  return row ? { ...row, kind: row.kind as BinKind } : null;
}

function inScope({ teacherId, ...moment }: BinScope): SQL | undefined {
  return and(teacherId === undefined ? undefined : eq(bin.ownerId, teacherId), not(isOver(moment)));
}

/** By the clock and by the days on which the server ran: a clock that runs wild or a summer switched off end nothing. */
function isOver({ now, retention }: BinMoment): SQL {
  return sql`(${bin.goesAt} <= ${now.toISOString()}::timestamptz and ${bin.daysLeft} <= 0 and ${mayGo(retention)})`;
}

/** What a person deleted always goes; what nobody deleted only where the server may erase by itself. */
function mayGo(retention: Retention): SQL {
  return retention === 'auto' ? sql`true` : sql`${bin.deletedBy} is not null`;
}

function isTeamOf(teacherId: string): SQL | undefined {
  return and(eq(bin.kind, 'team'), eq(bin.ownerId, teacherId));
}
