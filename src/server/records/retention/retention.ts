import { KEEP_LAST_CALL_DAYS, KEEP_WARNING_DAYS } from '#domain/limits.ts';
import { dayOf, isDue } from '#domain/records/retention.ts';
import { databaseProblem } from '#server/db/databaseErrors.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { Services } from '#server/http/handler.ts';
import { lockTeamsOf } from '#server/school/teams.queries.ts';
import { countBinDay, listOver, lockBin, lockExpiredEntry, moveToBin, removeBinned } from '../bin/bin.queries.ts';
import { subjectsIn } from '../bin/binScrub.queries.ts';
import { eraseBinned } from '../erasure/erasure.ts';
import { clearAuditNames, type ErasureResult } from '../erasure/erasures.queries.ts';
import { audit, ownedSubject } from '../history/audit.queries.ts';
import { countWarnedDay, listExpiredClasses, lockKept } from './retention.queries.ts';

type RetentionServices = Pick<Services, 'db' | 'now' | 'env'>;

/**
 * Moves expired classes to the bin for KEEP_LAST_CALL_DAYS once their end was announced for KEEP_WARNING_DAYS, and
 * counts today's announcement for the others. Does nothing unless RETENTION=auto (ruling 29). One transaction a class:
 * a failure does not stop the others. Returns how many classes were moved.
 */
export async function expireClasses({ db, now, env }: RetentionServices): Promise<number> {
  if (env.retention === 'ask') return 0;
  const today = dayOf(now());
  let ended = 0;
  const failures = await runEach(await listExpiredClasses(db, today, KEEP_WARNING_DAYS), async (classId) => {
    if (await db.transaction((tx) => endClass(tx, classId, now()))) ended += 1;
  });
  await countWarnedDay(db, today, KEEP_WARNING_DAYS);
  const failure = failureOf(failures, 'Classes could not be ended.');
  if (failure !== null) throw failure;
  return ended;
}

/** Runs `work` for each id and returns the errors; stops early only when the database is down. */
async function runEach(ids: readonly string[], work: (id: string) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      failures.push(error);
      if (databaseProblem(error)?.kind === 'down') break;
    }
  }
  return failures;
}

/** The log prints only the cause, so the first failure is given as the cause. */
function failureOf(failures: readonly unknown[], message: string): AggregateError | null {
  return failures.length === 0 ? null : new AggregateError(failures, message, { cause: failures[0] });
}

async function endClass(tx: Tx, classId: string, nowMs: number): Promise<boolean> {
  const found = await lockKept(tx, classId);
  if (found === null || !isDue(found.kept, dayOf(nowMs))) return false;
  const { name, teacherId: ownerId } = found;
  const deletionSet = {
    schools: [],
    teachers: [],
    classes: [classId],
    teams: await lockTeamsOf(tx, [classId]),
    councils: [],
  };
  const at = new Date(nowMs);
  const gone = { kind: 'class', subjectId: classId, name, ownerId, deletionSet, deletedBy: null, at } as const;
  const { counts } = await moveToBin(tx, { ...gone, days: KEEP_LAST_CALL_DAYS });
  await audit(tx, { caller: null, at }, 'endClass', ownedSubject(found), { ...counts });
  return true;
}

interface EmptyBinResult {
  binned: number;
  /** Files that remain to be removed (removeErasedFiles). */
  erased: ErasureResult[];
  /** Why the remaining entries could not be removed. */
  failure: Error | null;
}

/**
 * Counts today for the entries of the bin and removes a bounded number of those that are over. An entry that a person
 * deleted is dropped and its names leave the history; an expired class is erased as if by hand, only with
 * RETENTION=auto. One transaction an entry: a failure does not stop the others.
 */
export async function emptyBin({ db, now, env }: RetentionServices): Promise<EmptyBinResult> {
  const at = new Date(now());
  await countBinDay(db, { today: dayOf(now()), retention: env.retention });
  let binned = 0;
  const erased: ErasureResult[] = [];
  const failures = await runEach(await listOver(db, { now: at, retention: env.retention }), async (binId) => {
    const left = await db.transaction((tx) => forgetEntry(tx, binId, at));
    if (left === null) return;
    binned += 1;
    erased.push(...left);
  });
  return { binned, erased, failure: failureOf(failures, 'Entries of the bin could not be forgotten.') };
}

/** Returns null when the entry is gone already. */
async function forgetEntry(tx: Tx, binId: string, at: Date): Promise<ErasureResult[] | null> {
  await lockBin(tx);
  const entry = await lockExpiredEntry(tx, binId);
  if (entry === null) return null;
  const { subjectId, ownerId, rows } = entry;
  const act = { caller: null, at, action: 'eraseEnded', subject: { id: subjectId, ownerId } } as const;
  if (entry.isOver) return [await eraseBinned(tx, act, entry)];
  await clearAuditNames(
    tx,
    subjectsIn(rows).map(({ id }) => id),
  );
  await removeBinned(tx, binId);
  return [];
}
