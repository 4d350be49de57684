import * as z from 'zod/mini';
import { BALLOT_KINDS } from '#domain/council/session/ballots.ts';
import { APPLAUSE_MAX, NAME_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from '../../endpoint.ts';
import { flag, id, integer, text } from '../../fields.ts';
import { TEAM } from '../../who.ts';
import { ballot, councilPlace, councilTeam, duel, publicCouncilResult } from './shapes.ts';

const plan = z.object({
  _id: z.uuid(),
  team: z.object(councilTeam),
  text: z.string(),
  place: z.nullable(z.int()),
  /** The team's own plan: it reads it, and never judges it. */
  mine: z.boolean(),
  /** Given to this team to read. */
  given: z.boolean(),
  read: z.boolean(),
  /** How often this team has applauded it. */
  applause: z.int(),
  /** Other teams do not see it any more; the text is then empty. */
  withdrawn: z.boolean(),
});

/** The council session of a team. */
const teamCouncil = z.object({
  ...councilPlace,
  _id: z.uuid(),
  ballot: z.enum(BALLOT_KINDS),
  /** In the order of the presentations. */
  plans: z.array(plan),
  /** The comparisons that this team decides, for a ballot of pairs. */
  duels: z.array(duel),
  /** The ballot that counts now; null while the team has none, or abstained. */
  vote: z.nullable(ballot),
  abstained: z.boolean(),
  /** Counts the ballots and abstentions that the team has cast: 0 without one. */
  voteVersion: z.int(),
  /** Once it may be seen. */
  result: z.nullable(publicCouncilResult),
});
export type TeamCouncil = z.output<typeof teamCouncil>;

const done = z.object({ ok: z.literal(true) });
const ofCouncil = z.object({ councilId: id() });
const ofPlan = z.object({ councilId: id(), proposalId: id() });

/** A council session on a team's devices. All of it is idempotent: a device without a network sends it later. */
export const teamCouncils = {
  teamCouncil: {
    method: 'GET',
    path: '/council-session',
    summary: 'O conselho da turma da equipa; `council` é null enquanto nenhum decorre.',
    who: TEAM,
    success: { status: 200, body: z.object({ council: z.nullable(teamCouncil) }) },
  },
  readPlan: {
    method: 'PUT',
    path: '/council-session/:councilId/plans/:proposalId/read',
    summary: 'A equipa marca uma proposta como lida, ou como por ler.',
    who: TEAM,
    params: ofPlan,
    body: z.object({ read: flag }),
    encoding: 'json',
    success: { status: 200, body: done },
    refusals: ['notFound'],
  },
  applaudPlan: {
    method: 'PUT',
    path: '/council-session/:councilId/plans/:proposalId/applause',
    summary:
      'A equipa aplaude a proposta que está no grande ecrã; `count` é o total das palmas desta equipa, que só cresce.',
    who: TEAM,
    params: ofPlan,
    body: z.object({ count: integer(1, APPLAUSE_MAX) }),
    encoding: 'json',
    success: { status: 200, body: done },
    refusals: ['notFound', 'ownProposal', 'councilStepClosed'],
  },
  castBallot: {
    method: 'PUT',
    path: '/council-session/:councilId/ballot',
    summary:
      'O voto da equipa, que pode mudar até a votação fechar; `ballot` null é a abstenção. `press` cresce de cada vez no aparelho `device`: um voto mais antigo que chega atrasado não conta. `knownVersion` é o `voteVersion` que o aparelho conhecia quando a equipa escolheu: um voto mais novo de outro aparelho não é substituído.',
    who: TEAM,
    params: ofCouncil,
    body: z.object({
      ballot: z.nullable(ballot),
      device: text(NAME_MAX_CHARS),
      press: integer(0, Number.MAX_SAFE_INTEGER),
      /** Left out, it replaces whichever ballot counts. */
      knownVersion: z.optional(integer(0, Number.MAX_SAFE_INTEGER)),
    }),
    encoding: 'json',
    /** Not counted: it arrived again, or after a later one of its device; the ballot of another may count by now. */
    success: { status: 200, body: z.object({ ok: z.literal(true), counted: z.boolean() }) },
    refusals: ['notFound', 'ballotWrong', 'voteClosed', 'voteReplaced'],
  },
} as const satisfies EndpointTable;
