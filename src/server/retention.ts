import { KEEP_LAST_CALL_DAYS, KEEP_WARNING_DAYS } from '#domain/limits.ts';
import { dayOf, isDue } from '#domain/retention.ts';
import { recordAudit } from './db/audit.ts';
import { lockOver, moveToBin } from './db/bin.ts';
import { holdBin, removeEntries, subjectsIn } from './db/binScrub.ts';
import { forgetNames, type Traces } from './db/erasures.ts';
import type { Tx } from './db/open.ts';
import { classesPast, countWarnedDay, lockKept } from './db/retention.ts';
import { lockTeamsOf } from './db/teams.ts';
import { eraseBinned } from './erasure.ts';
import type { Services } from './handler.ts';

const DAY_MS = 24 * 60 * 60_000;

type Keeping = Pick<Services, 'db' | 'now'>;

/**
 * Lays classes whose time is over, and whose end was announced long enough, into the bin for a last call, and counts
 * today's announcement for the others. Answers how many went.
 */
export async function endClasses({ db, now }: Keeping): Promise<number> {
  const today = dayOf(now());
  let ended = 0;
  for (const classId of await classesPast(db, today, KEEP_WARNING_DAYS)) {
    if (await db.transaction((tx) => endClass(tx, classId, now()))) ended += 1;
  }
  await countWarnedDay(db, today, KEEP_WARNING_DAYS);
  return ended;
}

async function endClass(tx: Tx, classId: string, nowMs: number): Promise<boolean> {
  const found = await lockKept(tx, classId);
  if (found === null || !isDue(found.kept, dayOf(nowMs))) return false;
  const { name, teacherId: ownerId } = found;
  const going = { schools: [], teachers: [], classes: [classId], teams: await lockTeamsOf(tx, [classId]) };
  const at = new Date(nowMs);
  const goesAt = new Date(nowMs + KEEP_LAST_CALL_DAYS * DAY_MS);
  const thing = { kind: 'class', subjectId: classId, name, ownerId, going, deletedBy: null, at, goesAt } as const;
  const { counts } = await moveToBin(tx, thing);
  const entry = { accountId: null, viaSystem: true, action: 'endClass', subjectId: classId, subjectName: name };
  await recordAudit(tx, { ...entry, ownerId, at, details: { ...counts } });
  return true;
}

/**
 * Forgets what has lain in the bin for its days, a bounded number: what somebody deleted goes, and the history keeps no
 * name of it; a class whose time was over is erased as by hand. Answers how many entries, and what is left to remove.
 */
export async function emptyBin({ db, now }: Keeping): Promise<{ binned: number; traces: Traces[] }> {
  const at = new Date(now());
  return db.transaction(async (tx) => {
    await holdBin(tx);
    const over = await lockOver(tx, at);
    const traces: Traces[] = [];
    for (const entry of over) {
      const { subjectId, ownerId } = entry;
      const act = { accountId: null, action: 'eraseEnded', subjectId, ownerId, at };
      if (entry.isOver) traces.push(await eraseBinned(tx, act, entry));
    }
    const deleted = over.filter(({ isOver }) => !isOver);
    const subjects = deleted.flatMap(({ rows }) => subjectsIn(rows)).map(({ id }) => id);
    await forgetNames(tx, subjects);
    await removeEntries(
      tx,
      deleted.map(({ id }) => id),
    );
    return { binned: over.length, traces };
  });
}
