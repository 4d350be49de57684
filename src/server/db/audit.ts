import type { Database, Tx } from './open.ts';
import { audit } from './schema.ts';

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

/** Several at once; none is well too. Their ids come in the same order. */
export async function recordAudits(db: Database | Tx, entries: readonly AuditEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .insert(audit)
    .values([...entries])
    .returning({ id: audit.id });
  return rows.map(({ id }) => id);
}
