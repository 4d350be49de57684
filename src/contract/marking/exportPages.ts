import * as z from 'zod/mini';
import { CAPTION_PLACES } from '#domain/game/captions.ts';
import { THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { pagination, paging, queuePaging } from '../fields.ts';
import { STAFF } from '../who.ts';
import { exportQuery } from './exports.ts';
import { teamworkSummary } from './teamwork.ts';

const teamFields = {
  _id: z.uuid(),
  name: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  theme: z.enum(THEMES),
};

/** Null: the mark is missing; the total is null too where the mission is not posted. */
const levelMarks = z.object({ p1: z.nullable(z.int()), p2: z.nullable(z.int()), total: z.nullable(z.int()) });
const exportedMarks = z.object({
  ...teamFields,
  levels: z.object({ level1: levelMarks, level2: levelMarks, level3: levelMarks, level4: levelMarks }),
  total: z.int(),
  /** Whether a posted mission lacks a mark (ruling 31). */
  isProvisional: z.boolean(),
  teamwork: z.extend(teamworkSummary, {
    /** Members present in a lesson, on average; null without attendance. */
    meanPresent: z.nullable(z.number()),
    /** The mean of all answers on how it worked, from 1 to 3; null without any. */
    reflectionMean: z.nullable(z.number()),
  }),
});

const exportedAnswer = z.object({
  /** 0 is the training, 1 to 4 the missions. */
  part: z.int(),
  /** Counts from 1, as `version` does. */
  step: z.int(),
  question: z.string(),
  text: z.string(),
  files: z.array(z.object({ name: z.string(), caption: z.string(), place: z.nullable(z.enum(CAPTION_PLACES)) })),
  /** The answer by voice, in seconds, with what staff wrote down of it; null without one. */
  recording: z.nullable(z.object({ seconds: z.int(), words: z.string() })),
  version: z.int(),
  /** The note with which this version was given back; null for the current answer. */
  returnNote: z.nullable(z.string()),
});
const exportedAnswers = z.object({
  ...teamFields,
  answers: z.array(exportedAnswer),
  /** What the team chose, and the inhabitants whom it had heard; none of it has points. */
  dilemmas: z.array(
    z.object({ mission: z.int(), question: z.string(), choice: z.string(), heard: z.array(z.string()) }),
  ),
});

const exportedStudents = z.object({
  ...teamFields,
  members: z.array(z.string()),
  total: z.int(),
  /** The team's points in per cent of all that can be reached. */
  percent: z.number(),
  /** From 1 to 5, by the scale of the school. */
  level: z.nullable(z.int()),
  markedMissions: z.int(),
  /** Whether percentage and level may still change: a mission is not posted, or lacks a mark. */
  isProvisional: z.boolean(),
});

export type ExportedMarks = z.output<typeof exportedMarks>;
export type ExportedAnswers = z.output<typeof exportedAnswers>;
export type ExportedStudents = z.output<typeof exportedStudents>;

const query = z.extend(exportQuery, paging.shape);
/** A team's texts can take 200 kB, so a page of answers has fewer teams. */
const answersQuery = z.extend(exportQuery, queuePaging.shape);
const refusals = ['notYours', 'notFound'] as const;
const pageOf = <Row extends z.ZodMiniType>(row: Row) => ({
  status: 200 as const,
  body: z.object({ teams: z.array(row), pagination }),
});

/** What the exported files hold, as JSON: pages of teams with the filters and in the order of the files. */
export const exportPages = {
  marksPage: {
    method: 'GET',
    path: '/export/marks',
    summary: 'O que está no ficheiro das avaliações, em JSON e por páginas de equipas.',
    who: STAFF,
    query,
    success: pageOf(exportedMarks),
    refusals,
  },
  answersPage: {
    method: 'GET',
    path: '/export/answers',
    summary: 'O que está no ficheiro das respostas, em JSON e por páginas de equipas.',
    who: STAFF,
    query: answersQuery,
    success: pageOf(exportedAnswers),
    refusals,
  },
  studentsPage: {
    method: 'GET',
    path: '/export/students',
    summary: 'O que está no ficheiro dos resultados por pessoa, em JSON e por páginas de equipas.',
    who: STAFF,
    query,
    success: pageOf(exportedStudents),
    refusals,
  },
} as const satisfies EndpointTable;
