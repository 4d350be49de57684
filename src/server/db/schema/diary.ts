import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlanProgress } from '#domain/council/diary.ts';
import { at } from './columns.ts';
import { moderationStatus } from './council.ts';
import { blobs, teamId } from './schema.ts';

/** Dated entries about what became of a team's submitted proposal. */
export const diaryEntries = pgTable(
  'diary_entries',
  {
    /** Chosen by the client, so that a lost reply is safe to send again. */
    id: uuid('id').primaryKey(),
    teamId: teamId(),
    day: date('day', { mode: 'string' }).notNull(),
    progress: text('progress').$type<PlanProgress>().notNull(),
    text: text('text').notNull(),
    /** Why the plan was not possible; empty for any other progress. */
    reason: text('reason').notNull(),
    /** Written by the team; otherwise by its teacher or an administrator. */
    byTeam: boolean('by_team').notNull(),
    createdAt: at('created_at').notNull(),
    /** Hash of the last write: a repeat of it changes nothing. */
    fingerprint: text('fingerprint').notNull(),
    ...moderationStatus(),
  },
  (t) => [
    unique('diary_entries_team_id_key').on(t.teamId, t.id),
    check(
      'diary_entries_progress_known',
      sql`${t.progress} in ('requested', 'approved', 'doing', 'done', 'impossible')`,
    ),
    check('diary_entries_reason', sql`(${t.progress} = 'impossible') = (${t.reason} <> '')`),
    check('diary_entries_state_known', sql`${t.state} in ('shown', 'held', 'hidden')`),
    check('diary_entries_held_for_something', sql`(${t.state} = 'held') = (${t.heldFor} is not null)`),
    index('diary_entries_team').on(t.teamId, t.day, t.createdAt),
    index('diary_entries_at').on(t.createdAt, t.id),
    index('diary_entries_held').on(t.createdAt, t.id).where(sql`${t.state} = 'held'`),
    index('diary_entries_hidden').on(t.createdAt, t.id).where(sql`${t.state} = 'hidden'`),
  ],
);

/** The photographs of an entry; `tidy` does not delete their content. No name is kept: it could be a pupil's. */
export const diaryPhotos = pgTable(
  'diary_photos',
  {
    teamId: uuid('team_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    position: smallint('position').notNull(),
    sha256: text('sha256')
      .notNull()
      .references(() => blobs.sha256),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.position] }),
    foreignKey({
      name: 'diary_photos_entry_fk',
      columns: [t.teamId, t.entryId],
      foreignColumns: [diaryEntries.teamId, diaryEntries.id],
    }).onDelete('cascade'),
    index('diary_photos_team').on(t.teamId),
    index('diary_photos_blob').on(t.sha256),
  ],
);
