import * as z from 'zod/mini';
import { COMMENT_MAX_CHARS, PROPOSAL_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, text } from '../fields.ts';
import { TEAM } from '../who.ts';
import { answer, proposal } from './proposals.ts';

const params = z.object({ commentId: id() });

/** Calls by which a team answers questions and accepts suggestions on its own proposal. */
export const debate = {
  answerQuestion: {
    method: 'PUT',
    path: '/comments/:commentId/answer',
    summary: 'Responde, uma vez, a uma pergunta sobre a proposta da própria equipa.',
    who: TEAM,
    params,
    body: z.object({ text: text(COMMENT_MAX_CHARS, 'A resposta está vazia.') }),
    encoding: 'json',
    success: { status: 200, body: answer },
    refusals: ['notFound', 'notYours', 'notQuestion', 'questionAnswered'],
  },
  acceptSuggestion: {
    method: 'PUT',
    path: '/comments/:commentId/accept',
    summary:
      'Aceita uma sugestão sobre a proposta da própria equipa, que passa a ter o texto enviado; o texto anterior fica guardado como versão.',
    who: TEAM,
    params,
    body: z.object({ proposal: text(PROPOSAL_MAX_CHARS, 'O texto da proposta está vazio.') }),
    encoding: 'json',
    success: { status: 200, body: proposal },
    refusals: [
      'notFound',
      'notYours',
      'notSuggestion',
      'alreadySubmitted',
      'suggestionAccepted',
      'levelAhead',
      'planInVote',
    ],
  },
} as const satisfies EndpointTable;
