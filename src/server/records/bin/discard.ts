import type { Binned } from '#contract/records/bin.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { Caller, Services } from '#server/http/handler.ts';
import { audit } from '../history/audit.queries.ts';
import { moveToBin, type NewBinEntry } from './bin.queries.ts';
import type { DeletionSet } from './binRows.queries.ts';

type Subject = Pick<NewBinEntry, 'kind' | 'subjectId' | 'name' | 'ownerId'> & { deletionSet: Partial<DeletionSet> };

const NOTHING: DeletionSet = { schools: [], teachers: [], classes: [], teams: [], councils: [] };

/**
 * Moves a subject with its deletion set to the bin, restorable for 30 days (BIN_DAYS), and records `action` in the
 * audit. The caller has checked the permission and holds the locks (see moveToBin).
 */
export async function discard(
  tx: Tx,
  { caller, services, action }: { caller: Caller; services: Pick<Services, 'now'>; action: AuditAction },
  thing: Subject,
): Promise<Binned> {
  const at = new Date(services.now());
  const deletionSet = { ...NOTHING, ...thing.deletionSet };
  const binned = await moveToBin(tx, { ...thing, deletionSet, deletedBy: caller.accountId, at, days: BIN_DAYS });
  const { subjectId: id, ownerId, name } = thing;
  await audit(tx, { caller, at }, action, { id, name, ownerId }, { ...binned.counts });
  return binned;
}
