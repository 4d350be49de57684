import * as z from 'zod/mini';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, looseText, name, pagination, paging } from './fields.ts';
import { ADMINS, STAFF } from './who.ts';

/** `group` is the grouping's name; the word 'nenhum' means none (spec, section 3). */
const school = z.object({
  _id: z.uuid(),
  name: z.string(),
  group: z.string(),
  /** Names of the school's teachers. */
  teacherCount: z.array(z.string()),
  /** Names of the school's classes. */
  classesCount: z.array(z.string()),
  teamsCount: z.int(),
});
export type School = z.output<typeof school>;

export const schools = {
  schoolsOfTeacher: {
    method: 'GET',
    path: '/school/prof/:teacherId',
    summary: 'As escolas de um professor.',
    who: STAFF,
    params: z.object({ teacherId: id() }),
    success: { status: 200, body: z.array(school) },
    refusals: ['notYours', 'notFound'],
  },
  allSchools: {
    method: 'GET',
    path: '/school/all',
    summary: 'Todas as escolas; um professor recebe só a sua.',
    who: STAFF,
    success: { status: 200, body: z.array(school) },
  },
  schoolPage: {
    method: 'GET',
    path: '/schools/all',
    summary: 'Página de escolas; um professor recebe só a sua.',
    who: STAFF,
    query: paging,
    success: { status: 200, body: z.object({ schools: z.array(school), pagination }) },
  },
  allSchoolsAtOnce: {
    method: 'GET',
    path: '/schools/allnopages',
    summary: 'Lista simples de escolas; um professor recebe só a sua.',
    who: STAFF,
    success: { status: 200, body: z.array(school) },
  },
  addSchool: {
    method: 'POST',
    path: '/schools/add',
    summary: 'Cria uma escola, com agrupamento ou sem.',
    who: ADMINS,
    body: z.object({
      name: name('O nome da escola é obrigatório'),
      group: z.optional(z.nullable(looseText(NAME_MAX_CHARS))),
    }),
    encoding: 'json',
    success: { status: 201, body: school },
    refusals: ['nameTaken'],
  },
} as const satisfies EndpointTable;
