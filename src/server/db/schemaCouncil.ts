import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { teams } from './schema.ts';

/** The council: one proposal a team, one rating per team and proposal, comments. */
const teamId = () =>
  uuid('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' });
const proposalId = () =>
  uuid('proposal_id')
    .notNull()
    .references(() => proposals.id, { onDelete: 'cascade' });

export const proposals = pgTable('proposals', {
  id: uuid('id').primaryKey().defaultRandom(),
  teamId: uuid('team_id')
    .notNull()
    .unique()
    .references(() => teams.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  submittedAt: at('submitted_at'),
  createdAt: createdAt(),
});

export const ratings = pgTable(
  'ratings',
  {
    proposalId: proposalId(),
    teamId: teamId(),
    stars: smallint('stars').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.proposalId, t.teamId] }),
    check('ratings_stars_range', sql`${t.stars} between 1 and 5`),
    index('ratings_team').on(t.teamId),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    proposalId: proposalId(),
    teamId: teamId(),
    text: text('text').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    check('comments_length', sql`char_length(${t.text}) between 1 and 1000`),
    index('comments_proposal').on(t.proposalId, t.at),
    index('comments_team').on(t.teamId),
  ],
);
