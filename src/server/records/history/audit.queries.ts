import { and, eq, gt } from 'drizzle-orm';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { audit as history } from '#server/db/schema/history.ts';

/** Who acts, and when; `caller` null: nobody signed in, the server acts itself. */
export interface DoneBy {
  caller: { accountId: string } | null;
  at: Date;
}

/** The account, class or school that something is done to. */
export interface AuditSubject {
  id: string;
  /** As it is called now; left out where no name may be kept. */
  name?: string;
  /** The teacher whose data it is: she may read the entry. Left out or null: administrators, and whoever acts. */
  ownerId?: string | null;
}

/** Never a password, never a text that somebody wrote. */
export type AuditDetails = Record<string, unknown>;

/** Writes of one kind of saving are one entry in the history for so long, in milliseconds. */
const ONE_ENTRY_MS = 10 * 60_000;

/** Records who did what to whom, in the transaction that does it. Returns the entry's id. */
export async function audit(
  db: Database | Tx,
  by: DoneBy,
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
  by: DoneBy,
  action: AuditAction,
  entries: readonly { subject: AuditSubject; details?: AuditDetails }[],
): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(history).values(entries.map(({ subject, details }) => rowOf(by, action, subject, details)));
}

/** Records what saves itself again and again: the same caller, action, subject and details within 10 minutes are one entry. */
export async function auditOnce(
  tx: Tx,
  by: DoneBy & { caller: { accountId: string } },
  action: AuditAction,
  subject: AuditSubject,
  details: AuditDetails = {},
): Promise<void> {
  const isSame = and(
    eq(history.subjectId, subject.id),
    gt(history.at, new Date(by.at.getTime() - ONE_ENTRY_MS)),
    eq(history.accountId, by.caller.accountId),
    eq(history.action, action),
    eq(history.details, details),
  );
  if ((await tx.$count(history, isSame)) === 0) await audit(tx, by, action, subject, details);
}

/** Returns a record of a teacher's as a subject of the history. */
export function ownedSubject({ id, name, teacherId }: { id: string; name: string; teacherId: string }): AuditSubject {
  return { id, name, ownerId: teacherId };
}

function rowOf({ caller, at }: DoneBy, action: AuditAction, subject: AuditSubject, details?: AuditDetails) {
  return {
    accountId: caller?.accountId ?? null,
    viaSystem: caller === null,
    action,
    subjectId: subject.id,
    subjectName: subject.name,
    ownerId: subject.ownerId,
    at,
    details,
  };
}
