import * as z from 'zod/mini';
import { attendance } from '../classroom/attendance.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import { STAFF } from '../who.ts';

/** A team's three answers on how it worked in a mission, each 1 to 3; null while there are none. */
const reflection = z.nullable(z.array(z.int()));

/** A lesson in which a mission was played; `startedAt` is in unix seconds. */
const playedLesson = z.object({
  _id: z.uuid(),
  startedAt: z.int(),
  /** Its number in the plan of the class and the number of all; null without a plan. */
  session: z.nullable(z.int()),
  sessions: z.nullable(z.int()),
  /** Null: the team has not said who was there. `present` null: it skipped the question. */
  attendance: z.nullable(attendance),
  /** Members of the team in that lesson who were not there; empty when nobody said who was. */
  absent: z.array(z.string()),
});
export type PlayedLesson = z.output<typeof playedLesson>;

const missionTeamwork = z.object({ reflection, lessons: z.array(playedLesson) });
export type MissionTeamwork = z.output<typeof missionTeamwork>;

/** How a team worked in each mission. */
export const missionsTeamwork = z.object({
  level1: missionTeamwork,
  level2: missionTeamwork,
  level3: missionTeamwork,
  level4: missionTeamwork,
});

/** How a team worked, for a report that may leave the school: numbers and answers, never names. */
export const teamworkSummary = z.object({
  attendance: z.object({ sessions: z.int(), skipped: z.int(), presences: z.int(), members: z.int() }),
  reflections: z.object({ level1: reflection, level2: reflection, level3: reflection, level4: reflection }),
});
export type TeamworkSummary = z.output<typeof teamworkSummary>;

/** What stands beside the teamwork mark p2: it is not marked itself. */
export const teamwork = {
  teamwork: {
    method: 'GET',
    path: '/team/:teamId/teamwork',
    summary: 'Como a equipa diz que trabalhou em cada missão, e quem esteve nas aulas em que a jogou, com que função.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: z.object({ missions: missionsTeamwork }) },
    refusals: ['notFound', 'notYours'],
  },
} as const satisfies EndpointTable;
