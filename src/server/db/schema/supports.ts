import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Supports } from '#domain/game/supports.ts';
import { at } from './columns.ts';
import { teamId } from './schema.ts';

/** The supports of a team; a team without a row has none. */
export const teamSupports = pgTable(
  'team_supports',
  {
    teamId: teamId().primaryKey(),
    revision: integer('revision').notNull(),
    /** Read by parseSupports, so that a support that is added needs no migration. */
    supports: jsonb('supports').$type<Supports>().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [check('team_supports_revision', sql`${t.revision} >= 1`)],
);
