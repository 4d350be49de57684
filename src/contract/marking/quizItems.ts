import * as z from 'zod/mini';
import { WEAKNESSES } from '#domain/marking/itemAnalysis.ts';
import { CRITERIA } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import { STAFF } from '../who.ts';

const theme = z.enum(THEMES, 'Escolha um sistema solar.');

const question = z.object({
  /** From 1 to 3. */
  challenge: z.int(),
  question: z.string(),
  /** The option that is right in the game; counts from 0. */
  correct: z.int(),
  /** The options in their order, and how many teams chose each first. */
  options: z.array(z.object({ label: z.string(), teams: z.int() })),
  teams: z.int(),
  /** Share of right answers, from 0 to 1; null without answers. */
  facility: z.nullable(z.number()),
  /** From -1 to 1; null with fewer than 30 teams, or when all answered alike. */
  discrimination: z.nullable(z.number()),
  weaknesses: z.array(z.enum(WEAKNESSES)),
});
export type QuizItem = z.output<typeof question>;

const spread = z.object({
  level: z.literal(MISSION_LEVELS),
  criterion: z.enum(CRITERIA),
  /** The allowed marks, lowest first. */
  marks: z.array(z.int()),
  teachers: z.array(
    z.object({
      /** For administrators only; null for a teacher, who does not learn who the others are. */
      name: z.nullable(z.string()),
      isMine: z.boolean(),
      teams: z.int(),
      /** How many teams have each of `marks`. */
      counts: z.array(z.int()),
      mean: z.number(),
    }),
  ),
});
export type MarkSpread = z.output<typeof spread>;

/** How the questions of the quiz work, and how the teachers of a school mark: counts, no answers of single teams. */
export const quizItems = {
  quizItems: {
    method: 'GET',
    path: '/quiz-items',
    summary:
      'De cada pergunta do quiz da missão 1: quantas equipas escolheram cada opção, facilidade e discriminação. Um professor recebe só as suas turmas.',
    who: STAFF,
    query: z.object({
      theme: z.optional(theme),
      classId: z.optional(id()),
      /** For administrators only. */
      schoolId: z.optional(id()),
    }),
    success: {
      status: 200,
      body: z.object({ themes: z.array(z.object({ theme, questions: z.array(question) })) }),
    },
    refusals: ['notYours', 'notFound'],
  },
  markSpread: {
    method: 'GET',
    path: '/mark-spread',
    summary:
      'As avaliações dos professores de uma escola, por critério e sem equipas: com nomes só para administradores. Um professor recebe a sua escola.',
    who: STAFF,
    query: z.object({
      theme: z.optional(theme),
      /** Without it an administrator receives no marks; a teacher may name only the own school, which is the default. */
      schoolId: z.optional(id()),
    }),
    success: {
      status: 200,
      body: z.object({
        /** Null for a teacher without a school, who receives the own marks only, and while no school is chosen. */
        school: z.nullable(z.string()),
        criteria: z.array(spread),
      }),
    },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
