import * as z from 'zod/mini';
import { LEVEL_NOTE_MAX_CHARS, SEEN_ANSWERS_MAX } from '#domain/limits.ts';
import { CRITERIA } from '#domain/marking/scoring.ts';
import { FEEDBACK_QUESTION_MAX_CHARS } from '#domain/marking/teamQuestion.ts';
import type { EndpointTable } from '../endpoint.ts';
import { filterFlag, id, integer, looseText, text } from '../fields.ts';
import { STAFF, TEAM } from '../who.ts';

const level = integer(1, 4, 'As missões vão de 1 a 4.');
/** The version of the answer, from 1; the calls refuse another than the current one. */
const version = integer(1, 32_767);
const answerText = looseText(LEVEL_NOTE_MAX_CHARS);
const DAY_CHARS = 10;
/** Hexadecimal digits of a fingerprint. */
const FINGERPRINT = /^[0-9a-f]{16}$/;

/** A team's question about a mission; times in unix seconds. `text` is '' when it only said that it did not understand. */
const question = z.object({
  text: z.string(),
  askedAt: z.int(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.int()),
});
export type FeedbackQuestion = z.output<typeof question>;

/** Why a mission is new to its team: the answer to the team's question, or anything else that staff said. */
const news = z.enum(['answer', 'said']);

/** What was said of one marked mission, in words without points. */
const missionFeedback = z.object({
  level: z.int(),
  /** Of the team's answer, from 1. */
  version: z.int(),
  title: z.string(),
  /** The sentence of the mark of each criterion. */
  criteria: z.array(z.object({ criterion: z.enum(CRITERIA), words: z.string() })),
  comment: z.nullable(z.string()),
  question: z.nullable(question),
  /** Changes with everything that staff said; PUT /team/feedback/:level/seen names it. */
  fingerprint: z.string(),
  /** What the team has not read yet; null when it has read everything as it is now. An unread answer is named first. */
  news: z.nullable(news),
});
export type MissionFeedback = z.output<typeof missionFeedback>;

const askedQuestion = z.extend(question, { level: z.int(), version: z.int() });
export type AskedQuestion = z.output<typeof askedQuestion>;

/** What a team asked. `heldUntil` is a day 'yyyy-mm-dd', null when nothing is held back. */
export const askedQuestions = z.object({ heldUntil: z.nullable(z.string()), questions: z.array(askedQuestion) });

/** What teachers say of marked missions, as it reaches the team; the team's questions; holding it back (decision 0080). */
export const feedback = {
  teamFeedback: {
    method: 'GET',
    path: '/team/feedback',
    summary:
      'O que foi dito das missões avaliadas da própria equipa: uma frase por critério, o comentário e a pergunta com a resposta. Vazio enquanto quem dá a aula o retém.',
    who: TEAM,
    query: z.object({ easy: filterFlag }),
    success: { status: 200, body: z.object({ missions: z.array(missionFeedback) }) },
    refusals: ['notFound'],
  },
  seeFeedback: {
    method: 'PUT',
    path: '/team/feedback/:level/seen',
    summary: 'Regista que a equipa leu o que foi dito de uma missão; vale em todos os seus dispositivos.',
    who: TEAM,
    params: z.object({ level }),
    body: z.object({ fingerprint: z.string('Falta o código.').check(z.regex(FINGERPRINT, 'O código não existe.')) }),
    encoding: 'json',
    success: { status: 200, body: z.object({ ok: z.literal(true) }) },
    refusals: ['notFound'],
  },
  askFeedback: {
    method: 'PUT',
    path: '/team/feedback/:level/question',
    summary:
      'Faz a única pergunta da equipa sobre o que foi dito de uma missão: «Não percebemos», com uma frase ou sem ela.',
    who: TEAM,
    params: z.object({ level }),
    body: z.object({ version, text: looseText(FEEDBACK_QUESTION_MAX_CHARS) }),
    encoding: 'json',
    success: { status: 200, body: z.object({ question }) },
    refusals: ['notFound', 'feedbackNotReady', 'alreadyAsked'],
  },
  feedbackQuestions: {
    method: 'GET',
    path: '/team/:teamId/feedback/questions',
    summary:
      'As perguntas de uma equipa sobre o que foi dito das suas missões, também das respostas anteriores, e até quando está retido.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: askedQuestions },
    refusals: ['notFound', 'notYours'],
  },
  answerFeedback: {
    method: 'PUT',
    path: '/team/:teamId/feedback/:level/answer',
    summary:
      'Responde à pergunta de uma equipa sobre uma missão; vazio, apaga a resposta. Com `seen`, só se a resposta que há for uma dessas.',
    who: STAFF,
    params: z.object({ teamId: id(), level }),
    body: z.object({
      version,
      text: answerText,
      /** Answers that the writer knows of; '' is none. */
      seen: z.optional(
        z.array(answerText).check(z.maxLength(SEEN_ANSWERS_MAX, `No máximo ${SEEN_ANSWERS_MAX} respostas.`)),
      ),
    }),
    encoding: 'json',
    success: { status: 200, body: z.object({ question: askedQuestion }) },
    refusals: ['notFound', 'notYours', 'noQuestion', 'answeredByOther'],
  },
  holdFeedback: {
    method: 'PUT',
    path: '/classes/:classId/feedback-hold',
    summary:
      'Retém até às 00:00 de um dia (em Portugal) tudo o que foi dito das missões das equipas de uma turma; `until` nulo deixa de reter.',
    who: STAFF,
    params: z.object({ classId: id() }),
    body: z.object({ until: z.nullable(text(DAY_CHARS, 'Escolha uma data.')) }),
    encoding: 'json',
    success: { status: 200, body: z.object({ heldUntil: z.nullable(z.string()) }) },
    refusals: ['notFound', 'notYours'],
  },
} as const satisfies EndpointTable;
