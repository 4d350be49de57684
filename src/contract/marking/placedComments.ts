import * as z from 'zod/mini';
import { FILES_PER_ANSWER_MAX, PLACED_COMMENT_MAX_CHARS, TEXT_MAX_CHARS } from '#domain/limits.ts';
import { PLACED_LEVELS } from '#domain/marking/places/placedComments.ts';
import type { EndpointTable } from '../endpoint.ts';
import { filterFlag, id, integer, storable, text } from '../fields.ts';
import { STAFF, TEAM } from '../who.ts';

const STEPS_MAX = 20;
const VERSIONS_MAX = 10_000;
const step = integer(0, STEPS_MAX - 1);
const share = z
  .number('O ponto tem de ter um número de 0 a 1.')
  .check(z.minimum(0, 'O ponto fica fora da imagem.'), z.maximum(1, 'O ponto fica fora da imagem.'));

/** Part of a text: offsets in UTF-16 code units, `end` exclusive, and the words between them. */
const textPlace = z.object({
  kind: z.literal('text'),
  step,
  start: integer(0, TEXT_MAX_CHARS),
  end: integer(1, TEXT_MAX_CHARS),
  quote: z
    .string('Faltam as palavras do trecho.')
    .check(
      z.minLength(1, 'Faltam as palavras do trecho.'),
      z.maxLength(TEXT_MAX_CHARS, 'O trecho é demasiado comprido.'),
      storable,
    ),
});
/** A point of a picture, as shares of the upright picture. */
const picturePlace = z.object({
  kind: z.literal('picture'),
  step,
  position: integer(0, FILES_PER_ANSWER_MAX - 1),
  x: share,
  y: share,
});
const place = z.discriminatedUnion('kind', [textPlace, picturePlace], 'Falta o lugar do comentário.');

/**
 * A teacher's comment on a place of an answer. `version` counts the answers to the mission from 1; the current one comes
 * after all former ones. `readAt` is the time in unix seconds at which the team read it; null when it has not.
 */
export const placedComment = z.object({
  _id: z.uuid(),
  level: z.literal(PLACED_LEVELS),
  version: z.int(),
  place,
  text: z.string(),
  readAt: z.nullable(z.int()),
});
export type PlacedComment = z.output<typeof placedComment>;

const placedBody = z.object({
  level: integer(2, 4, 'Só se comentam lugares das missões 2 a 4.'),
  /** The version of the answer that the teacher sees. */
  version: integer(1, VERSIONS_MAX),
  place,
  text: text(PLACED_COMMENT_MAX_CHARS, 'Falta o comentário.'),
});
export type PlacedCommentInput = z.input<typeof placedBody>;

/** `revision` changes with the words, and says which ones the team has read. */
const readComment = z.object({ _id: z.uuid(), revision: z.int(), place, text: z.string(), read: z.boolean() });
/** The comments on one answer, with what they are about: all its texts, and the pictures that have comments. */
const missionComments = z.object({
  level: z.literal(PLACED_LEVELS),
  title: z.string(),
  texts: z.array(z.object({ prompt: z.string(), text: z.string() })),
  /** `words`: the caption of the team, or the name of the file. */
  pictures: z.array(z.object({ step: z.int(), position: z.int(), address: z.string(), words: z.string() })),
  comments: z.array(readComment),
});
export type MissionComments = z.output<typeof missionComments>;

const ofComment = z.object({ teamId: id(), placedId: id() });

/** Comments of teachers on a place of an answer: part of a text, or a point of a picture (decision 0081). */
export const placedComments = {
  placedComments: {
    method: 'GET',
    path: '/team/:teamId/comments',
    summary: 'Os comentários em lugares das respostas de uma equipa, também os das respostas anteriores.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: z.object({ comments: z.array(placedComment) }) },
    refusals: ['notFound', 'notYours'],
  },
  writePlacedComment: {
    method: 'PUT',
    path: '/team/:teamId/comments/:placedId',
    summary:
      'Comenta um lugar da resposta atual, com um identificador escolhido por quem escreve, ou muda o texto do comentário; repetir o mesmo pedido nada muda.',
    who: STAFF,
    params: ofComment,
    body: placedBody,
    encoding: 'json',
    success: { status: 200, body: placedComment },
    refusals: ['notFound', 'notYours', 'levelNotPosted', 'answerReplaced', 'tooManyPlaces'],
  },
  deletePlacedComment: {
    method: 'DELETE',
    path: '/team/:teamId/comments/:placedId',
    summary: 'Apaga um comentário num lugar da resposta atual.',
    who: STAFF,
    params: ofComment,
    success: { status: 200, body: z.object({ _id: z.uuid(), deleted: z.literal(true) }) },
    refusals: ['notFound', 'notYours', 'answerReplaced'],
  },
  teamComments: {
    method: 'GET',
    path: '/team/comments',
    summary:
      'Os comentários em lugares das respostas atuais da própria equipa, por missão: das avaliadas, e das devolvidas até responder de novo.',
    who: TEAM,
    query: z.object({ easy: filterFlag }),
    success: { status: 200, body: z.object({ missions: z.array(missionComments) }) },
    refusals: ['notFound'],
  },
  readTeamComment: {
    method: 'PUT',
    path: '/team/comments/:placedId/read',
    summary:
      'A equipa leu este comentário, com as palavras que tinha; repetir nada muda, e as que mudaram ficam por ler.',
    who: TEAM,
    params: z.object({ placedId: id() }),
    body: z.object({ revision: integer(0, Number.MAX_SAFE_INTEGER) }),
    encoding: 'json',
    success: { status: 200, body: z.object({ _id: z.uuid(), read: z.boolean() }) },
    refusals: ['notFound'],
  },
} as const satisfies EndpointTable;
