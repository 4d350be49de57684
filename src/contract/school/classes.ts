import * as z from 'zod/mini';
import { COUNCIL_RANKINGS } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { filterFlag, filterText, id, order, pagination, paging } from '../fields.ts';
import { addClassBody, classRankingBody, editClassBody, eraseBody, keepClassBody } from '../forms.ts';
import { binned, erased } from '../records/bin.ts';
import { STAFF } from '../who.ts';

/**
 * The retention of a class, with days as 'yyyy-mm-dd'. `isOver` when `until` has come. `goesOn` is the day on which it
 * moves to the bin by itself: `until`, or later when the warning was not shown long enough; null with RETENTION=ask,
 * where a person decides. `latest` is the last day that can be chosen.
 */
const keep = z.object({
  until: z.string(),
  isEnding: z.boolean(),
  isOver: z.boolean(),
  goesOn: z.nullable(z.string()),
  latest: z.string(),
});

/** A class; its name is in `class` (spec, section 3). */
const schoolClass = z.object({
  _id: z.uuid(),
  class: z.string(),
  teacher: z.object({ _id: z.uuid(), name: z.string(), email: z.nullable(z.string()) }),
  school: z.nullable(z.object({ _id: z.uuid(), name: z.string() })),
  teamsCount: z.int(),
  keep,
  /** The ranking that its teams may see in the council; `openedAt` in unix seconds, null while it is not open. */
  ranking: z.object({ scope: z.enum(COUNCIL_RANKINGS), openedAt: z.nullable(z.int()) }),
});
export type SchoolClass = z.output<typeof schoolClass>;

/** `search` matches the name, the teacher's name or email, or the school's name, ignoring case and accents. */
const classQuery = z.extend(paging, {
  search: filterText,
  /** Only classes whose retention has ended, or only the others. */
  over: filterFlag,
  sort: z._default(z.optional(z.enum(['class', 'teacher', 'email', 'school', 'teams', 'keep'])), 'class'),
  order,
});
export type ClassQuery = z.output<typeof classQuery>;

export const classes = {
  allClasses: {
    method: 'GET',
    path: '/classes/all',
    summary: 'Todas as turmas; um professor recebe só as suas.',
    who: STAFF,
    success: { status: 200, body: z.object({ classes: z.array(schoolClass) }) },
  },
  classPage: {
    method: 'GET',
    path: '/classes',
    summary: 'Página de turmas; um professor recebe só as suas.',
    who: STAFF,
    query: classQuery,
    success: { status: 200, body: z.object({ classes: z.array(schoolClass), pagination }) },
  },
  addClass: {
    method: 'POST',
    path: '/classes/add',
    summary: 'Cria uma turma; um professor só para si.',
    who: STAFF,
    body: addClassBody,
    encoding: 'json',
    success: { status: 201, body: schoolClass },
    refusals: ['notYours', 'notFound', 'nameTaken'],
  },
  editClass: {
    method: 'PUT',
    path: '/classes/:classId',
    summary: 'Muda o nome de uma turma; um administrador também a passa a outro professor.',
    who: STAFF,
    params: z.object({ classId: id() }),
    body: editClassBody,
    encoding: 'json',
    success: { status: 200, body: schoolClass },
    refusals: ['notYours', 'notFound', 'nameTaken'],
  },
  deleteClass: {
    method: 'DELETE',
    path: '/classes/:classId',
    summary: 'Apaga uma turma com as suas equipas; pode ser restaurada durante 30 dias.',
    who: STAFF,
    params: z.object({ classId: id() }),
    success: { status: 200, body: binned },
    refusals: ['notYours', 'notFound'],
  },
  keepClass: {
    method: 'PUT',
    path: '/classes/:classId/keep',
    summary: 'Muda a data até à qual os dados de uma turma são guardados.',
    who: STAFF,
    params: z.object({ classId: id() }),
    body: keepClassBody,
    encoding: 'json',
    success: { status: 200, body: schoolClass },
    refusals: ['notYours', 'notFound'],
  },
  setClassRanking: {
    method: 'PUT',
    path: '/classes/:classId/ranking',
    summary: 'Escolhe o que as equipas de uma turma veem da classificação no conselho, e abre-a ou fecha-a.',
    who: STAFF,
    params: z.object({ classId: id() }),
    body: classRankingBody,
    encoding: 'json',
    success: { status: 200, body: schoolClass },
    refusals: ['notYours', 'notFound'],
  },
  eraseClass: {
    method: 'POST',
    path: '/classes/:classId/erase',
    summary: 'Apaga para sempre uma turma com todos os dados das suas equipas; `name` tem de ser o seu nome.',
    who: STAFF,
    params: z.object({ classId: id() }),
    body: eraseBody,
    encoding: 'json',
    success: { status: 200, body: erased },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
