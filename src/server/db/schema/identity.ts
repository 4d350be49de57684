import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, bytea, createdAt } from './columns.ts';
import { accounts, teamId } from './schema.ts';

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

/** The codes of four words with which teams sign in. A team without a row, or with a revoked one, has no code that works. */
export const teamCodes = pgTable(
  'team_codes',
  {
    teamId: teamId().primaryKey(),
    /** Raised for a new code: the code is derived from the server's key, the team and this number. */
    generation: integer('generation').notNull().default(0),
    /** Keyed hash of the code (HMAC-SHA-256). */
    hash: bytea('hash').notNull(),
    /** When the teacher revoked it; null while it works. */
    revokedAt: at('revoked_at'),
  },
  (t) => [uniqueIndex('team_codes_hash_key').on(t.hash)],
);
