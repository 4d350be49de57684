import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { blobs, teamId } from './schema.ts';

/** The answers by voice of a team, at most one for each step (decision 0086). */
export const answerRecordings = pgTable(
  'answer_recordings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teamId: teamId(),
    part: smallint('part').notNull(),
    /** Which answer to the part, from 1: the current one is one after the last of answer_versions. */
    version: smallint('version').notNull(),
    step: smallint('step').notNull(),
    name: text('name').notNull(),
    /** Null once staff have deleted the voice. */
    sha256: text('sha256').references(() => blobs.sha256),
    seconds: smallint('seconds').notNull(),
    /** What staff wrote down of it; '' where nobody has. */
    words: text('words').notNull().default(''),
    wordsAt: at('words_at'),
  },
  (t) => [
    uniqueIndex('answer_recordings_step').on(t.teamId, t.part, t.version, t.step),
    index('answer_recordings_blob').on(t.sha256),
    check('answer_recordings_known', sql`${t.part} in (0, 2, 4) and ${t.version} >= 1 and ${t.step} >= 0`),
    check('answer_recordings_seconds', sql`${t.seconds} >= 1`),
  ],
);
