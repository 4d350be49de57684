import type { Council } from '#contract/council/session/councils.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { retryOnDeadlock } from '#server/db/retryOnDeadlock.ts';
import type { Caller, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { type AuditDetails, auditEach, ownedSubject } from '#server/records/history/audit.queries.ts';
import { councilReadsOf } from './CouncilReads.ts';
import { type CouncilRow, findCouncil } from './councilRow.queries.ts';
import { canSteerCouncil } from './councils.policy.ts';
import { presentCouncil } from './councils.presenter.ts';
import { notifyWatchers } from './notifyCouncil.ts';
import { lockCouncil, watchersOf } from './steering.queries.ts';

interface CouncilCall {
  caller: Caller;
  councilId: string;
  services: Services;
}

interface CouncilWork {
  row: CouncilRow;
  now: number;
  /** Records an action on each class of the session in this transaction. */
  note: (action: AuditAction, details?: AuditDetails) => Promise<void>;
}

/** Locks a session of the caller, runs `work`, notifies its devices and pages, and returns the changed session. */
export async function inCouncil(
  { caller, councilId, services }: CouncilCall,
  work: (tx: Tx, given: CouncilWork) => Promise<void>,
): Promise<Council> {
  const { db } = services;
  const change = async (tx: Tx) => {
    const row = await lockCouncil(tx, councilId);
    if (row === null) throw new Refusal('notFound');
    requireAllowed(canSteerCouncil(caller, row.classes));
    const now = services.now();
    const by = { caller, at: new Date(now) };
    const note: CouncilWork['note'] = (action, more = {}) => {
      const details = { council: councilId, ...more };
      return auditEach(
        tx,
        by,
        action,
        row.classes.map((one) => ({ subject: ownedSubject(one), details })),
      );
    };
    await work(tx, { row, now, note });
    return row.code;
  };
  const code = await retryOnDeadlock(() => db.transaction(change));
  councilReadsOf(db).forgetHall(code);
  await notifyWatchers(db, await watchersOf(db, councilId));
  return readPresented(services, councilId);
}

/** Reads a session for its teacher. Throws notFound when it does not exist. */
export async function readPresented({ db, now }: Services, councilId: string): Promise<Council> {
  const row = await findCouncil(db, councilId);
  if (row === null) throw new Refusal('notFound');
  return presentCouncil(row, now());
}
