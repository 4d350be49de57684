import * as z from 'zod/mini';
import { LEVEL_NOTE_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer, looseText } from '../fields.ts';
import { giveBackBody } from '../forms.ts';
import { recording } from '../game/recordings.ts';
import { levelPoints, notes, points, status } from '../school/teams.ts';
import { STAFF } from '../who.ts';

const VERSIONS_MAX = 10_000;
const mission = z.object({ teamId: id(), level: integer(1, 4, 'As missões vão de 1 a 4.') });

/**
 * An answer that was given back and replaced. `version` counts from 1; times are in unix seconds. Files are encoded in
 * `answers` as in a team's own. `proposal` is the text of the proposal at that time.
 */
export const answerVersion = z.object({
  level: z.int(),
  version: z.int(),
  answers: z.array(z.string()),
  /** The answers by voice; absent without any. */
  recordings: z.optional(z.array(recording)),
  acceptedAt: z.int(),
  returnedAt: z.int(),
  returnNote: z.string(),
  note: z.nullable(z.string()),
  points: levelPoints,
  proposal: z.nullable(z.string()),
});
export type AnswerVersion = z.output<typeof answerVersion>;

/** Teachers' notes on missions, and missions given back to the team (ruling 4). */
export const guidance = {
  giveBack: {
    method: 'POST',
    path: '/team/:teamId/levels/:level/give-back',
    summary:
      'Devolve uma missão à equipa, com uma nota: os pontos dessa missão voltam a zero e a equipa responde de novo.',
    who: STAFF,
    params: mission,
    body: giveBackBody,
    encoding: 'json',
    success: { status: 200, body: z.object({ status, points }) },
    refusals: ['notFound', 'notYours', 'levelNotPosted', 'alreadySubmitted', 'planInVote'],
  },
  undoGiveBack: {
    method: 'POST',
    path: '/team/:teamId/levels/:level/undo-give-back',
    summary:
      'Anula a devolução de uma missão enquanto a equipa não responde de novo: voltam a resposta e as avaliações que tinha.',
    who: STAFF,
    params: mission,
    success: { status: 200, body: z.object({ status, points }) },
    refusals: ['notFound', 'notYours', 'notReturned'],
  },
  answerVersions: {
    method: 'GET',
    path: '/team/:teamId/versions',
    summary: 'As respostas anteriores das missões que foram devolvidas e respondidas de novo, com notas e avaliações.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: z.object({ versions: z.array(answerVersion) }) },
    refusals: ['notFound', 'notYours'],
  },
  writeNote: {
    method: 'PUT',
    path: '/team/:teamId/levels/:level/note',
    summary:
      'Guarda o comentário à equipa sobre uma missão; vazio, apaga-o. Com `version`, só se a resposta que conta ainda for essa; com `seen`, só se o comentário guardado ainda for esse.',
    who: STAFF,
    params: mission,
    body: z.object({
      text: looseText(LEVEL_NOTE_MAX_CHARS),
      /** The version of the answer that was read, from 1. */
      version: z.optional(integer(1, VERSIONS_MAX)),
      /** The comment that the writer saw saved, '' for none; if it has changed since, the call refuses with noteChanged. */
      seen: z.optional(looseText(LEVEL_NOTE_MAX_CHARS)),
    }),
    encoding: 'json',
    success: { status: 200, body: z.object({ notes }) },
    refusals: ['notFound', 'notYours', 'answerReplaced', 'noteChanged'],
  },
} as const satisfies EndpointTable;
