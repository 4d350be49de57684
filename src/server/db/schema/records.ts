import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Mark } from '#domain/marking/scoring.ts';
import type { DrillFindings, DrillProgress, DrillState } from '#domain/records/restoreDrill.ts';
import { at } from './columns.ts';
import { accounts, answerFile, blobs, placeKnown, teamId } from './schema.ts';

/**
 * Deleted records with all rows that belonged to them. Live tables therefore need no filter, names are free at once, and
 * restoring inserts the same rows again.
 */
export const bin = pgTable(
  'bin',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** 'team', 'class', 'teacher', 'school' or 'council'. */
    kind: text('kind').notNull(),
    /** The id of the deleted record, which it has again once it is restored. */
    subjectId: uuid('subject_id').notNull(),
    name: text('name').notNull(),
    /** The teacher who owned it; null for schools. */
    ownerId: uuid('owner_id'),
    /** The numbers of teams and classes that were deleted with it. */
    counts: jsonb('counts').$type<{ teams: number; classes: number }>().notNull(),
    /** Table by table, in the order in which they can be inserted again. */
    rows: jsonb('rows').$type<readonly { table: string; rows: readonly Record<string, unknown>[] }[]>().notNull(),
    /** Null: the server, because the retention day of its class had passed. */
    deletedBy: uuid('deleted_by'),
    deletedAt: at('deleted_at').notNull(),
    /** The earliest time at which it is erased. */
    goesAt: at('goes_at').notNull(),
    /** The number of further days on which the server must run before it is erased. */
    daysLeft: smallint('days_left').notNull(),
    /** The last of those days that was counted. */
    countedOn: date('counted_on', { mode: 'string' }),
  },
  (t) => [
    check('bin_kind_known', sql`${t.kind} in ('team', 'class', 'teacher', 'school', 'council')`),
    index('bin_owner').on(t.ownerId, t.deletedAt),
    index('bin_goes').on(t.goesAt),
  ],
);

/** Content that a bin entry refers to, so that `tidy` does not delete it. */
export const binBlobs = pgTable(
  'bin_blobs',
  {
    binId: uuid('bin_id')
      .notNull()
      .references(() => bin.id, { onDelete: 'cascade' }),
    sha256: text('sha256')
      .notNull()
      .references(() => blobs.sha256),
  },
  (t) => [primaryKey({ columns: [t.binId, t.sha256] }), index('bin_blobs_blob').on(t.sha256)],
);

/** The ids that the rows of a bin entry name, so that entries of a team or teacher are found without reading their rows. */
export const binSubjects = pgTable(
  'bin_subjects',
  {
    binId: uuid('bin_id')
      .notNull()
      .references(() => bin.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.binId, t.subjectId] }), index('bin_subjects_subject').on(t.subjectId)],
);

/** Missions that a teacher gave back: the team answers them again before anything else (ruling 4). */
export const returnedLevels = pgTable(
  'returned_levels',
  {
    teamId: teamId(),
    level: smallint('level').notNull(),
    /** The teacher's note to the team. */
    note: text('note').notNull(),
    /** The mark that it had, restored when giving back is undone. */
    mark: jsonb('mark')
      .$type<Required<Mark>>()
      .notNull()
      .default({ p1: 0, p2: 0, marked: { p1: false, p2: false } }),
    returnedAt: at('returned_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.level] }),
    check('returned_levels_known', sql`${t.level} between 1 and 4`),
  ],
);

/** Accepted answers of a mission that were given back and answered again, with the teacher's note and mark. */
export const answerVersions = pgTable(
  'answer_versions',
  {
    teamId: teamId(),
    level: smallint('level').notNull(),
    /** Counted from 1, the oldest; the current answer comes after the last. */
    version: smallint('version').notNull(),
    texts: text('texts').array().notNull(),
    acceptedAt: at('accepted_at').notNull(),
    returnedAt: at('returned_at').notNull(),
    /** The note with which it was given back. */
    returnNote: text('return_note').notNull(),
    /** The teacher's note on the mission. */
    note: text('note'),
    mark: jsonb('mark').$type<Required<Mark>>().notNull(),
    /** Level 4: the text of the proposal until then. */
    proposal: text('proposal'),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.level, t.version] }),
    check('answer_versions_known', sql`${t.level} between 1 and 4 and ${t.version} >= 1`),
  ],
);

/** The files of answer versions; `tidy` does not delete their content. */
export const answerVersionFiles = pgTable(
  'answer_version_files',
  {
    teamId: uuid('team_id').notNull(),
    level: smallint('level').notNull(),
    version: smallint('version').notNull(),
    ...answerFile(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.level, t.version, t.step, t.position] }),
    foreignKey({
      name: 'answer_version_files_version_fk',
      columns: [t.teamId, t.level, t.version],
      foreignColumns: [answerVersions.teamId, answerVersions.level, answerVersions.version],
    }).onDelete('cascade'),
    index('answer_version_files_blob').on(t.sha256),
    placeKnown('answer_version_files_place_known', t.place),
  ],
);

/** A teacher's notes to a team, one a mission; ORBI reads them out in the council. */
export const levelNotes = pgTable(
  'level_notes',
  {
    teamId: teamId(),
    level: smallint('level').notNull(),
    text: text('text').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.level] }), check('level_notes_known', sql`${t.level} between 1 and 4`)],
);

/** Erased records, by id only, so that records that a backup restores are erased again (records/erasure/erasureLog.ts). */
export const erasures = pgTable('erasures', {
  subjectId: uuid('subject_id').primaryKey(),
  /** 'team', 'class', 'teacher' or 'council'. */
  kind: text('kind').notNull(),
  at: at('at').notNull(),
  /** Whether it is also in the log file outside the database. */
  logged: boolean('logged').notNull().default(false),
});

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
