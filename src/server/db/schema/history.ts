import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Who did what to whom, and why where a reason is asked for. Never a password, never a team's text. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull().defaultNow(),
    /** Kept after the account is gone. */
    accountId: uuid('account_id'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    viaSystem: boolean('via_system').notNull().default(false),
    /** The teacher whose data it touched: she may read this line. Null: administrators alone. */
    ownerId: uuid('owner_id'),
    /** What it was done to, as it was called then. */
    subjectName: text('subject_name'),
  },
  (t) => [
    index('audit_subject').on(t.subjectId, t.at),
    index('audit_account').on(t.accountId, t.at),
    index('audit_owner').on(t.ownerId, t.id),
  ],
);
