import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { filterText, id, order, pagination, paging } from '../fields.ts';
import { addTeacherBody, editTeacherBody } from '../forms.ts';
import { binned } from '../records/bin.ts';
import { ADMINS, STAFF } from '../who.ts';

/** A class in a teacher's record; its name is in `class` (spec, section 3). */
const ownClass = z.object({
  _id: z.uuid(),
  class: z.string(),
  /** For the add-team dialog: the first group whose suggested username is free. */
  nextGroup: z.optional(z.int()),
});

const teacher = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  school: z.nullable(z.object({ _id: z.uuid(), name: z.string() })),
  schoolName: z.nullable(z.string()),
  classes: z.array(ownClass),
  teamsCount: z.int(),
  credentials: z.object({
    username: z.string(),
    password: z.null(),
    /** The teacher has chosen the password, so no copy is stored. */
    isOwn: z.boolean(),
  }),
});
export type Teacher = z.output<typeof teacher>;

/** `search` matches the name, email, username or the school's name, ignoring case and accents. */
const teacherQuery = z.extend(paging, {
  search: filterText,
  /** Only teachers of this school. */
  school: z.optional(id()),
  sort: z._default(z.optional(z.enum(['name', 'email', 'school', 'classes'])), 'name'),
  order,
});
export type TeacherQuery = z.output<typeof teacherQuery>;

export const teachers = {
  teacherPage: {
    method: 'GET',
    path: '/teachers/all',
    summary: 'Página de professores; um professor recebe só o seu registo.',
    who: STAFF,
    query: teacherQuery,
    success: { status: 200, body: z.object({ teachers: z.array(teacher), pagination }) },
  },
  oneTeacher: {
    method: 'GET',
    path: '/teachers/:teacherId',
    summary: 'O registo de um professor.',
    who: STAFF,
    params: z.object({ teacherId: id() }),
    query: z.object({ fromDialog: z.optional(z.string()) }),
    success: { status: 200, body: teacher },
    refusals: ['notYours', 'notFound'],
  },
  addTeacher: {
    method: 'POST',
    path: '/teachers/add',
    summary: 'Cria um professor.',
    who: ADMINS,
    body: addTeacherBody,
    encoding: 'json',
    success: { status: 201, body: teacher },
    refusals: ['notFound', 'usernameTaken', 'emailTaken', 'busy'],
  },
  editTeacher: {
    method: 'PUT',
    path: '/teachers/:teacherId',
    summary: 'Muda o nome, o email, o nome de utilizador e a escola de um professor; a sessão e a palavra-passe ficam.',
    who: ADMINS,
    params: z.object({ teacherId: id() }),
    body: editTeacherBody,
    encoding: 'json',
    success: { status: 200, body: teacher },
    refusals: ['notFound', 'usernameTaken', 'emailTaken'],
  },
  deleteTeacher: {
    method: 'DELETE',
    path: '/teachers/:teacherId',
    summary: 'Apaga um professor com as suas turmas e equipas; pode ser restaurado durante 30 dias.',
    who: ADMINS,
    params: z.object({ teacherId: id() }),
    success: { status: 200, body: binned },
    refusals: ['notFound', 'ownAccount'],
  },
  credentials: {
    method: 'GET',
    path: '/credentials/:accountId',
    summary:
      'Abre a palavra-passe de uma conta criada por outra pessoa, se o professor não tiver já a sua; fica registado quem a abriu.',
    who: STAFF,
    params: z.object({ accountId: id() }),
    success: {
      status: 200,
      body: z.object({
        username: z.string(),
        password: z.string(),
        /** The site's URL, for a card. */
        address: z.string(),
      }),
    },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
