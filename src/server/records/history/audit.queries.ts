import { and, eq, gt } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { audit } from '#server/db/schema/schema.ts';

export interface AuditEntry {
  /** Null: nobody signed in; the server did it itself. */
  accountId: string | null;
  viaSystem?: boolean;
  /** What was done, in the words of the contract: the name of the call. */
  action: string;
  /** The account, class or school it was done to. */
  subjectId: string;
  at: Date;
  /** Never a password, never a text that somebody wrote. */
  details?: Record<string, unknown>;
  /** The teacher whose data it touched: she may read this line. Left out: administrators, and whoever did it. */
  ownerId?: string | null;
  /** What it was done to, as it was called then. */
  subjectName?: string;
}

/** Writes down who did what to whom, in the transaction that did it. */
export async function recordAudit(db: Database | Tx, entry: AuditEntry): Promise<void> {
  await db.insert(audit).values(entry);
}

/** What is saved while somebody types is one line in the history for so long, in milliseconds. */
const ONE_LINE_MS = 10 * 60_000;

/** The same for what saves itself again and again: the same person, deed and details within 10 minutes are one line. */
export async function recordAuditOnce(tx: Tx, entry: AuditEntry & { accountId: string }): Promise<void> {
  const isSame = and(
    eq(audit.subjectId, entry.subjectId),
    gt(audit.at, new Date(entry.at.getTime() - ONE_LINE_MS)),
    eq(audit.accountId, entry.accountId),
    eq(audit.action, entry.action),
    eq(audit.details, entry.details ?? {}),
  );
  if ((await tx.$count(audit, isSame)) === 0) await recordAudit(tx, entry);
}

/** Several at once; none is well too. Their ids come in the same order. */
export async function recordAudits(db: Database | Tx, entries: readonly AuditEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .insert(audit)
    .values([...entries])
    .returning({ id: audit.id });
  return rows.map(({ id }) => id);
}
