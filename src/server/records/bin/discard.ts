import type { Binned } from '#contract/records/bin.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { Caller, Services } from '#server/http/handler.ts';
import { audit } from '../history/audit.queries.ts';
import { type Discarded, moveToBin } from './bin.queries.ts';
import type { DeletionSet } from './binRows.queries.ts';

type Thing = Pick<Discarded, 'kind' | 'subjectId' | 'name' | 'ownerId'> & { going: Partial<DeletionSet> };

const NOTHING: DeletionSet = { schools: [], teachers: [], classes: [], teams: [] };

/**
 * Deletes a thing with what goes with it, so that it can be restored for 30 days. The caller's permission is decided
 * already, and the locks are held (see moveToBin). `action` is the name of the call.
 */
export async function discard(
  tx: Tx,
  { caller, services, action }: { caller: Caller; services: Pick<Services, 'now'>; action: AuditAction },
  thing: Thing,
): Promise<Binned> {
  const at = new Date(services.now());
  const going = { ...NOTHING, ...thing.going };
  const binned = await moveToBin(tx, { ...thing, going, deletedBy: caller.accountId, at, days: BIN_DAYS });
  const { subjectId: id, ownerId, name } = thing;
  await audit(tx, { caller, at }, action, { id, name, ownerId }, { ...binned.counts });
  return binned;
}
