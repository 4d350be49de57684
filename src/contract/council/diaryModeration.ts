import * as z from 'zod/mini';
import { PLAN_PROGRESS } from '#domain/council/diary.ts';
import { COMMENT_STATES, DECISIONS, HELD_REASONS, QUEUE_PARTS } from '#domain/council/moderation.ts';
import { DECIDED_AT_ONCE_MAX } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, pagination, queuePaging, repeated } from '../fields.ts';
import { STAFF } from '../who.ts';
import { counts, decidedChange, decision, doubt } from './moderation.ts';

/** An entry of a plan's diary in the moderation queue; times are in unix seconds. */
const judged = z.object({
  _id: z.uuid(),
  entry: z.string(),
  reason: z.optional(z.string()),
  progress: z.enum(PLAN_PROGRESS),
  /** The day of the entry, 'yyyy-mm-dd'. */
  day: z.string(),
  /** When it was first written. */
  at: z.int(),
  photos: z.array(z.object({ content: z.string() })),
  team: z.uuid(),
  teamName: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  solar: z.string(),
  state: z.enum(COMMENT_STATES),
  heldFor: z.nullable(z.enum(HELD_REASONS)),
  /** It may speak of self-harm, and nobody has approved it (ruling 30). */
  selfHarm: z.boolean(),
  /** For a held entry: the doubtful words as they are written in it. */
  doubts: z.array(doubt),
  /** The last decision; null while there is none. */
  decided: z.nullable(decision),
  /** The decisions that the caller may take and that would change something. */
  may: z.array(z.enum(DECISIONS)),
});
export type JudgedEntry = z.output<typeof judged>;

const chosen = z.object({ entries: repeated(id(), DECIDED_AT_ONCE_MAX, 1) });
/** `confirmed`: the teacher approves a single entry although it may speak of self-harm. */
const approved = z.extend(chosen, { confirmed: z.optional(z.boolean()) });
const REFUSED = ['notFound', 'notYours', 'decidedByOther'] as const;

/**
 * Moderation of the entries of diaries (ruling 30). Teams report the story of a plan as a whole, by its proposal, so that the
 * part 'reported' is empty here.
 */
export const diaryModeration = {
  diaryQueue: {
    method: 'GET',
    path: '/moderation/diary',
    summary: 'As entradas de diários à espera, escondidas ou todas; um professor recebe as das suas equipas.',
    who: STAFF,
    query: z.extend(queuePaging, { part: z._default(z.optional(z.enum(QUEUE_PARTS)), 'waiting') }),
    success: { status: 200, body: z.object({ entries: z.array(judged), pagination, counts }) },
  },
  approveDiaryEntries: {
    method: 'POST',
    path: '/moderation/diary/approve',
    summary:
      'Aprova ou repõe entradas de diários: as outras equipas podem lê-las. As que podem falar de autoagressão só uma a uma, e com confirmação.',
    who: STAFF,
    body: approved,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: [...REFUSED, 'needsConfirmation'],
  },
  hideDiaryEntries: {
    method: 'POST',
    path: '/moderation/diary/hide',
    summary: 'Esconde entradas de diários: só a equipa que as escreveu as lê.',
    who: STAFF,
    body: chosen,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: REFUSED,
  },
  undoDiaryDecisions: {
    method: 'POST',
    path: '/moderation/diary/undo',
    summary: 'Anula a última decisão sobre entradas de diários: ficam como estavam antes dela.',
    who: STAFF,
    body: chosen,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: REFUSED,
  },
} as const satisfies EndpointTable;
