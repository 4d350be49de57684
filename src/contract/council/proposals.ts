import * as z from 'zod/mini';
import { COMMENT_KINDS, VERSION_CAUSES } from '#domain/council/comments.ts';
import { DECISIONS, HELD_REASONS } from '#domain/council/moderation.ts';
import { WITHHELD_REASONS } from '#domain/council/proposalModeration.ts';
import { COMMENT_MAX_CHARS, COUNCIL_FOUND_MAX, STARS_MAX, STARS_MIN } from '#domain/limits.ts';
import { ROLES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { counted, filterText, id, integer, optionalPaging, order, pagination, paging, text } from '../fields.ts';
import { editProposalBody, reopenProposalBody } from '../forms.ts';
import { ADMINS, STAFF, TEAM } from '../who.ts';
import { doubt } from './moderation.ts';

/** Fields of both a comment and an answer. */
const written = {
  /** Written by the signed-in team. */
  mine: z.optional(z.literal(true)),
  /** Set for the author team only, which alone sees the text: held for a teacher, or hidden by one. */
  state: z.optional(z.enum(['waiting', 'hidden'])),
  /** The signed-in team has reported it. */
  reported: z.optional(z.literal(true)),
};

/** The answer of the proposal's team to a question; `at` is in unix seconds. */
export const answer = z.object({ _id: z.uuid(), answer: z.string(), at: z.int(), ...written });
export type Answer = z.output<typeof answer>;

/** A comment on a proposal; times are in unix seconds. */
const comment = z.object({
  _id: z.uuid(),
  name: z.string(),
  comment: z.string(),
  at: z.int(),
  ...written,
  /** Absent for a plain comment. */
  kind: z.optional(z.enum(COMMENT_KINDS)),
  /** The answer to a question; absent while there is none that the caller may see. */
  answer: z.optional(answer),
  /** When the proposal's team took over this suggestion. */
  accepted: z.optional(z.int()),
});
export type Comment = z.output<typeof comment>;

/** A former text of a proposal; times are in unix seconds. */
const version = z.object({
  /** Counted from 1, the oldest. */
  version: z.int(),
  proposal: z.string(),
  /** From when until when it was the team's plan. */
  at: z.int(),
  until: z.int(),
  cause: z.enum(VERSION_CAUSES),
  /** The team whose suggestion was accepted; absent for another cause, and when its comment is gone. */
  suggestedBy: z.optional(z.string()),
  /** Set for its own team and staff only: other teams do not see this version. */
  withheld: z.optional(z.literal(true)),
});
export type ProposalVersion = z.output<typeof version>;

/** `mine` is the signed-in team's own rating, or null. */
const stars = z.object({ average: z.nullable(z.number()), count: z.int(), mine: z.nullable(integer(1, 5)) });

export const proposal = z.object({
  _id: z.uuid(),
  team: z.uuid(),
  teamName: z.string(),
  name: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  solar: z.string(),
  proposal: z.string(),
  submitted: z.boolean(),
  ship: z.nullable(integer(0, 9)),
  stars,
  teamProposal: z.object({ comments: z.array(comment) }),
  /** The newest former versions that the caller may see, oldest first; absent when there are none. */
  versions: z.optional(z.array(version)),
  /** A council session sent it to Earth: one of the signed-in team's class, or another. */
  chosen: z.optional(z.enum(['byOwnClass', 'byOthers'])),
  /** Why other teams do not see it, for its own team and staff; absent while they do. */
  state: z.optional(z.enum(WITHHELD_REASONS)),
  /** The signed-in team has reported it. */
  reported: z.optional(z.literal(true)),
  /** For staff only. `doubts`: doubtful words of a held text; `may`: decisions that the caller may take. */
  moderation: z.optional(
    z.object({
      heldFor: z.nullable(z.enum(HELD_REASONS)),
      /** Approving it needs a confirmation. */
      selfHarm: z.boolean(),
      doubts: z.array(doubt),
      reports: z.int(),
      may: z.array(z.enum(DECISIONS)),
    }),
  ),
});
export type Proposal = z.output<typeof proposal>;

/** A field that the specification's client sends and the server ignores; only the body limit bounds its size. */
const optionalEcho = z.optional(z.nullable(z.string('Tem de ser texto.')));

/** Search and sorting apply to all visible proposals, on the server. `search` matches words of the text, or the team. */
const proposalQuery = z.extend(paging, {
  search: filterText,
  sort: z._default(z.optional(z.enum(['team', 'class', 'stars', 'state'])), 'team'),
  order,
});
export type ProposalQuery = z.output<typeof proposalQuery>;

/** All proposals (spec, section 7), or a page and the total when `page` or `limit` is sent. */
export const proposalList = z.union([z.array(proposal), z.object({ proposals: z.array(proposal), pagination })]);

/** The council and the proposals panel (spec, sections 4 and 7; rulings 6 and 7). */
export const proposals = {
  proposalPage: {
    method: 'GET',
    path: '/proposals',
    summary: 'Página de propostas; um professor recebe só as das suas equipas.',
    who: STAFF,
    query: proposalQuery,
    success: { status: 200, body: z.object({ proposals: z.array(proposal), pagination: counted }) },
  },
  proposalsOfTheme: {
    method: 'GET',
    path: '/get-proposals/:solarName',
    summary:
      'Todas as propostas de um sistema solar, ou uma página delas, das mais antigas para as mais novas. Uma equipa recebe as do seu, e nenhuma escondida ou à espera além da sua; sem página, primeiro as da turma, as da escola e as que menos equipas leram.',
    who: ROLES,
    params: z.object({ solarName: z.string() }),
    query: optionalPaging,
    success: { status: 200, body: proposalList },
    refusals: ['notFound', 'notYours'],
  },
  council: {
    method: 'GET',
    path: '/council',
    summary:
      'O que uma equipa vê primeiro no conselho (as propostas da turma, as da escola e as que menos equipas leram) e quantas há no seu sistema solar.',
    who: TEAM,
    success: { status: 200, body: z.object({ proposals: z.array(proposal), total: z.int() }) },
  },
  searchCouncil: {
    method: 'GET',
    path: '/council/search',
    summary: `Procura propostas do sistema solar da equipa por equipa, escola ou palavras do texto; até ${COUNCIL_FOUND_MAX}.`,
    who: TEAM,
    query: z.object({ search: filterText }),
    success: {
      status: 200,
      /** `more` when there are further matches. */
      body: z.object({ proposals: z.array(proposal), more: z.boolean() }),
    },
  },
  commentProposal: {
    method: 'PUT',
    path: '/comment-proposals/:proposalUid',
    summary:
      'Comenta a proposta de outra equipa do mesmo sistema solar; `kind` diz se é a favor, contra, uma pergunta ou uma sugestão.',
    who: TEAM,
    params: z.object({ proposalUid: id() }),
    body: z.object({
      teamName: z.optional(z.string()),
      comment: text(COMMENT_MAX_CHARS, 'O comentário está vazio.'),
      kind: z.optional(z.enum(COMMENT_KINDS)),
    }),
    encoding: 'form',
    success: { status: 200, body: comment },
    refusals: ['notFound', 'notYours', 'ownProposal', 'tooManyComments'],
  },
  rateProposal: {
    method: 'PUT',
    path: '/update-proposals-stars/:stars/:proposalUid',
    summary: 'Dá de 1 a 5 estrelas à proposta de outra equipa; pode ser mudado.',
    who: TEAM,
    params: z.object({
      stars: integer(STARS_MIN, STARS_MAX, 'A avaliação vai de 1 a 5 estrelas.'),
      proposalUid: id(),
    }),
    success: { status: 200, body: stars },
    refusals: ['notFound', 'notYours', 'ownProposal'],
  },
  editProposal: {
    method: 'PUT',
    path: '/proposal/:teamId',
    summary: 'Altera o texto de uma proposta em rascunho; fica aprovada por quem o altera.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    body: editProposalBody,
    encoding: 'json',
    success: { status: 200, body: proposal },
    refusals: ['notFound', 'notYours', 'alreadySubmitted', 'planInVote'],
  },
  submitProposal: {
    method: 'POST',
    path: '/proposal/:teamId/submit',
    summary: 'Submete a proposta: só um administrador a pode reabrir.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    body: z.object({
      proposalId: z.optional(id()),
      school: optionalEcho,
      teamClass: optionalEcho,
      team: optionalEcho,
      proposal: optionalEcho,
      teacher: optionalEcho,
      solar: optionalEcho,
      teamName: optionalEcho,
    }),
    encoding: 'json',
    success: { status: 201, body: proposal },
    refusals: ['notFound', 'notYours', 'alreadySubmitted'],
  },
  reopenProposal: {
    method: 'POST',
    path: '/proposal/:teamId/reopen',
    summary: 'Volta a fazer de uma proposta submetida um rascunho; a razão fica no histórico.',
    who: ADMINS,
    params: z.object({ teamId: id() }),
    body: reopenProposalBody,
    encoding: 'json',
    success: { status: 200, body: proposal },
    refusals: ['notFound', 'notSubmitted'],
  },
} as const satisfies EndpointTable;
