import * as z from 'zod/mini';
import { PLAN_LENGTHS } from '#domain/classroom/lessonPlans.ts';
import { MOMENTS } from '#domain/classroom/moments.ts';
import { THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import { STAFF } from '../who.ts';

// What a class has done, in counts: no text, and no name of a team or a pupil. Times are in unix seconds.

const theme = z.enum(THEMES);
const moment = z.enum(MOMENTS);
const span = { first: z.int(), last: z.int() };

const classCurriculum = z.object({
  _id: z.uuid(),
  name: z.string(),
  teacher: z.string(),
  /** Null: its teacher has no school. */
  school: z.nullable(z.string()),
  /** How many teams of a system have done exactly these moments; every team is in one group. */
  groups: z.array(z.object({ theme, moments: z.array(moment), teams: z.int() })),
  /** When the first and the last team did it. */
  times: z.array(z.object({ theme, moment, ...span })),
  /** Sessions of a lesson plan that are over; a session that was given again is one. */
  sessions: z.array(z.object({ plan: z.literal(PLAN_LENGTHS), session: z.int(), ...span })),
});
export type ClassCurriculum = z.output<typeof classCurriculum>;

export const curriculum = {
  classCurriculum: {
    method: 'GET',
    path: '/classes/:classId/curriculum',
    summary:
      'O que uma turma já fez, em números e sem nomes: momentos do jogo, dilemas, conselho e sessões dadas. O painel liga-o às dimensões da estratégia nacional.',
    who: STAFF,
    params: z.object({ classId: id() }),
    success: { status: 200, body: classCurriculum },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
