import { bigserial, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
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
  { ...draftVersion(), updatedAt: at('updated_at').notNull().defaultNow() },
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
