import { and, count, desc, eq, gt, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { BinKind } from '#contract/records/bin.ts';
import { DAY_MS } from '#domain/day.ts';
import type { BinStay, Retention } from '#domain/records/retention.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { atPage, type PageRequest } from '#server/db/paging.ts';
import { proposals } from '#server/db/schema/council.ts';
import { bin, binBlobs } from '#server/db/schema/records.ts';
import { accounts, teachers } from '#server/db/schema/schema.ts';
import { deletePartsOfAccounts } from '#server/files/uploads/uploadParts.queries.ts';
import { actorName } from '../history/actorName.queries.ts';
import { type BinRow, type BinRows, contentsOf, type DeletionSet, removeRows } from './binRows.queries.ts';
import { containsSubject, indexSubjects } from './binSubjects.queries.ts';

type BinCounts = { teams: number; classes: number };

/** A deleted subject and its deletion set. */
export interface NewBinEntry {
  kind: BinKind;
  subjectId: string;
  name: string;
  /** The teacher who owned it; null for schools. */
  ownerId: string | null;
  deletionSet: DeletionSet;
  /** Null when no person deleted it: the class's retention had ended. */
  deletedBy: string | null;
  at: Date;
  /** Number of days for which it can be restored. */
  days: number;
}

export interface BinListRow {
  id: string;
  kind: BinKind;
  name: string;
  counts: BinCounts;
  deletedAt: Date;
  /** Name of the person who deleted it; null when that account is gone or the retention had ended. */
  deletedBy: string | null;
  /** The class's retention had ended; no person deleted it. */
  isOver: boolean;
  stay: BinStay;
}

export type LockedBinEntry = Pick<NewBinEntry, 'kind' | 'subjectId' | 'name' | 'ownerId'> & {
  id: string;
  rows: BinRows;
};

/** A row that cannot be restored yet because the row of `holder.table` that it references is missing. */
export interface Stray {
  holder: { table: string; id: string };
  table: string;
  row: BinRow;
}

/** A teacher's own entries, or all when undefined; without those that are over at `now`. */
type BinScope = { teacherId: string | undefined } & ExpiryContext;
/** The current time, and whether entries that no person deleted expire by themselves. */
type ExpiryContext = { now: Date; retention: Retention };

/** Maximum number of entries that one tidying run removes. */
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
 * Moves the rows of a deletion set from their tables into a new bin entry. The caller holds the locks of the subject and
 * its teams. Locks the accounts, so that no upload starts meanwhile, and the proposals, so that ratings and comments
 * that other teams are writing are committed first and are moved too.
 */
export async function moveToBin(tx: Tx, thing: NewBinEntry): Promise<{ binId: string; counts: BinCounts }> {
  const { deletionSet, at, days, ...entry } = thing;
  await lockDeletionSet(tx, deletionSet);
  await deletePartsOfAccounts(tx, [...deletionSet.teams, ...deletionSet.teachers], at);
  const rows = await removeRows(tx, deletionSet);
  const counts = { teams: deletionSet.teams.length, classes: deletionSet.classes.length };
  const [made] = await tx
    .insert(bin)
    .values({ ...entry, counts, rows, deletedAt: at, goesAt: new Date(at.getTime() + days * DAY_MS), daysLeft: days })
    .returning({ id: bin.id });
  if (!made) throw new Error('The bin entry was not written.');
  const contents = contentsOf(rows).map((sha256) => ({ binId: made.id, sha256 }));
  if (contents.length > 0) await tx.insert(binBlobs).values(contents);
  await indexSubjects(tx, [made.id]);
  return { binId: made.id, counts };
}

/** Locks the accounts and the proposals of a deletion set until the transaction ends. */
export async function lockDeletionSet(tx: Tx, set: DeletionSet): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...set.teachers, ...set.teams]))
    .orderBy(accounts.id)
    .for('update');
  const ownProposals = tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(inArray(proposals.teamId, [...set.teams]));
  await ownProposals.orderBy(proposals.id).for('update');
}

/** Lists one page of entries, newest first. */
export async function listBin(db: Database, scope: BinScope, part: PageRequest): Promise<BinListRow[]> {
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

/** Locks the bin against restores until the transaction ends. Must be taken before the locks of teams and classes. */
export async function lockBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bin.restore'))`);
}

/**
 * Locks the bin and an entry and returns it with its rows; null when it does not exist or is over. Restores run one at
 * a time, so that of two entries that reference each other the later restore sees the rows of the earlier one.
 */
export async function lockBinned(tx: Tx, binId: string, moment: ExpiryContext): Promise<LockedBinEntry | null> {
  await lockBin(tx);
  const [row] = await tx
    .select(BINNED)
    .from(bin)
    .where(and(eq(bin.id, binId), not(isOver(moment))))
    .for('update');
  return row ? { ...row, kind: row.kind as BinKind } : null;
}

/** Deletes an entry with its rows. */
export async function removeBinned(tx: Tx, binId: string): Promise<void> {
  await tx.delete(bin).where(eq(bin.id, binId));
}

/**
 * Adds each stray to the entry that holds its missing row, to be restored with that entry. Drops a stray whose missing
 * row is in no entry.
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
      where ${containsSubject(holders)} and part -> 'table' in (select holder -> 'table' from stray)),
    added as (
      select held.bin_id, jsonb_build_object('table', stray.part, 'rows', jsonb_agg(stray.own)) as part
      from stray join held using (holder) group by held.bin_id, stray.part)
    update ${bin} set rows = ${bin.rows} || whole.parts
    from (select bin_id, jsonb_agg(part) as parts from added group by bin_id) whole
    where ${bin.id} = whole.bin_id returning ${bin.id}`);
  await indexSubjects(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Gives the class's teams in the bin to the class's new teacher. */
export async function reassignBinnedTeams(
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

/** Returns the subquery of the classes to which this teacher's teams in the bin belong. */
export function classesOfBinned(teacherId: string): SQL {
  const path = '$[*] ? (@.table == "teams").rows[*].class_id';
  return sql`(select (jsonb_path_query(${bin.rows}, ${path}::jsonpath) #>> '{}')::uuid
    from ${bin} where ${isTeamOf(teacherId)})`;
}

/** Counts `today` once for every entry that expires by itself; skips entries that are locked by a restore or erasure. */
export async function countBinDay(
  db: Database,
  { today, retention }: { today: string; retention: Retention },
): Promise<void> {
  const uncounted = db
    .select({ id: bin.id })
    .from(bin)
    .where(and(mayExpire(retention), gt(bin.daysLeft, 0), or(isNull(bin.countedOn), ne(bin.countedOn, today))))
    .for('update', { skipLocked: true });
  await db
    .update(bin)
    .set({ daysLeft: sql`${bin.daysLeft} - 1`, countedOn: today })
    .where(inArray(bin.id, uncounted));
}

/** Lists at most EMPTY_BATCH entries that are over at `now`, oldest first. */
export async function listOver(db: Database, moment: ExpiryContext): Promise<string[]> {
  const over = db.select({ id: bin.id }).from(bin).where(isOver(moment));
  const rows = await over.orderBy(bin.goesAt, bin.id).limit(EMPTY_BATCH);
  return rows.map(({ id }) => id);
}

/** Locks such an entry and returns it with its rows; null when it does not exist any more. */
export async function lockExpiredEntry(tx: Tx, binId: string): Promise<(LockedBinEntry & { isOver: boolean }) | null> {
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

/** Requires both the date and the days on which the server ran: a wrong clock or a server off all summer ends nothing. */
function isOver({ now, retention }: ExpiryContext): SQL {
  return sql`(${bin.goesAt} <= ${now.toISOString()}::timestamptz and ${bin.daysLeft} <= 0 and ${mayExpire(retention)})`;
}

/** An entry that a person deleted always expires; one that no person deleted expires only with RETENTION=auto. */
function mayExpire(retention: Retention): SQL {
  return retention === 'auto' ? sql`true` : sql`${bin.deletedBy} is not null`;
}

function isTeamOf(teacherId: string): SQL | undefined {
  return and(eq(bin.kind, 'team'), eq(bin.ownerId, teacherId));
}
