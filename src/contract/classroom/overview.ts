import * as z from 'zod/mini';
import { LEVEL_STATES } from '#domain/classroom/levelStates.ts';
import { NEXT_STEPS } from '#domain/classroom/nextStep.ts';
import { COUNCIL_STATES } from '#domain/council/session/steering.ts';
import { GAME_LEVELS } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, pagination, paging } from '../fields.ts';
import { STAFF } from '../who.ts';

// Where a class stands, in counts: no text and no name of a pupil.

const classOverview = z.object({
  _id: z.uuid(),
  name: z.string(),
  teacher: z.string(),
  /** Null: its teacher has no school. */
  school: z.nullable(z.string()),
  teams: z.int(),
  /** The session of the lesson that is live, else the next one; null without a lesson plan. */
  plan: z.nullable(z.object({ session: z.int(), sessions: z.int() })),
  isLive: z.boolean(),
  /** Its council that is prepared or running; null without one. */
  council: z.nullable(z.object({ _id: z.uuid(), state: z.enum(COUNCIL_STATES) })),
  /** Teams with a posted mission that lacks a mark. */
  teamsToMark: z.int(),
  /** Texts of its teams on which a teacher has to decide. */
  waiting: z.object({ comments: z.int(), proposals: z.int(), diary: z.int() }),
  /** Questions of its teams about what was said of their missions, without an answer. */
  questions: z.int(),
  /** The day 'yyyy-mm-dd' until which marks, notes and answers are held back from its teams; null when they are not. */
  feedbackHeldUntil: z.nullable(z.string()),
  /** Missions that were given back and are not answered again. */
  returned: z.int(),
  nextStep: z.enum(NEXT_STEPS),
});
export type ClassOverview = z.output<typeof classOverview>;

const teamProgress = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** The state of each level: training, missions 1 to 4, council. */
  levels: z.array(z.enum(LEVEL_STATES)).check(z.length(GAME_LEVELS.length)),
});
export type TeamProgress = z.output<typeof teamProgress>;

export const classOverviews = {
  classOverviews: {
    method: 'GET',
    path: '/classes/overview',
    summary:
      'Página do estado das turmas: sessão, o que espera pelo professor e o passo seguinte; um professor recebe só as suas. As que estão em aula vêm primeiro.',
    who: STAFF,
    query: paging,
    success: { status: 200, body: z.object({ classes: z.array(classOverview), pagination }) },
  },
  classOverview: {
    method: 'GET',
    path: '/classes/:classId/overview',
    summary: 'O estado de uma turma, e onde está cada uma das suas equipas.',
    who: STAFF,
    params: z.object({ classId: id() }),
    success: { status: 200, body: z.extend(classOverview, { progress: z.array(teamProgress) }) },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
