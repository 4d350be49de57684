import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Audit entries: who did what to which subject, and the reason where one is required. Never a password or a team's text. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull().defaultNow(),
    /** Kept after the account is deleted. */
    accountId: uuid('account_id'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    viaSystem: boolean('via_system').notNull().default(false),
    /** The teacher whose data it is about, who may read the entry; null: only administrators may. */
    ownerId: uuid('owner_id'),
    /** The subject's name at that time. */
    subjectName: text('subject_name'),
  },
  (t) => [
    index('audit_subject').on(t.subjectId, t.at),
    index('audit_account').on(t.accountId, t.at),
    index('audit_owner').on(t.ownerId, t.id),
  ],
);
