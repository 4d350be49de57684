import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint.ts';
import { id, name } from './fields.ts';
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
    body: z.object({
      name: name('O nome da turma é obrigatório'),
      teacherId: id('É necessário selecionar um professor'),
    }),
    encoding: 'json',
    success: { status: 201, body: schoolClass },
    refusals: ['notYours', 'notFound', 'nameTaken'],
  },
} as const satisfies EndpointTable;
