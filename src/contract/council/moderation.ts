import * as z from 'zod/mini';
import { COMMENT_KINDS } from '#domain/council/comments.ts';
import { COMMENT_STATES, DECISIONS, DOUBT_KINDS, HELD_REASONS, QUEUE_PARTS } from '#domain/council/moderation.ts';
import { DECIDED_AT_ONCE_MAX } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, pagination, queuePaging, repeated } from '../fields.ts';
import { moderationBody } from '../forms.ts';
import { STAFF, TEAM } from '../who.ts';

export const doubt = z.object({ kind: z.enum(DOUBT_KINDS), found: z.string() });

/** `by` is the decider's name, null when that account is gone; `at` is in unix seconds. */
export const decision = z.object({ by: z.nullable(z.string()), at: z.int() });

/** A comment in the moderation queue, or an answer to one; times are in unix seconds. */
const judged = z.object({
  _id: z.uuid(),
  comment: z.string(),
  at: z.int(),
  /** The author team. */
  team: z.uuid(),
  teamName: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  solar: z.string(),
  /** The proposal that it comments on, with a shortened text. */
  proposal: z.object({ teamName: z.string(), class: z.string(), school: z.nullable(z.string()), text: z.string() }),
  /** Absent for a plain comment. */
  kind: z.optional(z.enum(COMMENT_KINDS)),
  /** Set for an answer: the question of another team that it answers; `text` is null while that is held or hidden. */
  question: z.optional(z.object({ teamName: z.string(), text: z.nullable(z.string()) })),
  /** The proposal's team took over this suggestion. */
  accepted: z.optional(z.literal(true)),
  state: z.enum(COMMENT_STATES),
  heldFor: z.nullable(z.enum(HELD_REASONS)),
  /** It may speak of self-harm, and no teacher has approved it. */
  selfHarm: z.boolean(),
  /** For a held text: the doubtful words as they are written in it. */
  doubts: z.array(doubt),
  /** Number of teams that reported it. */
  reports: z.int(),
  /** The last decision; null while there is none. */
  decided: z.nullable(decision),
  /** The decisions that the caller may take and that would change something. */
  may: z.array(z.enum(DECISIONS)),
});
export type JudgedComment = z.output<typeof judged>;

/**
 * `waiting`: held texts; `reported`: shown texts with reports since the last decision; `selfHarm`: held texts that may
 * speak of self-harm.
 */
export const counts = z.object({ waiting: z.int(), reported: z.int(), selfHarm: z.int() });
export type QueueCounts = z.output<typeof counts>;

const chosen = z.object({
  comments: repeated(id(), DECIDED_AT_ONCE_MAX, 1),
});
/** `confirmed`: the teacher approves a single comment although it may speak of self-harm. */
const approved = z.extend(chosen, { confirmed: z.optional(z.boolean()) });
/** `changed` does not count texts that already had the status. */
export const decidedChange = z.object({
  changed: z.int(),
  /** Ids that were not approved, because texts that may speak of self-harm are approved one by one; absent when none. */
  skipped: z.optional(z.array(z.uuid())),
});
export type DecidedChange = z.output<typeof decidedChange>;
const REFUSED = ['notFound', 'notYours', 'decidedByOther'] as const;

/** Moderation of comments. */
export const moderation = {
  moderationQueue: {
    method: 'GET',
    path: '/moderation',
    summary:
      'Os comentários à espera, denunciados, escondidos ou todos; um professor recebe os das suas equipas e os que estão nas propostas delas.',
    who: STAFF,
    query: z.extend(queuePaging, { part: z._default(z.optional(z.enum(QUEUE_PARTS)), 'waiting') }),
    success: { status: 200, body: z.object({ comments: z.array(judged), pagination, counts }) },
  },
  moderationCount: {
    method: 'GET',
    path: '/moderation/count',
    summary:
      'Quantos comentários estão à espera do professor e quantos foram denunciados; quantas propostas; e quantas entradas de diários.',
    who: STAFF,
    success: { status: 200, body: z.extend(counts, { proposals: counts, diary: counts }) },
  },
  approveComments: {
    method: 'POST',
    path: '/moderation/approve',
    summary:
      'Aprova comentários: voltam a ver-se, e novas denúncias já não os retiram. Os que podem falar de autoagressão só um a um, e com confirmação.',
    who: STAFF,
    body: approved,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: [...REFUSED, 'needsConfirmation'],
  },
  hideComments: {
    method: 'POST',
    path: '/moderation/hide',
    summary: 'Esconde comentários: só a equipa que os escreveu os vê.',
    who: STAFF,
    body: chosen,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: REFUSED,
  },
  undoDecisions: {
    method: 'POST',
    path: '/moderation/undo',
    summary: 'Anula a última decisão sobre comentários: ficam como estavam antes dela.',
    who: STAFF,
    body: chosen,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: REFUSED,
  },
  setModeration: {
    method: 'PUT',
    path: '/schools/:schoolId/moderation',
    summary: 'Diz o que acontece aos comentários das equipas de uma escola; um professor só o da sua.',
    who: STAFF,
    params: z.object({ schoolId: id() }),
    body: moderationBody,
    encoding: 'json',
    success: { status: 200, body: moderationBody },
    refusals: ['notFound', 'notYours'],
  },
  reportComment: {
    method: 'POST',
    path: '/comments/:commentId/report',
    summary: 'Denuncia ao professor o comentário de outra equipa, uma vez.',
    who: TEAM,
    params: z.object({ commentId: id() }),
    success: { status: 200, body: z.object({ _id: z.uuid(), reported: z.literal(true) }) },
    refusals: ['notFound', 'notYours', 'ownComment'],
  },
} as const satisfies EndpointTable;
