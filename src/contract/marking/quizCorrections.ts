import * as z from 'zod/mini';
import { CORRECTION_KINDS } from '#domain/marking/quizCorrections.ts';
import { QUIZ_CHALLENGES } from '#domain/marking/scoring.ts';
import { THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { flag, id, integer, repeated } from '../fields.ts';
import { STAFF } from '../who.ts';

/** No question has more options than this. */
const OPTIONS_MAX = 10;

const theme = z.enum(THEMES, 'Escolha um sistema solar.');

/** What counts in a class instead of the key of one question. */
export const quizCorrection = z.object({
  theme,
  /** From 1 to 3. */
  challenge: z.int(),
  kind: z.enum(CORRECTION_KINDS),
  /** Indexes of the right options, from 0; empty for a voided question. */
  options: z.array(z.int()),
  /** Whether a team whose answer the key names right may lose its points. */
  mayFall: z.boolean(),
});
export type ThemeCorrection = z.output<typeof quizCorrection>;

const madeCorrection = z.extend(quizCorrection, {
  /** Who corrected it, as the caller may see it; null when the account is gone. */
  by: z.nullable(z.string()),
  /** Unix seconds. */
  at: z.int(),
});
export type MadeCorrection = z.output<typeof madeCorrection>;

/** Teams that have answered, and how many of them gain or lose the 20 points of the question. */
const effect = z.object({ teams: z.int(), rise: z.int(), fall: z.int() });
const corrections = z.array(madeCorrection);

const ofClass = z.object({ classId: id() });
const ofQuestion = z.extend(ofClass, { theme, challenge: integer(1, QUIZ_CHALLENGES) });
const correctionBody = z.object({
  kind: z.enum(CORRECTION_KINDS, 'Escolha se a pergunta não conta ou tem outra resposta certa.'),
  /** Ignored for a voided question. */
  options: repeated(integer(0, OPTIONS_MAX - 1), OPTIONS_MAX),
  /** Ignored for a voided question, by which nobody loses points. */
  mayFall: flag,
});

const REFUSED = ['notYours', 'notFound'] as const;

/** Wrong keys: a question of the quiz of mission 1 that does not count in a class, or has another right answer there. */
export const quizCorrections = {
  classQuizCorrections: {
    method: 'GET',
    path: '/classes/:classId/quiz-corrections',
    summary: 'As perguntas do quiz da missão 1 que nesta turma não contam ou têm outra resposta certa.',
    who: STAFF,
    params: ofClass,
    success: { status: 200, body: z.object({ className: z.string(), corrections }) },
    refusals: REFUSED,
  },
  teamQuizCorrections: {
    method: 'GET',
    path: '/team/:teamId/quiz-corrections',
    summary: 'As mesmas, do sistema solar de uma equipa.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: z.object({ classId: z.uuid(), corrections }) },
    refusals: REFUSED,
  },
  previewQuizCorrection: {
    method: 'POST',
    path: '/classes/:classId/quiz-corrections/:theme/:challenge/preview',
    summary: 'Quantas equipas ganhariam ou perderiam pontos com esta correção; não muda nada.',
    who: STAFF,
    params: ofQuestion,
    body: correctionBody,
    encoding: 'json',
    success: { status: 200, body: effect },
    refusals: [...REFUSED, 'quizCorrected'],
  },
  correctQuiz: {
    method: 'PUT',
    path: '/classes/:classId/quiz-corrections/:theme/:challenge',
    summary:
      'Anula ou corrige uma pergunta do quiz numa turma; os pontos refazem-se logo, as respostas ficam. Repetido, não muda nada.',
    who: STAFF,
    params: ofQuestion,
    body: correctionBody,
    encoding: 'json',
    success: { status: 200, body: z.object({ corrections, effect }) },
    refusals: [...REFUSED, 'quizCorrected'],
  },
  undoQuizCorrection: {
    method: 'DELETE',
    path: '/classes/:classId/quiz-corrections/:theme/:challenge',
    summary: 'Volta à resposta certa do jogo nesta turma; os pontos voltam ao que eram.',
    who: STAFF,
    params: ofQuestion,
    success: { status: 200, body: z.object({ corrections, effect }) },
    refusals: [...REFUSED, 'notCorrected'],
  },
} as const satisfies EndpointTable;
