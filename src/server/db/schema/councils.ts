import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { VoteCount } from '#domain/council/counting/countVote.ts';
import type { Ballot } from '#domain/council/session/ballots.ts';
import type { Pair } from '#domain/council/session/duels.ts';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import type { CouncilSetup } from '#domain/council/session/setup.ts';
import type { CouncilState } from '#domain/council/session/steering.ts';
import { at, createdAt } from './columns.ts';
import { proposals } from './council.ts';
import { classes, teamId } from './schema.ts';

const councilId = () =>
  uuid('council_id')
    .notNull()
    .references(() => councils.id, { onDelete: 'cascade' });

/** A council session (ruling 34). Where it is: domain/council/session/steering.ts. */
export const councils = pgTable(
  'councils',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Opens the projector page, without a sign-in. */
    code: text('code').notNull(),
    /** Decides all lots. */
    seed: text('seed').notNull(),
    setup: jsonb('setup').$type<CouncilSetup>().notNull(),
    state: text('state').$type<CouncilState>().notNull().default('prepared'),
    phase: text('phase').$type<CouncilPhase>(),
    endsAt: at('ends_at'),
    leftMs: bigint('left_ms', { mode: 'number' }),
    /** The ids of proposals, which may have been deleted since. */
    presenting: uuid('presenting'),
    drawn: uuid('drawn'),
    /** The plan that goes to Earth: decided by the vote, or agreed upon in a session without one. */
    toEarth: uuid('to_earth'),
    resultShown: boolean('result_shown').notNull().default(false),
    /** The count of the vote, from when it closes until it is opened again; null before, and where it was closed earlier than counts were kept. */
    count: jsonb('count').$type<VoteCount>(),
    /** Counts its changes, and those of its plans, which the triggers of sql/triggers.sql count. */
    revision: integer('revision').notNull().default(1),
    /** The account of who prepared it; the account may be deleted. */
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    startedAt: at('started_at'),
    closedAt: at('closed_at'),
  },
  (t) => [
    uniqueIndex('councils_code_key').on(t.code),
    index('councils_to_earth').on(t.toEarth).where(sql`${t.toEarth} is not null`),
    check('councils_state_known', sql`${t.state} in ('prepared', 'running', 'closed')`),
    check('councils_phase_known', sql`${t.phase} in ('present', 'read', 'debate', 'vote', 'result', 'earth')`),
    check('councils_closed', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
  ],
);

/** The classes of a session. A class has one open session at most. */
export const councilClasses = pgTable(
  'council_classes',
  {
    councilId: councilId(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The session is not closed. */
    open: boolean('open').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.councilId, t.classId] }),
    uniqueIndex('council_classes_open').on(t.classId).where(sql`${t.open}`),
    index('council_classes_class').on(t.classId),
  ],
);

/** The plans of a session. */
export const councilPlans = pgTable(
  'council_plans',
  {
    councilId: councilId(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    /** Place in the order of the presentations, drawn by lot when the session starts. */
    place: smallint('place'),
    /** In cents, as the vote began, because dossiers change later; null before, or while unknown. */
    cost: bigint('cost', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.councilId, t.proposalId] }), index('council_plans_proposal').on(t.proposalId)],
);

/** The teams of a session that has started: what each was given and has done. Plans are the ids of their proposals. */
export const councilTeams = pgTable(
  'council_teams',
  {
    councilId: councilId(),
    teamId: teamId(),
    /** Plans that it was given to read, in this order. */
    readings: uuid('readings').array().notNull(),
    /** Plans that it has read. */
    read: uuid('read').array().notNull().default([]),
    /** The comparisons that it decides. */
    duels: jsonb('duels').$type<Pair[]>().notNull(),
    /** How often it applauded each plan. */
    applause: jsonb('applause').$type<Record<string, number>>().notNull().default({}),
    /** Counts its changes, so that its other devices read it again. */
    changes: integer('changes').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.councilId, t.teamId] }), index('council_teams_team').on(t.teamId)],
);

/** The ballot of each team that has voted: the last one counts. */
export const councilBallots = pgTable(
  'council_ballots',
  {
    councilId: councilId(),
    teamId: teamId(),
    /** Null for an abstention. */
    ballot: jsonb('ballot').$type<Ballot>(),
    at: at('at').notNull(),
    /** Counts the team's ballots of this session, and the device that cast the last one: another must know it to replace it. */
    version: integer('version').notNull().default(1),
    device: text('device').notNull().default(''),
    /** The number of each device's last ballot: a network may deliver an older one later. */
    presses: jsonb('presses').$type<Record<string, number>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.councilId, t.teamId] }), index('council_ballots_team').on(t.teamId)],
);
