import { KEEP_LAST_CALL_DAYS, KEEP_WARNING_DAYS } from '#domain/limits.ts';
import { dayOf, isDue } from '#domain/records/retention.ts';
import { databaseProblem } from '#server/db/databaseErrors.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { Services } from '#server/http/handler.ts';
import { lockTeamsOf } from '#server/school/teams.queries.ts';
import { countBinDay, listOver, lockBin, lockOver, moveToBin, removeBinned } from '../bin/bin.queries.ts';
import { subjectsIn } from '../bin/binScrub.queries.ts';
import { eraseBinned } from '../erasure/erasure.ts';
import { forgetNames, type Traces } from '../erasure/erasures.queries.ts';
import { audit, ownedSubject } from '../history/audit.queries.ts';
import { classesPast, countWarnedDay, lockKept } from './retention.queries.ts';

type Keeping = Pick<Services, 'db' | 'now' | 'env'>;

/**
 * Does nothing unless RETENTION=auto (ruling 29). Then it lays classes whose time is over, and whose end was announced long enough, into the bin for a last call, and counts
 * today's announcement for the others. Each by itself: one that cannot go holds back no other. Answers how many went.
 */
export async function endClasses({ db, now, env }: Keeping): Promise<number> {
  if (env.retention === 'ask') return 0;
  const today = dayOf(now());
  let ended = 0;
  const failures = await eachAlone(await classesPast(db, today, KEEP_WARNING_DAYS), async (classId) => {
    if (await db.transaction((tx) => endClass(tx, classId, now()))) ended += 1;
  });
  await countWarnedDay(db, today, KEEP_WARNING_DAYS);
  const failure = failureOf(failures, 'Classes could not be ended.');
  if (failure !== null) throw failure;
  return ended;
}

/** What failed; goes on to the next unless the database itself is at fault. */
async function eachAlone(ids: readonly string[], work: (id: string) => Promise<void>): Promise<unknown[]> {
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

/** The log tells the cause alone: one stands for all. */
function failureOf(failures: readonly unknown[], message: string): AggregateError | null {
  return failures.length === 0 ? null : new AggregateError(failures, message, { cause: failures[0] });
}

async function endClass(tx: Tx, classId: string, nowMs: number): Promise<boolean> {
  const found = await lockKept(tx, classId);
  if (found === null || !isDue(found.kept, dayOf(nowMs))) return false;
  const { name, teacherId: ownerId } = found;
  const going = { schools: [], teachers: [], classes: [classId], teams: await lockTeamsOf(tx, [classId]) };
  const at = new Date(nowMs);
  const gone = { kind: 'class', subjectId: classId, name, ownerId, going, deletedBy: null, at } as const;
  const { counts } = await moveToBin(tx, { ...gone, days: KEEP_LAST_CALL_DAYS });
  await audit(tx, { caller: null, at }, 'endClass', ownedSubject(found), { ...counts });
  return true;
}

interface Emptied {
  binned: number;
  /** What is left to remove. */
  traces: Traces[];
  /** Why others could not go. */
  failure: Error | null;
}

/**
 * Forgets what has lain in the bin for its days, which are counted here, a bounded number: what somebody deleted goes, and
 * the history keeps no name of it; a class whose time was over is erased as by hand, but only with RETENTION=auto. Each by
 * itself: one that cannot go holds back no other.
 */
export async function emptyBin({ db, now, env }: Keeping): Promise<Emptied> {
  const at = new Date(now());
  await countBinDay(db, { today: dayOf(now()), retention: env.retention });
  let binned = 0;
  const traces: Traces[] = [];
  const failures = await eachAlone(await listOver(db, { now: at, retention: env.retention }), async (binId) => {
    const left = await db.transaction((tx) => forgetEntry(tx, binId, at));
    if (left === null) return;
    binned += 1;
    traces.push(...left);
  });
  return { binned, traces, failure: failureOf(failures, 'Entries of the bin could not be forgotten.') };
}

/** Null when the entry is gone already. */
async function forgetEntry(tx: Tx, binId: string, at: Date): Promise<Traces[] | null> {
  await lockBin(tx);
  const entry = await lockOver(tx, binId);
  if (entry === null) return null;
  const { subjectId, ownerId, rows } = entry;
  const act = { caller: null, at, action: 'eraseEnded', subject: { id: subjectId, ownerId } } as const;
  if (entry.isOver) return [await eraseBinned(tx, act, entry)];
  await forgetNames(
    tx,
    subjectsIn(rows).map(({ id }) => id),
  );
  await removeBinned(tx, binId);
  return [];
}
