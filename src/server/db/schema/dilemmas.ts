import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { DilemmaChoice } from '#domain/game/dilemmas.ts';
import { at } from './columns.ts';
import { teamId } from './schema.ts';

/** What a team chose in the dilemma after a mission. It is never changed and never marked. */
export const dilemmaChoices = pgTable(
  'dilemma_choices',
  {
    teamId: teamId(),
    mission: smallint('mission').notNull(),
    choice: text('choice').$type<DilemmaChoice>().notNull(),
    /** Positions of the perspectives that the team had opened, in order. */
    opened: smallint('opened').array().notNull(),
    chosenAt: at('chosen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.mission] }),
    check('dilemma_choices_mission_known', sql`${t.mission} in (1, 3)`),
    check('dilemma_choices_choice_known', sql`${t.choice} in ('first', 'second', 'third')`),
    check('dilemma_choices_opened_known', sql`${t.opened} <@ array[0, 1, 2]::smallint[]`),
    check('dilemma_choices_third_earned', sql`${t.choice} <> 'third' or cardinality(${t.opened}) >= 2`),
  ],
);
