import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SurveyMoment } from '#domain/classroom/survey.ts';
import { classes } from './schema.ts';

const classId = () =>
  uuid('class_id')
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' });

/** The questionnaire of a class, from when it was opened for the first time. */
export const surveys = pgTable(
  'surveys',
  {
    classId: classId().primaryKey(),
    /** Opens the page of the questionnaire, without a sign-in. */
    code: text('code').notNull(),
    /** The moment that takes answers; null while closed. */
    open: text('open').$type<SurveyMoment>(),
  },
  (t) => [
    uniqueIndex('surveys_code_key').on(t.code),
    check('surveys_open_known', sql`${t.open} in ('before', 'after')`),
  ],
);

/** The answers of one person: without a name, a team or a time, so that nobody can tell whose they are. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    /** Made up by the device, so that what is sent twice counts once. */
    id: uuid('id').primaryKey(),
    classId: classId(),
    moment: text('moment').$type<SurveyMoment>().notNull(),
    /** From 1 to 5 for each item, in their order; null for one that was left out. */
    answers: smallint('answers').array().$type<(number | null)[]>().notNull(),
    /** Whether it is among the counts that staff see. */
    counted: boolean('counted').notNull().default(false),
  },
  (t) => [
    index('survey_answers_class').on(t.classId, t.moment),
    check('survey_answers_moment_known', sql`${t.moment} in ('before', 'after')`),
  ],
);
