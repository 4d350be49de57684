import * as z from 'zod/mini';
import { MODERATION_MODES } from '#domain/council/moderation.ts';
import type { EndpointTable } from '../endpoint.ts';
import { filterText, id, order, pagination, paging } from '../fields.ts';
import { addSchoolBody, editSchoolBody } from '../forms.ts';
import { levelScale } from '../marking/levelScaleForm.ts';
import { binned } from '../records/bin.ts';
import { ADMINS, STAFF } from '../who.ts';

/** `group` is the grouping's name, or 'nenhum' for none (spec, section 3). */
export const school = z.object({
  _id: z.uuid(),
  name: z.string(),
  group: z.string(),
  /** Names of the school's teachers. */
  teacherCount: z.array(z.string()),
  /** Names of the school's classes. */
  classesCount: z.array(z.string()),
  teamsCount: z.int(),
  /** The moderation mode of its teams' texts. */
  moderation: z.enum(MODERATION_MODES),
  /** From which percentage of the points each level counts. */
  levelScale,
});
export type School = z.output<typeof school>;

/** `search` matches the name or the grouping's name, ignoring case and accents. */
const schoolQuery = z.extend(paging, {
  search: filterText,
  sort: z._default(z.optional(z.enum(['name', 'group', 'teachers', 'classes'])), 'name'),
  order,
});
export type SchoolQuery = z.output<typeof schoolQuery>;

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
  schoolPage: {
    method: 'GET',
    path: '/schools/all',
    summary: 'Página de escolas; um professor recebe só a sua.',
    who: STAFF,
    query: schoolQuery,
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
    body: addSchoolBody,
    encoding: 'json',
    success: { status: 201, body: school },
    refusals: ['nameTaken'],
  },
  editSchool: {
    method: 'PUT',
    path: '/schools/:schoolId',
    summary: 'Muda o nome e o agrupamento de uma escola.',
    who: ADMINS,
    params: z.object({ schoolId: id() }),
    body: editSchoolBody,
    encoding: 'json',
    success: { status: 200, body: school },
    refusals: ['notFound', 'nameTaken'],
  },
  deleteSchool: {
    method: 'DELETE',
    path: '/schools/:schoolId',
    summary: 'Apaga uma escola sem professores; pode ser restaurada durante 30 dias.',
    who: ADMINS,
    params: z.object({ schoolId: id() }),
    success: { status: 200, body: binned },
    refusals: ['notFound', 'schoolInUse'],
  },
} as const satisfies EndpointTable;
