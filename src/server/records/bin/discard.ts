import type { Binned } from '#contract/records/bin.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { Caller, Services } from '#server/http/handler.ts';
import { recordAudit } from '../history/audit.queries.ts';
import { type Discarded, moveToBin } from './bin.queries.ts';
import type { Going } from './binRows.queries.ts';

type Thing = Pick<Discarded, 'kind' | 'subjectId' | 'name' | 'ownerId'> & { going: Partial<Going> };

const NOTHING: Going = { schools: [], teachers: [], classes: [], teams: [] };

/**
 * Deletes a thing with what goes with it, so that it can be restored for 30 days. The caller's permission is decided
 * already, and the locks are held (see moveToBin). `action` is the name of the call.
 */
export async function discard(
  tx: Tx,
  { caller, services, action }: { caller: Caller; services: Pick<Services, 'now'>; action: string },
  thing: Thing,
): Promise<Binned> {
  const at = new Date(services.now());
  const going = { ...NOTHING, ...thing.going };
  const binned = await moveToBin(tx, { ...thing, going, deletedBy: caller.accountId, at, days: BIN_DAYS });
  const { subjectId, ownerId, name: subjectName } = thing;
  const { accountId } = caller;
  await recordAudit(tx, { accountId, action, subjectId, ownerId, subjectName, at, details: { ...binned.counts } });
  return binned;
}
