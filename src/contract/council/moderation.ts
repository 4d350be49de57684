import * as z from 'zod/mini';
import { COMMENT_STATES, DECISIONS, DOUBT_KINDS, HELD_REASONS, QUEUE_PARTS } from '#domain/council/moderation.ts';
import { DECIDED_AT_ONCE_MAX } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, pagination, queuePaging, repeated } from '../fields.ts';
import { moderationBody } from '../forms.ts';
import { STAFF, TEAM } from '../who.ts';

export const doubt = z.object({ kind: z.enum(DOUBT_KINDS), found: z.string() });

/** Who decided, null when that account is gone, and when in unix seconds. */
export const decision = z.object({ by: z.nullable(z.string()), at: z.int() });

/** A comment as the teacher judges it. Times in unix seconds. */
const judged = z.object({
  _id: z.uuid(),
  comment: z.string(),
  at: z.int(),
  /** Who wrote it. */
  team: z.uuid(),
  teamName: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  solar: z.string(),
  /** What it is about; the text is cut. */
  proposal: z.object({ teamName: z.string(), class: z.string(), school: z.nullable(z.string()), text: z.string() }),
  state: z.enum(COMMENT_STATES),
  heldFor: z.nullable(z.enum(HELD_REASONS)),
  /** It may speak of self-harm, and no teacher has approved it. */
  selfHarm: z.boolean(),
  /** While it waits: what is doubtful in it, as it is written there. */
  doubts: z.array(doubt),
  /** Of how many teams. */
  reports: z.int(),
  /** The last decision; null while there is none. */
  decided: z.nullable(decision),
  /** What the caller can do and would change something. */
  may: z.array(z.enum(DECISIONS)),
});
export type JudgedComment = z.output<typeof judged>;

/**
 * `waiting`: nobody sees them; `reported`: shown, and reported since the last decision; `selfHarm`: of those that wait,
 * the ones that may speak of self-harm.
 */
export const counts = z.object({ waiting: z.int(), reported: z.int(), selfHarm: z.int() });
export type QueueCounts = z.output<typeof counts>;

const chosen = z.object({
  comments: repeated(id(), DECIDED_AT_ONCE_MAX, 1),
});
/** `confirmed`: the teacher has read that the one comment may speak of self-harm, and shows it all the same. */
const approved = z.extend(chosen, { confirmed: z.optional(z.boolean()) });
/** How many changed: what stood so already is not counted. */
export const decidedChange = z.object({
  changed: z.int(),
  /** Asked for together with others, and approved only one by one: they may speak of self-harm. Left out when none. */
  skipped: z.optional(z.array(z.uuid())),
});
export type DecidedChange = z.output<typeof decidedChange>;
const REFUSED = ['notFound', 'notYours', 'decidedByOther'] as const;

/** What teams say to each other, before and after a teacher has seen it. */
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
    summary: 'Quantos comentários estão à espera do professor e quantos foram denunciados; e quantas propostas.',
    who: STAFF,
    success: { status: 200, body: z.extend(counts, { proposals: counts }) },
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
