import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { teamId } from './schema.ts';

/** A teacher's comments on a place of an answer: part of a text, or a point of a picture (decision 0081). */
export const placedComments = pgTable(
  'placed_comments',
  {
    /** Chosen by the client, so that a lost reply is safe to send again. */
    id: uuid('id').primaryKey(),
    teamId: teamId(),
    level: smallint('level').notNull(),
    /** Which answer to the mission, from 1: the current one is one after the last of answer_versions. */
    version: smallint('version').notNull(),
    step: smallint('step').notNull(),
    /** Offsets in the text in UTF-16 code units, and the words between them; null for a picture. */
    spanStart: integer('span_start'),
    spanEnd: integer('span_end'),
    quote: text('quote'),
    /** The file of the step, and the point as shares of the upright picture; null for a text. */
    position: smallint('position'),
    x: doublePrecision('x'),
    y: doublePrecision('y'),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** When the team first read the present text; null until then. */
    readAt: at('read_at'),
  },
  (t) => [
    index('placed_comments_team').on(t.teamId, t.level, t.version),
    check('placed_comments_known', sql`${t.level} between 2 and 4 and ${t.version} >= 1 and ${t.step} >= 0`),
    check(
      'placed_comments_place',
      sql`case when ${t.level} = 3
        then num_nonnulls(${t.position}, ${t.x}, ${t.y}) = 3 and num_nonnulls(${t.spanStart}, ${t.spanEnd}, ${t.quote}) = 0
        else num_nonnulls(${t.spanStart}, ${t.spanEnd}, ${t.quote}) = 3 and num_nonnulls(${t.position}, ${t.x}, ${t.y}) = 0
      end`,
    ),
    check('placed_comments_span', sql`0 <= ${t.spanStart} and ${t.spanStart} < ${t.spanEnd}`),
    check('placed_comments_point', sql`${t.x} between 0 and 1 and ${t.y} between 0 and 1`),
  ],
);
