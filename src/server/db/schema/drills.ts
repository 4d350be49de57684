import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DrillFindings, DrillProgress, DrillState } from '#domain/records/restoreDrill.ts';
import { at } from './columns.ts';
import { accounts } from './schema.ts';

/** Restore drills: a backup restored into a scratch database, counted and removed. Only the newest are kept. */
export const restoreDrills = pgTable(
  'restore_drills',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state').$type<DrillState>().notNull(),
    startedAt: at('started_at').notNull(),
    /** Null when that account is gone. */
    startedBy: uuid('started_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Null while it runs, and after it was interrupted. */
    endedAt: at('ended_at'),
    /** Name of the backup's folder. */
    backup: text('backup').notNull(),
    /** When the backup was made. */
    backupAt: at('backup_at').notNull(),
    progress: jsonb('progress').$type<DrillProgress>().notNull(),
    /** Null unless it ran to its end. */
    findings: jsonb('findings').$type<DrillFindings>(),
    /** Why it failed, in Portuguese. */
    problem: text('problem'),
  },
  (t) => [
    check('restore_drills_state', sql`${t.state} in ('running', 'good', 'flawed', 'failed', 'interrupted')`),
    index('restore_drills_started').on(t.startedAt),
    index('restore_drills_account').on(t.startedBy),
  ],
);
