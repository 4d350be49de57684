import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { teamId } from './schema.ts';

const draftVersion = () => ({
  teamId: teamId(),
  part: smallint('part').notNull(),
  revision: integer('revision').notNull(),
  device: text('device').notNull(),
  content: text('content').notNull(),
});

export const drafts = pgTable(
  'drafts',
  {
    ...draftVersion(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Texts and time of the last step of how the answer grew, so that a draft is compared without another query. */
    stepTexts: text('step_texts').array(),
    stepAt: at('step_at'),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.part] })],
);

/** Versions that lost against a newer revision from another device (ruling 14). */
export const keptDrafts = pgTable(
  'kept_drafts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ...draftVersion(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('kept_drafts_team').on(t.teamId, t.part)],
);

/**
 * How an answer grew: the texts of its boxes at significant moments of one version (1: the first answer; each that was given
 * back adds one). `at` is a whole minute. Says nothing of persons, devices or tabs.
 */
export const draftSteps = pgTable(
  'draft_steps',
  {
    teamId: teamId(),
    part: smallint('part').notNull(),
    version: smallint('version').notNull(),
    number: integer('number').notNull(),
    at: at('at').notNull(),
    texts: text('texts').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.part, t.version, t.number] }),
    check('draft_steps_known', sql`${t.part} in (2, 4) and ${t.version} >= 1 and ${t.number} >= 1`),
    check('draft_steps_minute', sql`extract(second from ${t.at}) = 0`),
  ],
);
