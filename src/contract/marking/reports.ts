import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import { team } from '../school/teams.ts';
import { STAFF } from '../who.ts';

const report = z.object({ className: z.string(), teams: z.array(team) });

/** Printed reports of teams: answers, marks and notes. */
export const reports = {
  teamReport: {
    method: 'GET',
    path: '/team/:teamId/report',
    summary: 'Uma equipa com as respostas, as avaliações e os comentários, para o relatório impresso.',
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
