import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { filterText, id, integer } from '../fields.ts';
import { team } from '../school/teams.ts';
import { STAFF } from '../who.ts';
import { askedQuestions } from './feedback.ts';
import { answerVersion } from './guidance.ts';
import { placedComment } from './placedComments.ts';
import { missionsTeamwork } from './teamwork.ts';

/**
 * A team at the marking desk: `open` lists the posted missions that lack a mark, `marked` those that lack none, `questions`
 * those about which it asks something that nobody has answered.
 */
const queuedTeam = z.object({
  _id: z.uuid(),
  name: z.string(),
  class: z.string(),
  solar: z.object({ _id: z.uuid(), name: z.string() }),
  open: z.array(z.int()),
  marked: z.array(z.int()),
  questions: z.array(z.int()),
});
export type QueuedTeam = z.output<typeof queuedTeam>;

const filters = { search: filterText, class: filterText, solar: filterText };

/** The marking desk: which missions wait for marks, one team's work, and answers that are nearly the same. */
export const desk = {
  markingQueue: {
    method: 'GET',
    path: '/marking/queue',
    summary:
      'As equipas por turma e nome, com as missões avaliadas e por avaliar; um professor recebe só as suas. No máximo 1000 equipas.',
    who: STAFF,
    query: z.object(filters),
    success: { status: 200, body: z.object({ teams: z.array(queuedTeam), total: z.int() }) },
  },
  teamWork: {
    method: 'GET',
    path: '/team/:teamId/work',
    summary:
      'Uma equipa com tudo o que respondeu, também antes, como trabalhou, o que se comentou em lugares das respostas e o que perguntou.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: {
      status: 200,
      body: z.object({
        team,
        versions: z.array(answerVersion),
        teamwork: missionsTeamwork,
        comments: z.array(placedComment),
        asked: askedQuestions,
      }),
    },
    refusals: ['notYours', 'notFound'],
  },
  similarAnswers: {
    method: 'GET',
    path: '/marking/missions/:level/similar',
    summary:
      'Grupos de equipas do mesmo sistema solar com respostas iguais ou quase iguais a uma missão. Compara no máximo 200 respostas.',
    who: STAFF,
    params: z.object({ level: integer(2, 4, 'Só as missões de 2 a 4 têm respostas para comparar.') }),
    query: z.object(filters),
    success: {
      status: 200,
      body: z.object({
        /** Share of common groups of three letters from which answers count as nearly the same, 0 to 1. */
        threshold: z.number(),
        /** Ids of teams; a group has two or more. */
        groups: z.array(z.array(z.uuid())),
      }),
    },
  },
} as const satisfies EndpointTable;
