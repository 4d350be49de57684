import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { accounts } from './schema.ts';

/** Wrong passwords per account name, known or not (ruling 11). */
export const signInFailures = pgTable('sign_in_failures', {
  name: text('name').primaryKey(),
  failures: integer('failures').notNull(),
  windowStart: at('window_start').notNull(),
  lockedUntil: at('locked_until'),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('sessions_account').on(t.accountId), index('sessions_expiry').on(t.expiresAt)],
);
