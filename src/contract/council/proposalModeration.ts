import * as z from 'zod/mini';
import { COMMENT_STATES, DECISIONS, HELD_REASONS, QUEUE_PARTS } from '#domain/council/moderation.ts';
import { DECIDED_AT_ONCE_MAX } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, pagination, queuePaging, repeated } from '../fields.ts';
import { STAFF, TEAM } from '../who.ts';
import { counts, decidedChange, decision, doubt } from './moderation.ts';

/** A proposal in the moderation queue; times are in unix seconds. */
const judged = z.object({
  _id: z.uuid(),
  proposal: z.string(),
  /** When the team created it. */
  at: z.int(),
  team: z.uuid(),
  teamName: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  solar: z.string(),
  state: z.enum(COMMENT_STATES),
  /** Its level 4 was given back: other teams do not see it, whatever its state (ruling 6). */
  returned: z.boolean(),
  heldFor: z.nullable(z.enum(HELD_REASONS)),
  /** It may speak of self-harm, and nobody has approved it (ruling 30). */
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
export type JudgedProposal = z.output<typeof judged>;

const chosen = z.object({ proposals: repeated(id(), DECIDED_AT_ONCE_MAX, 1) });
/** `confirmed`: the teacher approves a single proposal although it may speak of self-harm. */
const approved = z.extend(chosen, { confirmed: z.optional(z.boolean()) });
const REFUSED = ['notFound', 'notYours', 'decidedByOther'] as const;

/** Moderation of proposals (ruling 30). */
export const proposalModeration = {
  proposalQueue: {
    method: 'GET',
    path: '/moderation/proposals',
    summary: 'As propostas à espera, denunciadas, escondidas ou todas; um professor recebe as das suas equipas.',
    who: STAFF,
    query: z.extend(queuePaging, { part: z._default(z.optional(z.enum(QUEUE_PARTS)), 'waiting') }),
    success: { status: 200, body: z.object({ proposals: z.array(judged), pagination, counts }) },
  },
  approveProposals: {
    method: 'POST',
    path: '/moderation/proposals/approve',
    summary:
      'Aprova ou repõe propostas: as outras equipas veem-nas, e novas denúncias já não as retiram. As que podem falar de autoagressão só uma a uma, e com confirmação.',
    who: STAFF,
    body: approved,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: [...REFUSED, 'needsConfirmation'],
  },
  hideProposals: {
    method: 'POST',
    path: '/moderation/proposals/hide',
    summary: 'Esconde propostas: saem logo dos Conselhos abertos, e só a equipa que as escreveu as vê.',
    who: STAFF,
    body: chosen,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: REFUSED,
  },
  undoProposalDecisions: {
    method: 'POST',
    path: '/moderation/proposals/undo',
    summary: 'Anula a última decisão sobre propostas: ficam como estavam antes dela.',
    who: STAFF,
    body: chosen,
    encoding: 'json',
    success: { status: 200, body: decidedChange },
    refusals: REFUSED,
  },
  reportProposal: {
    method: 'POST',
    path: '/proposals/:proposalId/report',
    summary: 'Denuncia ao professor a proposta de outra equipa, uma vez.',
    who: TEAM,
    params: z.object({ proposalId: id() }),
    success: { status: 200, body: z.object({ _id: z.uuid(), reported: z.literal(true) }) },
    refusals: ['notFound', 'notYours', 'ownProposal'],
  },
} as const satisfies EndpointTable;
