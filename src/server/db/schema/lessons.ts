import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LessonRoles } from '#domain/classroom/roles.ts';
import { at } from './columns.ts';
import { classes, teamId, teams } from './schema.ts';

const lessonId = () =>
  uuid('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' });

/** What a teacher has set for the devices of a team, or of a class (ruling 33). It holds while the lesson is live. */
const steering = () => ({
  paused: boolean('paused').notNull().default(false),
  /** The last mission that is open; null opens all. */
  pace: smallint('pace'),
  silent: boolean('silent').notNull().default(false),
});

/** A lesson of a class. It is live until it ends or expires; a class has one live lesson at most. */
export const lessons = pgTable(
  'lessons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The account of who started it; the account may be deleted. */
    startedBy: uuid('started_by'),
    startedAt: at('started_at').notNull(),
    /** When it ends by itself. */
    expiresAt: at('expires_at').notNull(),
    /** When somebody ended it; null before, and for one that expired. */
    endedAt: at('ended_at'),
    /** Number of the session and of all sessions of the class's plan; null without a plan. */
    session: smallint('session'),
    sessions: smallint('sessions'),
    /** Opens the projector page of the class, without a sign-in, while the lesson is live. */
    mapCode: text('map_code').notNull(),
    /** The steering of teams without a row in `lesson_teams`. */
    ...steering(),
  },
  (t) => [
    uniqueIndex('lessons_open').on(t.classId).where(sql`${t.endedAt} is null`),
    uniqueIndex('lessons_map_code_key').on(t.mapCode),
    index('lessons_class').on(t.classId, t.startedAt),
    check('lessons_pace_known', sql`${t.pace} between 0 and 4`),
    check('lessons_session_in_plan', sql`(${t.session} is null) = (${t.sessions} is null)`),
  ],
);

/** The steering of one team, when it differs from its class. */
export const lessonTeams = pgTable('lesson_teams', { lessonId: lessonId(), teamId: teamId(), ...steering() }, (t) => [
  primaryKey({ columns: [t.lessonId, t.teamId] }),
  index('lesson_teams_team').on(t.teamId),
  check('lesson_teams_pace_known', sql`${t.pace} between 0 and 4`),
]);

/** A teacher's message to one team, or to all of the class (`teamId` null). */
export const lessonMessages = pgTable(
  'lesson_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lessonId: lessonId(),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sentAt: at('sent_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    index('lesson_messages_lesson').on(t.lessonId, t.sentAt),
    index('lesson_messages_team').on(t.teamId),
    check('lesson_messages_length', sql`char_length(${t.text}) between 1 and 200`),
  ],
);

/** The teams on whose devices a message was shown. */
export const lessonMessageViews = pgTable(
  'lesson_message_views',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => lessonMessages.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.teamId] }), index('lesson_message_views_team').on(t.teamId)],
);

/** Who was there in a lesson and which role each had; one row for each team that answered or skipped. */
export const attendance = pgTable(
  'attendance',
  {
    lessonId: lessonId(),
    teamId: teamId(),
    /** Names of members; null: the team skipped the question. */
    present: text('present').array(),
    /** Names of those who were members then and not there; null: skipped, or not noted by an earlier version. */
    absent: text('absent').array(),
    roles: jsonb('roles').$type<LessonRoles>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.teamId] }), index('attendance_team').on(t.teamId)],
);

/** A team's hand, with which it asks its teacher for help. */
export const raisedHands = pgTable('raised_hands', {
  teamId: teamId().primaryKey(),
  /** Null once either has lowered the hand. */
  raisedAt: at('raised_at'),
  /** When the teacher answered 'A caminho'; null before. */
  answeredAt: at('answered_at'),
  /** When a device last changed the hand. */
  pressedAt: at('pressed_at').notNull().defaultNow(),
  /** The number of each device's last change: a network may deliver an older one later. */
  presses: jsonb('presses').$type<Record<string, number>>().notNull().default({}),
});

/** A team's answers to the three questions on how it worked together in a mission, each 1 to 3. */
export const reflections = pgTable(
  'reflections',
  {
    teamId: teamId(),
    mission: smallint('mission').notNull(),
    answers: smallint('answers').array().notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.mission] }),
    check('reflections_mission_known', sql`${t.mission} between 1 and 4`),
    check(
      'reflections_answers_known',
      sql`array_length(${t.answers}, 1) = 3 and 1 <= all (${t.answers}) and 3 >= all (${t.answers})`,
    ),
  ],
);

/** What a class's teacher has chosen for its lessons; a class without a row has the defaults. */
export const lessonSettings = pgTable(
  'lesson_settings',
  {
    classId: uuid('class_id')
      .primaryKey()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** Number of sessions of the chosen plan; null while none is chosen. */
    plan: smallint('plan'),
    /** The session that comes next, from 1. */
    nextSession: smallint('next_session').notNull().default(1),
    /** Minutes without progress after which a team counts as stuck. */
    stuckMinutes: smallint('stuck_minutes').notNull().default(4),
  },
  (t) => [
    check('lesson_settings_plan_known', sql`${t.plan} in (4, 6, 8)`),
    check('lesson_settings_next_known', sql`${t.nextSession} between 1 and coalesce(${t.plan}, 8)`),
    check('lesson_settings_stuck_range', sql`${t.stuckMinutes} between 1 and 30`),
  ],
);

/**
 * What each device of a team last reported of itself. Unlogged: a crash of the database empties it, and the devices report
 * again within seconds.
 */
export const deviceStates = pgTable(
  'device_states',
  {
    teamId: teamId(),
    /** The device's random number, as in its drafts. */
    device: text('device').notNull(),
    seenAt: at('seen_at').notNull(),
    /** When part, step, words or files last changed. */
    progressedAt: at('progressed_at').notNull(),
    /** Null in the council. */
    part: smallint('part'),
    step: text('step').notNull(),
    words: integer('words').notNull(),
    files: smallint('files').notNull(),
    /** Number of requests and uploads that the device still keeps. */
    unsent: smallint('unsent').notNull(),
  },
  // No index on `seenAt`: it changes with every report, and without one PostgreSQL updates the row in its place.
  (t) => [primaryKey({ columns: [t.teamId, t.device] })],
);
