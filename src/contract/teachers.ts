import * as z from 'zod/mini';
import { TEACHER_PASSWORD_MIN_CHARS, USERNAME_MAX_CHARS } from '#domain/limits.ts';
import { isEmail } from '#domain/validation.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, name, pagination, paging, password, text, username } from './fields.ts';
import { ADMINS, STAFF } from './who.ts';

/** A teacher's class as the record lists it: the class name is in `class` (spec, section 3). */
const ownClass = z.object({ _id: z.uuid(), class: z.string() });

const teacher = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  school: z.nullable(z.object({ _id: z.uuid(), name: z.string() })),
  schoolName: z.nullable(z.string()),
  classes: z.array(ownClass),
  teamsCount: z.int(),
  credentials: z.object({ username: z.string(), password: z.null() }),
});
export type Teacher = z.output<typeof teacher>;

/** A form says 'none' by an empty field or by the word null. */
const schoolOrNone = z.pipe(
  z.transform((value: string | null) => (value === '' || value === 'null' ? null : value)),
  z.nullable(id('A escola não existe.')),
);

/** The spec's dialog sends an empty list; in a form that is an empty field or '[]'. */
const noClasses = z.pipe(
  z.transform((value: unknown) => (value === '' || value === '[]' ? [] : value)),
  z.array(z.unknown(), 'As turmas criam-se depois.').check(z.maxLength(0, 'As turmas criam-se depois.')),
);

export const teachers = {
  teacherPage: {
    method: 'GET',
    path: '/teachers/all',
    summary: 'Página de professores; um professor recebe só o seu registo.',
    who: STAFF,
    query: paging,
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
    body: z.object({
      name: name('O nome do professor é obrigatório'),
      username: username(),
      email: text(USERNAME_MAX_CHARS, 'O email é obrigatório').check(z.refine(isEmail, 'Formato de email inválido')),
      password: password(TEACHER_PASSWORD_MIN_CHARS, 'A senha deve ter pelo menos 6 caracteres'),
      school: z.optional(schoolOrNone),
      classes: z.optional(noClasses),
    }),
    encoding: 'json',
    success: { status: 201, body: teacher },
    refusals: ['notFound', 'usernameTaken', 'emailTaken', 'busy'],
  },
  credentials: {
    method: 'GET',
    path: '/credentials/:accountId',
    summary: 'Abre a palavra-passe de uma conta criada por outra pessoa; fica registado quem a abriu.',
    who: STAFF,
    params: z.object({ accountId: id() }),
    success: { status: 200, body: z.object({ username: z.string(), password: z.string() }) },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
