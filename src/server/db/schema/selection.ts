import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { proposalId } from './council.ts';
import { accounts } from './schema.ts';

/** The people who read a plan for the yearly selection, and what each of them thinks of it. */
export const selectionReadings = pgTable(
  'selection_readings',
  {
    proposalId: proposalId(),
    /** An administrator, or a teacher who does not teach the plan's team. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Scores from 1 to 5: it serves the community, it can be done, it is fair. */
    community: smallint('community'),
    feasible: smallint('feasible'),
    fair: smallint('fair'),
    words: text('words').notNull().default(''),
    /** Null until judged. A judgement from before the plan's submission is about an earlier text and does not count. */
    judgedAt: at('judged_at'),
  },
  (t) => [
    primaryKey({ columns: [t.proposalId, t.accountId] }),
    index('selection_readings_account').on(t.accountId),
    check('selection_readings_community_range', sql`${t.community} between 1 and 5`),
    check('selection_readings_feasible_range', sql`${t.feasible} between 1 and 5`),
    check('selection_readings_fair_range', sql`${t.fair} between 1 and 5`),
    check(
      'selection_readings_judged_whole',
      sql`num_nulls(${t.community}, ${t.feasible}, ${t.fair}, ${t.judgedAt}) in (0, 4)`,
    ),
  ],
);

/** The shortlist: plans with the reason that is published. A choice from before the plan's submission does not count. */
export const selectionChoices = pgTable('selection_choices', {
  proposalId: proposalId().primaryKey(),
  reason: text('reason').notNull(),
  /** The administrator's account, which may be deleted. */
  chosenBy: uuid('chosen_by').notNull(),
  chosenAt: at('chosen_at').notNull(),
});

/** The school years whose shortlist is published, by the calendar year in which they end. */
export const selectionResults = pgTable('selection_results', {
  year: smallint('year').primaryKey(),
  publishedBy: uuid('published_by').notNull(),
  publishedAt: at('published_at').notNull(),
});
