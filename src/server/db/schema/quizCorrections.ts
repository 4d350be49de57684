import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { QuizCorrection } from '#domain/marking/scoring.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { at } from './columns.ts';
import { classes } from './schema.ts';

/** What counts in a class instead of the key of a question of mission 1. Answers are never changed (decision 0076). */
export const quizCorrections = pgTable(
  'quiz_corrections',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    theme: text('theme').$type<Theme>().notNull(),
    /** From 1 to 3. */
    challenge: smallint('challenge').notNull(),
    kind: text('kind').$type<QuizCorrection['kind']>().notNull(),
    /** Indexes of the right options, from 0; empty for a voided question. */
    options: smallint('options').array().notNull(),
    mayFall: boolean('may_fall').notNull(),
    /** The account of who corrected it; the account may be deleted. */
    correctedBy: uuid('corrected_by'),
    correctedAt: at('corrected_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.theme, t.challenge] }),
    check('quiz_corrections_theme_known', sql`${t.theme} in ('ic', 'dh', 'ds')`),
    check('quiz_corrections_challenge_known', sql`${t.challenge} between 1 and 3`),
    check('quiz_corrections_kind_known', sql`${t.kind} in ('void', 'correct')`),
    check('quiz_corrections_options_fit', sql`(${t.kind} = 'void') = (cardinality(${t.options}) = 0)`),
    check('quiz_corrections_void_keeps', sql`${t.kind} = 'correct' or not ${t.mayFall}`),
  ],
);
