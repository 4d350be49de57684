import * as z from 'zod/mini';
import { binned } from './bin.ts';
import type { EndpointTable } from './endpoint.ts';
import { id } from './fields.ts';
import { addClassBody, editClassBody } from './forms.ts';
import { STAFF } from './who.ts';

/** The class name is in `class` (spec, section 3). */
const schoolClass = z.object({
  _id: z.uuid(),
  class: z.string(),
  teacher: z.object({ _id: z.uuid(), name: z.string(), email: z.nullable(z.string()) }),
  school: z.nullable(z.object({ _id: z.uuid(), name: z.string() })),
  teamsCount: z.int(),
});
export type SchoolClass = z.output<typeof schoolClass>;

export const classes = {
  allClasses: {
    method: 'GET',
    path: '/classes/all',
    summary: 'Todas as turmas; um professor recebe só as suas.',
    who: STAFF,
    success: { status: 200, body: z.object({ classes: z.array(schoolClass) }) },
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
} as const satisfies EndpointTable;
