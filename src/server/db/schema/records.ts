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
import { at } from './columns.ts';
import { answerFile, blobs, teamId } from './schema.ts';

/** What staff do for their classes besides marking: the bin, levels given back, words to a team. */

/**
 * Deleted things with everything that belonged to them, row by row, as they stood: what is live needs no filter, names
 * are free at once, and restoring writes the same rows again.
 */
export const bin = pgTable(
  'bin',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** 'team', 'class', 'teacher' or 'school'. */
    kind: text('kind').notNull(),
    /** The id that it had, and has again once it is restored. */
    subjectId: uuid('subject_id').notNull(),
    name: text('name').notNull(),
    /** The teacher whose it was; null for schools. */
    ownerId: uuid('owner_id'),
    /** How many teams and classes went with it. */
    counts: jsonb('counts').$type<{ teams: number; classes: number }>().notNull(),
    /** Table by table, in the order in which they can be written again. */
    rows: jsonb('rows').$type<readonly { table: string; rows: readonly Record<string, unknown>[] }[]>().notNull(),
    /** Null: nobody; the time for which its class was kept was over. */
    deletedBy: uuid('deleted_by'),
    deletedAt: at('deleted_at').notNull(),
    /** When it is forgotten, */
    goesAt: at('goes_at').notNull(),
    /** and not before the server has run on so many more different days. */
    daysLeft: smallint('days_left').notNull(),
    /** The last of those days that is counted. */
    countedOn: date('counted_on', { mode: 'string' }),
  },
  (t) => [
    check('bin_kind_known', sql`${t.kind} in ('team', 'class', 'teacher', 'school')`),
    index('bin_owner').on(t.ownerId, t.deletedAt),
    index('bin_goes').on(t.goesAt),
  ],
);

/** Content that something in the bin holds: tidying leaves it alone. */
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

/** Whose each entry of the bin is, and whose words lie in it: found by these and never by reading the entries. */
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

/** Missions that a teacher gave back: the team answers them anew before anything else (ruling 4). */
export const returnedLevels = pgTable(
  'returned_levels',
  {
    teamId: teamId(),
    level: smallint('level').notNull(),
    /** The teacher's words to the team. */
    note: text('note').notNull(),
    /** What it had, for when it is taken back. */
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

/** Accepted answers of a mission that were given back and answered anew, with what the teacher had said and given. */
export const answerVersions = pgTable(
  'answer_versions',
  {
    teamId: teamId(),
    level: smallint('level').notNull(),
    /** From 1, the oldest; the answer that stands now comes after the last. */
    version: smallint('version').notNull(),
    texts: text('texts').array().notNull(),
    acceptedAt: at('accepted_at').notNull(),
    returnedAt: at('returned_at').notNull(),
    /** The words with which it went back. */
    returnNote: text('return_note').notNull(),
    /** The comment to the team about it. */
    note: text('note'),
    mark: jsonb('mark').$type<Required<Mark>>().notNull(),
    /** Level 4: the proposal as it stood until then. */
    proposal: text('proposal'),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.level, t.version] }),
    check('answer_versions_known', sql`${t.level} between 1 and 4 and ${t.version} >= 1`),
  ],
);

/** Their files; tidying leaves the contents alone. */
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
  ],
);

/** A teacher's words to a team about one mission; ORBI reads them out in the council. */
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

/** What was erased for good, by id alone: what a backup brings back is erased again (server/erasureLog.ts). */
export const erasures = pgTable('erasures', {
  subjectId: uuid('subject_id').primaryKey(),
  /** 'team', 'class' or 'teacher'. */
  kind: text('kind').notNull(),
  at: at('at').notNull(),
  /** Whether the file beside the database has it too. */
  logged: boolean('logged').notNull().default(false),
});
