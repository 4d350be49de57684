import type { Database, Tx } from './open.ts';
import { audit } from './schema.ts';

export interface AuditEntry {
  /** Null: nobody signed in; the server did it itself. */
  accountId: string | null;
  viaSystem?: boolean;
  /** What was done, in the words of the contract: the name of the call. */
  action: string;
  /** The account it was done to. */
  subjectId: string;
  at: Date;
  /** Never a password, never a text that somebody wrote. */
  details?: Record<string, unknown>;
}

/** Writes down who did what to whom, in the transaction that did it. */
export async function recordAudit(db: Database | Tx, entry: AuditEntry): Promise<void> {
  await db.insert(audit).values(entry);
}
