import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MODERATION_DEFAULT, type ModerationMode } from '#domain/council/moderation.ts';
import type { CaptionPlace } from '#domain/game/captions.ts';
import { LEVEL_SCALE_DEFAULT } from '#domain/marking/levelScale.ts';
import type { CouncilRanking } from '#domain/vocabulary.ts';
import { at, bytea, createdAt, FOLDED_NAME, folded, lower, naturalText, trigrams } from './columns.ts';

// Constraints enforce the rules that a race could break: unique names without case, one proposal a team, one rating per
// team and proposal, one answer per part. A comment names the further columns (INCLUDE) of an index, because drizzle-kit
// cannot declare them.

/** The id of a team or a teacher, which is the id of its account. */
const accountKey = () =>
  uuid('id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' });
/** The team that a row belongs to; the row is deleted with it. */
export const teamId = () =>
  uuid('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' });
/** A file of an answer: its step, its position among the files of that step, its name, its content and its caption. */
export const answerFile = () => ({
  step: smallint('step').notNull(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  sha256: text('sha256')
    .notNull()
    .references(() => blobs.sha256),
  /** '' where the team wrote none. */
  caption: text('caption').notNull().default(''),
  /** One of CAPTION_PLACES; null where the team chose none. */
  place: text('place').$type<CaptionPlace>(),
});
/** Allows the known places only. */
export const placeKnown = (name: string, place: AnyPgColumn) =>
  check(name, sql`${place} in ('school', 'neighbourhood', 'elsewhere')`);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    email: text('email'),
    role: smallint('role').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** AES-256-GCM, only for accounts that someone else created (ruling 9). */
    sealedPassword: bytea('sealed_password'),
    /** True while a teacher has a password that somebody else set: she has to choose her own before anything else. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: createdAt(),
    foldedUsername: folded('folded_username', sql`fold("username")`),
    foldedEmail: folded('folded_email', sql`fold("email")`),
  },
  (t) => [
    uniqueIndex('accounts_username_key').on(lower(t.username)),
    uniqueIndex('accounts_email_key').on(lower(t.email)),
    index('accounts_folded_username').using('gin', trigrams(t.foldedUsername)),
    /** INCLUDE `email`, `folded_email` and `folded_username`. */
    index('accounts_teachers').on(t.id).where(sql`role = 2`),
    check('accounts_role_known', sql`${t.role} between 0 and 3`),
  ],
);

export const schoolGroups = pgTable(
  'school_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    foldedName: folded('folded_name', sql`fold("name")`),
  },
  (t) => [uniqueIndex('school_groups_name_key').on(lower(t.name))],
);

export const schools = pgTable(
  'schools',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: naturalText('name').notNull(),
    groupId: uuid('group_id').references(() => schoolGroups.id),
    /** How the comments of its teams are moderated: one of MODERATION_MODES. */
    moderation: text('moderation').$type<ModerationMode>().notNull().default(MODERATION_DEFAULT),
    /** From which percentage of the points each level counts (domain/marking/levelScale.ts). */
    level2From: smallint('level2_from').notNull().default(LEVEL_SCALE_DEFAULT.level2),
    level3From: smallint('level3_from').notNull().default(LEVEL_SCALE_DEFAULT.level3),
    level4From: smallint('level4_from').notNull().default(LEVEL_SCALE_DEFAULT.level4),
    level5From: smallint('level5_from').notNull().default(LEVEL_SCALE_DEFAULT.level5),
    createdAt: createdAt(),
    foldedName: folded('folded_name', FOLDED_NAME),
  },
  (t) => [
    uniqueIndex('schools_name_key').on(lower(t.name)),
    index('schools_folded_name').using('gin', trigrams(t.foldedName)),
    check('schools_moderation_known', sql`${t.moderation} in ('before', 'after', 'off')`),
    check(
      'schools_levels_ascend',
      sql`0 < ${t.level2From} and ${t.level2From} < ${t.level3From} and ${t.level3From} < ${t.level4From}
        and ${t.level4From} < ${t.level5From} and ${t.level5From} <= 100`,
    ),
  ],
);

/** A teacher's id is the id of the account. */
export const teachers = pgTable(
  'teachers',
  {
    id: accountKey(),
    name: naturalText('name').notNull(),
    schoolId: uuid('school_id').references(() => schools.id),
    foldedName: folded('folded_name', FOLDED_NAME),
  },
  (t) => [index('teachers_school').on(t.schoolId), index('teachers_name').on(t.name)],
);

/** The school of a class is its teacher's school. */
export const classes = pgTable(
  'classes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: naturalText('name').notNull(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id),
    createdAt: createdAt(),
    /** The day until which it is kept (domain/records/retention.ts); by default 31 August after the school year. */
    keepUntil: date('keep_until', { mode: 'string' })
      .notNull()
      .default(sql`make_date(extract(year from now() + interval '5 months')::integer, 8, 31)`),
    /** The number of days on which a running server announced the end, and the last of them. */
    warnedDays: smallint('warned_days').notNull().default(0),
    warnedOn: date('warned_on', { mode: 'string' }),
    /** The ranking that its teams see in the council once the teacher has opened it. */
    rankingScope: text('ranking_scope').$type<CouncilRanking>().notNull().default('class'),
    /** Null: not open. */
    rankingOpenedAt: at('ranking_opened_at'),
    /** The first day, in Portugal, on which its teams read marks, notes and answers; null: at once (decision 0080). */
    feedbackHeldUntil: date('feedback_held_until', { mode: 'string' }),
    foldedName: folded('folded_name', FOLDED_NAME),
  },
  (t) => [
    uniqueIndex('classes_teacher_name_key').on(t.teacherId, lower(t.name)),
    index('classes_name').on(t.name),
    index('classes_name_id').on(t.name, t.id),
    index('classes_folded_name').using('gin', trigrams(t.foldedName)),
    check('classes_ranking_scope_known', sql`${t.rankingScope} in ('off', 'class', 'school', 'global')`),
  ],
);

/** The number of teams of each class; triggers of sql/triggers.sql keep it. */
export const classSizes = pgTable('class_sizes', {
  classId: uuid('class_id')
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  teams: integer('teams').notNull().default(0),
});

/** A team's id is the id of the account. `level` is the game level, 1 to 6 (ruling 4). */
export const teams = pgTable(
  'teams',
  {
    id: accountKey(),
    name: naturalText('name').notNull(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    theme: text('theme').notNull(),
    members: text('members').array().notNull(),
    ship: smallint('ship'),
    level: smallint('level').notNull().default(1),
    /** Sum of all marks, updated with them. */
    points: smallint('points').notNull().default(0),
    councilAt: at('council_at'),
    createdAt: createdAt(),
    foldedName: folded('folded_name', FOLDED_NAME),
    /** The name of its class; the trigger `team_words` keeps it and the next. */
    className: naturalText('class_name'),
    /** All texts by which the team is found, without blanks. */
    searchKey: text('search_key'),
  },
  (t) => [
    check('teams_theme_known', sql`${t.theme} in ('ic', 'dh', 'ds')`),
    check('teams_ship_known', sql`${t.ship} between 0 and 9`),
    check('teams_level_known', sql`${t.level} between 1 and 6`),
    check('teams_points_range', sql`${t.points} between 0 and 500`),
    index('teams_class').on(t.classId),
    index('teams_folded_name').using('gin', trigrams(t.foldedName)),
    index('teams_search_key').using('gin', trigrams(t.searchKey)),
    /** INCLUDE `level`, `theme` and `class_id`. */
    index('teams_name').on(t.name, t.id),
    index('teams_class_name').on(t.className, t.classId, t.name, t.id),
    index('teams_class_name_name').on(t.className, t.name, t.id),
    index('teams_theme').on(t.theme, t.name, t.id),
    /** In the order of the themes' names. */
    index('teams_theme_name').on(sql`(case theme when 'ds' then 0 when 'dh' then 1 else 2 end)`, t.name, t.id),
    index('teams_tutorial').on(sql`(level > 1)`, t.name, t.id),
    index('teams_points').on(t.points.desc().nullsFirst()),
    /** INCLUDE `theme` and `class_id`. */
    index('teams_points_name').on(t.points, t.name, t.id),
  ],
);

/** Stored content: the bytes are in the file store, named by their hash. */
export const blobs = pgTable('blobs', {
  sha256: text('sha256').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  mime: text('mime').notNull(),
  createdAt: createdAt(),
});

/** Files that have arrived, whole or in parts, and are not yet part of an answer. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Null until the last byte is stored. */
    sha256: text('sha256').references(() => blobs.sha256),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_account').on(t.accountId), index('uploads_blob').on(t.sha256)],
);

/** The accepted answers of one part: 0 tutorial, 1 to 4 missions. The first accepted one is final (ruling 4). */
export const answers = pgTable(
  'answers',
  {
    teamId: teamId(),
    part: smallint('part').notNull(),
    /** Quiz choices or texts; empty for uploads. */
    texts: text('texts').array().notNull(),
    /** Hash of the whole post: a repeat of it gets the same reply, any other post is refused. */
    fingerprint: text('fingerprint').notNull(),
    acceptedAt: at('accepted_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.part] }), check('answers_part_known', sql`${t.part} between 0 and 4`)],
);

/** The files of an accepted part, deleted with it. */
export const answerFiles = pgTable(
  'answer_files',
  {
    teamId: uuid('team_id').notNull(),
    part: smallint('part').notNull(),
    ...answerFile(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.part, t.step, t.position] }),
    foreignKey({
      name: 'answer_files_answer_fk',
      columns: [t.teamId, t.part],
      foreignColumns: [answers.teamId, answers.part],
    }).onDelete('cascade'),
    index('answer_files_blob').on(t.sha256),
    placeKnown('answer_files_place_known', t.place),
  ],
);

/** The marks of a posted mission: p1 of level 1 by the server, the rest by the teacher (ruling 5). */
export const marks = pgTable(
  'marks',
  {
    teamId: teamId(),
    level: smallint('level').notNull(),
    p1: smallint('p1').notNull().default(0),
    p2: smallint('p2').notNull().default(0),
    /** Whether a teacher has given the mark, because 0 is a mark too. */
    p1Marked: boolean('p1_marked').notNull().default(false),
    p2Marked: boolean('p2_marked').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.level] }),
    check('marks_level_known', sql`${t.level} between 1 and 4`),
    check(
      'marks_p1_allowed',
      sql`(${t.level} < 4 and ${t.p1} in (0, 20, 40, 60)) or (${t.level} = 4 and ${t.p1} in (0, 50, 100, 160))`,
    ),
    check('marks_p2_allowed', sql`${t.p2} in (0, 20, 40)`),
    /** Missing marks that a teacher has to give. */
    index('marks_open').on(t.teamId).where(sql`not p2_marked or (level > 1 and not p1_marked)`),
  ],
);
