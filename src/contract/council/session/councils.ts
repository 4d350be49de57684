import * as z from 'zod/mini';
import { COUNCIL_STEPS } from '#domain/council/session/steering.ts';
import { COUNCIL_EXTENSION_MINUTES, COUNCIL_TEAMS } from '#domain/limits.ts';
import type { EndpointTable } from '../../endpoint.ts';
import { id, integer, repeated } from '../../fields.ts';
import { binned } from '../../records/bin.ts';
import { STAFF } from '../../who.ts';
import { councilPlace, councilResult, councilSetup, councilTeam, planIds } from './shapes.ts';

const sessionPlan = z.object({
  /** The id of the proposal. */
  _id: z.uuid(),
  team: z.object(councilTeam),
  text: z.string(),
  /** In cents, from the team's dossier; null while it is not known. */
  cost: z.nullable(z.int()),
  /** Place in the order of the presentations, from 1; drawn by lot when the session starts, null before. */
  place: z.nullable(z.int()),
  applause: z.int(),
  /** Teams that were given it to read, and those of them that have. */
  readers: z.int(),
  readBy: z.int(),
  /** Other teams do not see it any more: it was hidden, given back or deleted. */
  withdrawn: z.boolean(),
});

const sessionTeam = z.object({
  ...councilTeam,
  /** Plans that it was given to read, and how many of them it has read. */
  readings: z.int(),
  read: z.int(),
  /** Whether it has voted or abstained; which of them, and what it voted, stays secret (ruling 34). */
  voted: z.boolean(),
});

/** A council session, for staff. */
const council = z.object({
  ...councilPlace,
  _id: z.uuid(),
  /** Opens the projector page /conselho/{code}, without a sign-in. */
  code: z.string(),
  classes: z.array(z.object({ _id: z.uuid(), name: z.string() })),
  setup: councilSetup,
  /** Decides all lots of this session; published so that anyone can draw them again. */
  seed: z.string(),
  /** In the order of the presentations; by team name before the start. */
  plans: z.array(sessionPlan),
  teams: z.array(sessionTeam),
  startedAt: z.nullable(z.number()),
  closedAt: z.nullable(z.number()),
});
export type Council = z.output<typeof council>;

const councilDebate = z.object({
  /** Comments that other teams see; `other` has no kind, `waiting` waits for the caller's decision, answers included. */
  plans: z.array(
    z.object({
      _id: z.uuid(),
      for: z.int(),
      against: z.int(),
      question: z.int(),
      suggestion: z.int(),
      other: z.int(),
      /** Questions that the plan's team has not answered. */
      unanswered: z.int(),
      waiting: z.int(),
    }),
  ),
  /** Comments that a team has written on plans of the session, those that wait for a decision included. */
  teams: z.array(z.object({ _id: z.uuid(), comments: z.int() })),
});
export type CouncilDebate = z.output<typeof councilDebate>;

/** A proposal that can be part of a session, and its team. */
const candidate = z.object({ _id: z.uuid(), team: z.object(councilTeam), cost: z.nullable(z.int()) });

const ofCouncil = z.object({ councilId: id() });
const REFUSED = ['notYours', 'notFound'] as const;

/** Council sessions, for their teacher (ruling 34). */
export const councils = {
  councilsOfClass: {
    method: 'GET',
    path: '/classes/:classId/councils',
    summary:
      'Os conselhos de uma turma, o mais recente primeiro, e o que um novo pode ter: turmas da mesma escola e propostas que as outras equipas veem.',
    who: STAFF,
    params: z.object({ classId: id() }),
    success: {
      status: 200,
      body: z.object({
        councils: z.array(
          z.object({
            _id: z.uuid(),
            state: councilPlace.state,
            phase: councilPlace.phase,
            classes: z.array(z.object({ _id: z.uuid(), name: z.string() })),
            plans: z.int(),
            createdAt: z.number(),
            closedAt: z.nullable(z.number()),
          }),
        ),
        /** Classes of the same school that the caller may include, this one first. */
        classes: z.array(z.object({ _id: z.uuid(), name: z.string(), teams: z.int() })),
        /** Proposals of these classes that other teams can see. */
        candidates: z.array(z.extend(candidate, { classId: z.uuid() })),
      }),
    },
    refusals: REFUSED,
  },
  prepareCouncil: {
    method: 'POST',
    path: '/councils',
    summary: 'Prepara um conselho para turmas de uma escola: propostas, fases com minutos, forma de votar e regra.',
    who: STAFF,
    body: z.object({
      classIds: repeated(id(), COUNCIL_TEAMS.max, 1),
      proposalIds: planIds,
      setup: councilSetup,
    }),
    encoding: 'json',
    success: { status: 201, body: council },
    refusals: [...REFUSED, 'councilOpen', 'councilWrong'],
  },
  councilSession: {
    method: 'GET',
    path: '/councils/:councilId',
    summary: 'Um conselho: fase, propostas, equipas, quem já leu e quem já votou. O que se votou não se vê.',
    who: STAFF,
    params: ofCouncil,
    success: { status: 200, body: council },
    refusals: REFUSED,
  },
  changeCouncil: {
    method: 'PUT',
    path: '/councils/:councilId',
    summary:
      'Muda um conselho: tudo antes de começar; depois, só fases, minutos e quando se mostra o resultado. A regra muda até haver votos. `revision` é a última que se viu: outra recusa, para que ninguém desfaça sem ver o que outro ecrã mudou.',
    who: STAFF,
    params: ofCouncil,
    body: z.object({ revision: integer(0, 999_999_999), proposalIds: z.optional(planIds), setup: councilSetup }),
    encoding: 'json',
    success: { status: 200, body: council },
    refusals: [...REFUSED, 'councilMoved', 'councilWrong', 'councilStarted', 'councilClosed'],
  },
  deleteCouncil: {
    method: 'DELETE',
    path: '/councils/:councilId',
    summary: 'Elimina um conselho, com os seus votos, para a reciclagem.',
    who: STAFF,
    params: ofCouncil,
    success: { status: 200, body: binned },
    refusals: REFUSED,
  },
  steerCouncil: {
    method: 'PUT',
    path: '/councils/:councilId/step',
    summary:
      'Começa, avança, recua, pausa, retoma ou prolonga um conselho, mostra o resultado, sorteia um empate, fecha ou reabre. `revision` é a última que se viu: outra recusa, para que dois cliques não saltem uma fase.',
    who: STAFF,
    params: ofCouncil,
    body: z.object({
      step: z.enum(COUNCIL_STEPS, 'Escolha uma das opções.'),
      revision: integer(0, 999_999_999),
      /** For 'extend'. */
      minutes: z.optional(integer(1, COUNCIL_EXTENSION_MINUTES)),
    }),
    encoding: 'json',
    success: { status: 200, body: council },
    refusals: [...REFUSED, 'councilMoved', 'councilStepClosed', 'councilOpen'],
  },
  presentPlan: {
    method: 'PUT',
    path: '/councils/:councilId/presenting',
    summary: 'Põe uma proposta no grande ecrã do conselho, ou nenhuma (null).',
    who: STAFF,
    params: ofCouncil,
    body: z.object({ proposalId: z.nullable(id()) }),
    encoding: 'json',
    success: { status: 200, body: council },
    refusals: [...REFUSED, 'councilStepClosed'],
  },
  chooseForEarth: {
    method: 'PUT',
    path: '/councils/:councilId/earth',
    summary:
      'A proposta que segue para a Terra num conselho sem votação, como a turma combinou, ou nenhuma (null). Só na fase Terra ou depois.',
    who: STAFF,
    params: ofCouncil,
    body: z.object({ proposalId: z.nullable(id()) }),
    encoding: 'json',
    success: { status: 200, body: council },
    refusals: [...REFUSED, 'councilStepClosed'],
  },
  councilDebate: {
    method: 'GET',
    path: '/councils/:councilId/debate',
    summary:
      'O debate de um conselho em números: comentários de cada proposta por tipo, perguntas sem resposta, e quantos comentários escreveu cada equipa.',
    who: STAFF,
    params: ofCouncil,
    success: { status: 200, body: councilDebate },
    refusals: REFUSED,
  },
  councilResult: {
    method: 'GET',
    path: '/councils/:councilId/result',
    summary:
      'O resultado pela regra escolhida e por todas as que sabem ler estes votos. Só depois de a votação fechar.',
    who: STAFF,
    params: ofCouncil,
    success: { status: 200, body: councilResult },
    refusals: [...REFUSED, 'councilVoting'],
  },
} as const satisfies EndpointTable;
