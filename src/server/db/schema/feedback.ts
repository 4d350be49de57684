import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { teamId } from './schema.ts';

/** The one question that a team may ask about what was said of its answer, and what its teacher replied (decision 0080). */
export const feedbackQuestions = pgTable(
  'feedback_questions',
  {
    teamId: teamId(),
    level: smallint('level').notNull(),
    /** The version of the answer that it is about, as in `answer_versions`; the current answer comes after the last. */
    version: smallint('version').notNull(),
    /** '' when the team only said that it did not understand. */
    text: text('text').notNull(),
    askedAt: at('asked_at').notNull(),
    /** Null until it is answered, as `answered_at`. */
    answer: text('answer'),
    answeredAt: at('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.level, t.version] }),
    check('feedback_questions_known', sql`${t.level} between 1 and 4 and ${t.version} >= 1`),
    check('feedback_questions_answer_whole', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);

/** What a team has read of each mission's feedback, on any device. */
export const feedbackSeen = pgTable(
  'feedback_seen',
  {
    teamId: teamId(),
    level: smallint('level').notNull(),
    /** The fingerprint of the feedback as it was read. */
    fingerprint: text('fingerprint').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.level] }), check('feedback_seen_known', sql`${t.level} between 1 and 4`)],
);
