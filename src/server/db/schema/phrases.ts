import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Criterion } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { createdAt } from './columns.ts';
import { accounts } from './schema.ts';

/** The member of staff who keeps a phrase; nobody else reads it. */
const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Own phrases of staff for notes to teams. */
export const phrases = pgTable(
  'phrases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: accountId(),
    text: text('text').notNull(),
    /** In lower case; null without one. */
    shortcut: text('shortcut'),
    /** The mission and the criterion it is for; null for any. */
    level: smallint('level').$type<MissionLevel>(),
    criterion: text('criterion').$type<Criterion>(),
    uses: integer('uses').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    // Also finds the phrases of an account.
    uniqueIndex('phrases_account_shortcut_key').on(t.accountId, t.shortcut),
    check('phrases_level_known', sql`${t.level} between 1 and 4`),
    check('phrases_criterion_known', sql`${t.criterion} in ('p1', 'p2')`),
  ],
);

/** How often a member of staff has used each of our starters; absent until the first use. */
export const starterUses = pgTable(
  'starter_uses',
  {
    accountId: accountId(),
    /** Its id, as domain/marking/phrases.ts makes it. */
    starter: text('starter').notNull(),
    uses: integer('uses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.starter] })],
);
