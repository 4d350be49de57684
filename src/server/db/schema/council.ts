import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  type ExtraConfigColumn,
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
import type { CommentKind, VersionCause } from '#domain/council/comments.ts';
import type { Dossier, DossierWriter } from '#domain/council/dossier.ts';
import type { CommentState, HeldReason, ModerationStatus } from '#domain/council/moderation.ts';
import { at, createdAt, naturalText, tsvector } from './columns.ts';
import { teamId } from './schema.ts';

/** The proposal that a row belongs to; the row is deleted with it. */
export const proposalId = () =>
  uuid('proposal_id')
    .notNull()
    .references(() => proposals.id, { onDelete: 'cascade' });

/** Moderation status of a text that other teams may read, and the last decision about it. */
export const moderationStatus = () => ({
  /** 'held' waits for a teacher, 'hidden' was removed by one: only the team that wrote it sees either. */
  state: text('state').$type<CommentState>().notNull().default('shown'),
  /** Why it is held; null unless it is. */
  heldFor: text('held_for').$type<HeldReason>(),
  /** Who took the last decision; the account may be deleted. */
  decidedBy: uuid('decided_by'),
  decidedAt: at('decided_at'),
  /** The status before that decision, for undoing it; null once undone. */
  before: jsonb('before').$type<ModerationStatus>(),
});

/** One proposal a team. */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teamId: teamId().unique(),
    text: text('text').notNull(),
    submittedAt: at('submitted_at'),
    createdAt: createdAt(),
    ...moderationStatus(),
    /** Level 4 was given back and is not yet answered again (ruling 6); triggers on `returned_levels` set it. */
    returned: boolean('returned').notNull().default(false),
    /** Whether its teacher lets teams of later school years read what became of it. */
    storyShared: boolean('story_shared').notNull().default(false),
    /** The words of the text, for search. */
    words: tsvector('words').generatedAlwaysAs(sql`to_tsvector('simple', fold("text"))`),
  },
  (t) => [
    check('proposals_state_known', sql`${t.state} in ('shown', 'held', 'hidden')`),
    check('proposals_held_for_something', sql`(${t.state} = 'held') = (${t.heldFor} is not null)`),
    index('proposals_held').on(t.createdAt, t.id).where(sql`${t.state} = 'held'`),
    index('proposals_hidden').on(t.createdAt, t.id).where(sql`${t.state} = 'hidden'`),
    index('proposals_words').using('gin', t.words),
    index('proposals_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('proposals_stories').on(t.submittedAt).where(sql`${t.storyShared}`),
    index('proposals_state').on(sql`(submitted_at is not null)`, t.createdAt, t.id),
    index('proposals_submitted').on(t.submittedAt, t.id).where(sql`${t.submittedAt} is not null`),
  ],
);

/** Former texts of a proposal; the current text comes after the last version (ruling 6). */
export const proposalVersions = pgTable(
  'proposal_versions',
  {
    teamId: teamId(),
    /** Counted from 1, the oldest. */
    version: smallint('version').notNull(),
    text: text('text').notNull(),
    writtenAt: at('written_at').notNull(),
    replacedAt: at('replaced_at').notNull(),
    /** Why it was replaced. */
    cause: text('cause').$type<VersionCause>().notNull(),
    /** The suggestion that was accepted; the comment may be deleted. */
    commentId: uuid('comment_id'),
    /** Whether other teams may read it: they could until it was replaced, and no edit or new answer has withdrawn it. */
    shown: boolean('shown').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.version] }),
    check('proposal_versions_cause_known', sql`${t.cause} in ('suggestion', 'edit', 'answer')`),
    check('proposal_versions_of_suggestion', sql`(${t.cause} = 'suggestion') = (${t.commentId} is not null)`),
  ],
);

/** The answers of a team and its teacher for the dossier of its proposal; the last save wins. */
export const councilDossiers = pgTable(
  'council_dossiers',
  {
    teamId: teamId().primaryKey(),
    /** Counts the saves from 1. */
    revision: integer('revision').notNull(),
    answers: jsonb('answers').$type<Dossier>().notNull(),
    savedBy: text('saved_by').$type<DossierWriter>().notNull(),
    savedAt: at('saved_at').notNull(),
    /** Random name of the page that saved. */
    writer: text('writer').notNull(),
    /** The answers that a page replaced without having seen them; null once dismissed. */
    other: jsonb('other').$type<OtherDossier>(),
  },
  (t) => [check('council_dossiers_writer_known', sql`${t.savedBy} in ('team', 'staff')`)],
);

/** Replaced answers with who saved them, and when, in milliseconds since 1970. */
export interface OtherDossier {
  answers: Dossier;
  savedBy: DossierWriter;
  savedAtMs: number;
}

/** The proposals that a team was given to read, or has found, so that its council stays the same while others read. */
export const councilReadings = pgTable('council_readings', { teamId: teamId(), proposalId: proposalId() }, (t) => [
  primaryKey({ columns: [t.teamId, t.proposalId] }),
  index('council_readings_proposal').on(t.proposalId),
]);

/** The number of teams that were given each proposal to read; triggers of sql/triggers.sql keep it. */
export const readership = pgTable(
  'readership',
  {
    proposalId: proposalId().primaryKey(),
    /** The theme of the team whose proposal it is. */
    theme: text('theme').notNull(),
    readers: integer('readers').notNull().default(0),
    /** Whether other teams see it: its state is 'shown' and its level 4 is not given back. */
    shown: boolean('shown').notNull().default(true),
    /** When other teams stopped seeing it; null while they see it, and if they never have. */
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    index('readership_least').on(t.theme, t.readers, t.proposalId).where(sql`${t.shown}`),
    index('readership_withdrawn').on(t.theme, t.withdrawnAt).where(sql`${t.withdrawnAt} is not null`),
  ],
);

const STARS = sql`(stars_sum::float8 / nullif(stars_count, 0))`;
const HAS_PROPOSAL = sql`has_proposal`;
type Ranked = Record<'points' | 'participation' | 'starsMean', ExtraConfigColumn>;
const ranked = (t: Ranked) =>
  [t.points.desc().nullsFirst(), t.participation.desc().nullsFirst(), t.starsMean.desc().nullsFirst()] as const;

/**
 * The values that rank a team (ruling 8) and sort its proposal. The triggers of sql/triggers.sql update them when a team,
 * its proposal, a rating or a comment changes, so that no list has to count.
 */
export const rankingRows = pgTable(
  'standings',
  {
    teamId: teamId().primaryKey(),
    name: naturalText('name').notNull(),
    theme: text('theme').notNull(),
    points: smallint('points').notNull(),
    councilAt: at('council_at'),
    classId: uuid('class_id').notNull(),
    className: naturalText('class_name').notNull(),
    hasProposal: boolean('has_proposal').notNull().default(false),
    /** The proposals that it rated, plus those on which it has a comment that others see. */
    participation: integer('participation').notNull().default(0),
    /** Stars of its own proposal; 0 while other teams do not see it. */
    starsSum: integer('stars_sum').notNull().default(0),
    starsCount: integer('stars_count').notNull().default(0),
    /** Bayesian mean with five votes of 3 (domain/council/ranking.ts; a test compares the two). */
    starsMean: doublePrecision('stars_mean')
      .notNull()
      .generatedAlwaysAs(sql`(15 + stars_sum)::float8 / (5 + stars_count)`),
  },
  (t) => [
    /** The order of the ranking, for all and for one theme. */
    index('standings_order').on(...ranked(t), t.name, t.teamId),
    index('standings_theme_order').on(t.theme, ...ranked(t), t.name, t.teamId),
    /** Proposals without stars come last in both orders. */
    index('standings_most_stars').on(sql`${STARS} desc nulls last`, t.teamId.desc().nullsFirst()).where(HAS_PROPOSAL),
    index('standings_fewest_stars').on(STARS, t.teamId).where(HAS_PROPOSAL),
    /** INCLUDE `class_id`. */
    index('standings_proposals_team').on(t.name, t.teamId).where(HAS_PROPOSAL),
    index('standings_proposals_class').on(t.className, t.classId, t.name, t.teamId).where(HAS_PROPOSAL),
  ],
);

/** One rating per team and proposal. */
export const ratings = pgTable(
  'ratings',
  {
    proposalId: proposalId(),
    teamId: teamId(),
    stars: smallint('stars').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.proposalId, t.teamId] }),
    check('ratings_stars_range', sql`${t.stars} between 1 and 5`),
    index('ratings_team').on(t.teamId),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    proposalId: proposalId(),
    teamId: teamId(),
    text: text('text').notNull(),
    at: at('at').notNull().defaultNow(),
    /** One of COMMENT_KINDS; null for a plain comment and for an answer. */
    kind: text('kind').$type<CommentKind>(),
    /** The question that this text answers; null for a comment. An answer is written by the proposal's own team. */
    answerTo: uuid('answer_to').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** When the proposal's team took over this suggestion. */
    acceptedAt: at('accepted_at'),
    ...moderationStatus(),
  },
  (t) => [
    check('comments_kind_known', sql`${t.kind} in ('for', 'against', 'question', 'suggestion')`),
    check('comments_answer_is_plain', sql`${t.answerTo} is null or ${t.kind} is null`),
    check('comments_accepted_suggestion', sql`${t.acceptedAt} is null or ${t.kind} is not distinct from 'suggestion'`),
    uniqueIndex('comments_answer_to_key').on(t.answerTo).where(sql`${t.answerTo} is not null`),
    check('comments_state_known', sql`${t.state} in ('shown', 'held', 'hidden')`),
    check('comments_held_known', sql`${t.heldFor} in ('words', 'before', 'reports', 'self-harm')`),
    check('comments_held_for_something', sql`(${t.state} = 'held') = (${t.heldFor} is not null)`),
    index('comments_at').on(t.at, t.id),
    index('comments_held').on(sql`(${t.heldFor} = 'self-harm') desc`, t.at, t.id).where(sql`${t.state} = 'held'`),
    index('comments_hidden').on(t.at, t.id).where(sql`${t.state} = 'hidden'`),
    check('comments_length', sql`char_length(${t.text}) between 1 and 1000`),
    index('comments_proposal').on(t.proposalId, t.at),
    index('comments_team').on(t.teamId),
  ],
);

/** Reports of a comment by other teams, one a team. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.teamId] }), index('comment_reports_team').on(t.teamId)],
);

/** Reports of a proposal by other teams, one a team. They are deleted when its team changes the text. */
export const proposalReports = pgTable(
  'proposal_reports',
  { proposalId: proposalId(), teamId: teamId(), at: at('at').notNull() },
  (t) => [primaryKey({ columns: [t.proposalId, t.teamId] }), index('proposal_reports_team').on(t.teamId)],
);
