import * as z from 'zod/mini';
import { SURVEY_ITEMS, SURVEY_MOMENTS, SURVEY_SCALE } from '#domain/classroom/survey.ts';
import { PROJECTOR_CODE_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer, text } from '../fields.ts';
import { STAFF } from '../who.ts';

const moment = z.enum(SURVEY_MOMENTS, 'Escolha antes ou depois.');

const momentCounts = z.object({
  answers: z.int(),
  /** How many of them are among `items`; the others join them with the next five. */
  counted: z.int(),
  /** How often each answer from 1 to 5 was given to each item; null while none is counted. */
  items: z.nullable(z.array(z.array(z.int()))),
});

/** The questionnaire of a class, for staff: counts, never single answers. */
const survey = z.object({
  /** Opens /questionario/{code}, without a sign-in; null before the questionnaire was opened for the first time. */
  code: z.nullable(z.string()),
  /** The moment that takes answers now; null while closed. */
  open: z.nullable(moment),
  before: momentCounts,
  after: momentCounts,
});
export type Survey = z.output<typeof survey>;

const ofClass = z.object({ classId: id() });
const ofCode = z.object({ code: text(PROJECTOR_CODE_MAX_CHARS) });
const REFUSED = ['notYours', 'notFound'] as const;
const item = z.nullable(integer(SURVEY_SCALE.min, SURVEY_SCALE.max));

/** The optional questionnaire before and after the journey (ruling 32: no name, no team, only the class). */
export const surveys = {
  classSurvey: {
    method: 'GET',
    path: '/classes/:classId/survey',
    summary: 'O questionário de uma turma: se está aberto, e quantas vezes se deu cada resposta antes e depois.',
    who: STAFF,
    params: ofClass,
    success: { status: 200, body: survey },
    refusals: REFUSED,
  },
  openSurvey: {
    method: 'PUT',
    path: '/classes/:classId/survey',
    summary: 'Abre o questionário de uma turma, antes ou depois da viagem, ou fecha-o (null).',
    who: STAFF,
    params: ofClass,
    body: z.object({ open: z.nullable(moment) }),
    encoding: 'json',
    success: { status: 200, body: survey },
    refusals: REFUSED,
  },
  clearSurvey: {
    method: 'DELETE',
    path: '/classes/:classId/survey/:moment',
    summary: 'Apaga para sempre as respostas de um momento do questionário de uma turma.',
    who: STAFF,
    params: z.object({ classId: id(), moment }),
    success: { status: 200, body: survey },
    refusals: REFUSED,
  },
  surveyOfCode: {
    method: 'GET',
    path: '/surveys/:code',
    summary: 'O questionário com este código: que momento recebe respostas agora; null se está fechado.',
    who: 'anyone',
    params: ofCode,
    success: { status: 200, body: z.object({ className: z.string(), open: z.nullable(moment) }) },
    refusals: ['notFound', 'lockedOut'],
  },
  answerSurvey: {
    method: 'PUT',
    path: '/surveys/:code/answers/:answerId',
    summary:
      'As respostas de uma pessoa, sem nome. `answerId` é inventado pelo dispositivo: enviado outra vez, conta uma só vez.',
    who: 'anyone',
    params: z.extend(ofCode, { answerId: id() }),
    body: z.object({ moment, answers: z.array(item).check(z.length(SURVEY_ITEMS)) }),
    encoding: 'json',
    success: { status: 200, body: z.object({ ok: z.literal(true) }) },
    refusals: ['notFound', 'lockedOut', 'surveyClosed', 'surveyFull'],
  },
} as const satisfies EndpointTable;
