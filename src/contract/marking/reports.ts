import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import { team } from '../school/teams.ts';
import { STAFF } from '../who.ts';
import { levelScale } from './levelScaleForm.ts';
import { placedComment } from './placedComments.ts';
import { quizCorrection } from './quizCorrections.ts';
import { teamworkSummary } from './teamwork.ts';

/** `placedComments` are those on the current answers. */
const reportedTeam = z.extend(team, { teamwork: teamworkSummary, placedComments: z.array(placedComment) });
export type ReportedTeam = z.output<typeof reportedTeam>;
const report = z.object({
  className: z.string(),
  /** What counts in the class instead of the keys of its quizzes, of all themes. */
  quizCorrections: z.array(quizCorrection),
  /** From which percentage of the points each level of the class's school counts. */
  levelScale,
  teams: z.array(reportedTeam),
});

/** Printed reports of teams: answers, marks, notes and how the team worked. */
export const reports = {
  teamReport: {
    method: 'GET',
    path: '/team/:teamId/report',
    summary:
      'Uma equipa com as respostas, as avaliações, os comentários, também os de lugares, e como trabalhou, para o relatório impresso.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: report },
    refusals: ['notYours', 'notFound'],
  },
  classReport: {
    method: 'GET',
    path: '/classes/:classId/report',
    summary: 'O mesmo de todas as equipas de uma turma, pela ordem dos nomes.',
    who: STAFF,
    params: z.object({ classId: id() }),
    success: { status: 200, body: report },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
