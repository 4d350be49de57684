import { and, eq, gt } from 'drizzle-orm';
import type { AuditAction } from '#domain/records/auditActions.ts';
import { storableJson } from '#server/db/jsonTexts.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { audit as history } from '#server/db/schema/history.ts';

/** The actor and the time of an action; `caller` is null when the server acts without a signed-in account. */
export interface AuditContext {
  caller: { accountId: string } | null;
  at: Date;
}

/** The account, class or school that an action changes. */
export interface AuditSubject {
  id: string;
  /** The current name; omitted where no name may be kept. */
  name?: string;
  /** The teacher who owns the data and may read the entry. Without one, only administrators and the actor may. */
  ownerId?: string | null;
}

/** Must contain no password and no text that a person wrote. */
export type AuditDetails = Record<string, unknown>;

/** Equal actions within this time, in milliseconds, become one entry (auditOnce). */
const ONE_ENTRY_MS = 10 * 60_000;

/** Records an action in the transaction that performs it. Returns the entry's id. */
export async function audit(
  db: Database | Tx,
  by: AuditContext,
  action: AuditAction,
  subject: AuditSubject,
  details?: AuditDetails,
): Promise<number> {
  const [row] = await db
    .insert(history)
    .values(rowOf(by, action, subject, details))
    .returning({ id: history.id });
  if (!row) throw new Error('The history was not written.');
  return row.id;
}

/** Records the same action on several subjects in one statement. */
export async function auditEach(
  db: Database | Tx,
  by: AuditContext,
  action: AuditAction,
  entries: readonly { subject: AuditSubject; details?: AuditDetails }[],
): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(history).values(entries.map(({ subject, details }) => rowOf(by, action, subject, details)));
}

/** Records a repeated automatic save: the same caller, action, subject and details within 10 minutes make one entry. */
export async function auditOnce(
  tx: Tx,
  by: AuditContext & { caller: { accountId: string } },
  action: AuditAction,
  subject: AuditSubject,
  details: AuditDetails = {},
): Promise<void> {
  const isSame = and(
    eq(history.subjectId, subject.id),
    gt(history.at, new Date(by.at.getTime() - ONE_ENTRY_MS)),
    eq(history.accountId, by.caller.accountId),
    eq(history.action, action),
    eq(history.details, storableJson(details)),
  );
  if ((await tx.$count(history, isSame)) === 0) await audit(tx, by, action, subject, details);
}

/** Returns the audit subject of a record that a teacher owns. */
export function ownedSubject({ id, name, teacherId }: { id: string; name: string; teacherId: string }): AuditSubject {
  return { id, name, ownerId: teacherId };
}

function rowOf({ caller, at }: AuditContext, action: AuditAction, subject: AuditSubject, details?: AuditDetails) {
  return {
    accountId: caller?.accountId ?? null,
    viaSystem: caller === null,
    action,
    subjectId: subject.id,
    subjectName: subject.name,
    ownerId: subject.ownerId,
    at,
    details: details && storableJson(details),
  };
}
