import * as z from 'zod/mini';
import { DEVICE_STEPS } from '#domain/classroom/lesson.ts';
import { PLAN_LENGTHS } from '#domain/classroom/lessonPlans.ts';
import {
  LESSON_MESSAGE_MAX_CHARS,
  MEMBERS_MAX,
  NAME_MAX_CHARS,
  STEERING_CHANGES_MAX,
  STUCK_MINUTES,
} from '#domain/limits.ts';
import { GAME_LEVELS, PARTS, THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { flag, id, integer, repeated, text } from '../fields.ts';
import { STAFF } from '../who.ts';
import { attendance, lessonRoles } from './attendance.ts';

// A class in session, for its teacher (ruling 33). Times are milliseconds since 1970 by the server's clock; `at` is when the
// reply was made, so that a page knows ages although its own clock may be wrong.

const PLAN_MAX = Math.max(...PLAN_LENGTHS);
const at = z.number();
const pace = z.nullable(integer(0, 4, 'Escolha uma das missões.'));
const steering = z.object({ paused: z.boolean(), pace: z.nullable(z.literal(PARTS)), silent: z.boolean() });

const memberName = text(NAME_MAX_CHARS);

const device = z.object({
  seenAt: at,
  progressedAt: at,
  part: z.nullable(z.literal(PARTS)),
  step: z.enum(DEVICE_STEPS),
  words: z.int(),
  files: z.int(),
  unsent: z.int(),
});

const liveTeam = z.object({
  _id: z.uuid(),
  name: z.string(),
  ship: z.nullable(integer(0, 9)),
  theme: z.enum(THEMES),
  /** The open game level: 1 to 5, and 6 in the council. */
  level: z.literal(GAME_LEVELS),
  members: z.array(z.string()),
  attendance: z.nullable(attendance),
  hand: z.nullable(z.object({ raisedAt: at, answeredAt: z.nullable(at) })),
  steering,
  devices: z.array(device),
});
export type LiveTeam = z.output<typeof liveTeam>;

const message = z.object({
  _id: z.uuid(),
  text: z.string(),
  /** Null: to all teams. */
  teamId: z.nullable(z.uuid()),
  sentAt: at,
  /** On how many teams' devices it was shown. */
  seenBy: z.int(),
});
export type LessonMessage = z.output<typeof message>;

const lesson = z.object({
  _id: z.uuid(),
  startedAt: at,
  /** When it ends by itself. */
  expiresAt: at,
  /** Null without a plan. */
  session: z.nullable(integer(1, PLAN_MAX)),
  sessions: z.nullable(z.int()),
  /** The code of the class's star map, which needs no sign-in. */
  mapCode: z.string(),
  steering,
});

const settings = z.object({
  plan: z.nullable(z.literal(PLAN_LENGTHS)),
  nextSession: integer(1, PLAN_MAX),
  stuckMinutes: integer(
    STUCK_MINUTES.min,
    STUCK_MINUTES.max,
    `Escolha de ${STUCK_MINUTES.min} a ${STUCK_MINUTES.max} minutos.`,
  ),
});
export type LessonSettings = z.output<typeof settings>;

const liveClass = z.object({
  at,
  classId: z.uuid(),
  className: z.string(),
  settings,
  /** Null while no lesson is live. */
  lesson: z.nullable(lesson),
  /** The lesson that was ended last, while it can be taken up again. */
  ended: z.nullable(z.object({ _id: z.uuid(), endedAt: at })),
  teams: z.array(liveTeam),
  /** Newest first. */
  messages: z.array(message),
});
export type LiveClass = z.output<typeof liveClass>;

const steeringChange = z.object({
  /** Null: all teams of the class, also those that come later. */
  teamId: z.nullable(id()),
  paused: z.optional(flag),
  pace: z.optional(pace),
  silent: z.optional(flag),
});
export type SteeringChange = z.input<typeof steeringChange>;

const ofClass = z.object({ classId: id() });
const REFUSED = ['notYours', 'notFound'] as const;
const NEEDS_LESSON = [...REFUSED, 'noLesson'] as const;

export const lessons = {
  liveLessons: {
    method: 'GET',
    path: '/lessons/live',
    summary: 'As turmas com uma aula a decorrer, e quantas equipas pedem ajuda; um professor recebe só as suas.',
    who: STAFF,
    success: {
      status: 200,
      body: z.object({
        lessons: z.array(z.object({ classId: z.uuid(), className: z.string(), hands: z.int() })),
      }),
    },
  },
  liveClass: {
    method: 'GET',
    path: '/classes/:classId/lesson',
    summary: 'A turma em direto: a aula, e o que cada equipa está a fazer.',
    who: STAFF,
    params: ofClass,
    success: { status: 200, body: liveClass },
    refusals: REFUSED,
  },
  startLesson: {
    method: 'POST',
    path: '/classes/:classId/lesson',
    summary: 'Começa uma aula da turma; com `session`, a sessão do plano, e com `pace`, a última missão aberta.',
    who: STAFF,
    params: ofClass,
    body: z.object({ session: z.optional(z.nullable(integer(1, PLAN_MAX))), pace: z.optional(pace) }),
    encoding: 'json',
    success: { status: 201, body: liveClass },
    refusals: [...REFUSED, 'lessonLive'],
  },
  endLesson: {
    method: 'POST',
    path: '/classes/:classId/lesson/end',
    summary: 'Termina a aula: pausa, ritmo, silêncio e mensagens deixam de valer.',
    who: STAFF,
    params: ofClass,
    success: { status: 200, body: liveClass },
    refusals: NEEDS_LESSON,
  },
  resumeLesson: {
    method: 'POST',
    path: '/classes/:classId/lesson/resume',
    summary: 'Retoma a aula que foi terminada por último, como estava.',
    who: STAFF,
    params: ofClass,
    success: { status: 200, body: liveClass },
    refusals: [...NEEDS_LESSON, 'lessonLive'],
  },
  steer: {
    method: 'PUT',
    path: '/classes/:classId/lesson/steering',
    summary: 'Muda pausa, ritmo e silêncio de equipas ou da turma; responde o que valia antes, para anular.',
    who: STAFF,
    params: ofClass,
    body: z.object({ changes: repeated(steeringChange, STEERING_CHANGES_MAX, 1) }),
    encoding: 'json',
    success: {
      status: 200,
      body: z.object({ before: z.array(z.extend(steering, { teamId: z.nullable(z.uuid()) })) }),
    },
    refusals: NEEDS_LESSON,
  },
  sendMessage: {
    method: 'POST',
    path: '/classes/:classId/lesson/messages',
    summary: 'Envia uma mensagem a uma equipa, ou a todas.',
    who: STAFF,
    params: ofClass,
    body: z.object({
      /** Chosen by the sender: a call that is repeated with it sends no second message. */
      _id: z.optional(id()),
      teamId: z.nullable(id()),
      text: text(LESSON_MESSAGE_MAX_CHARS, 'Escreva a mensagem.'),
    }),
    encoding: 'json',
    success: { status: 201, body: message },
    refusals: NEEDS_LESSON,
  },
  withdrawMessage: {
    method: 'DELETE',
    path: '/lesson-messages/:messageId',
    summary: 'Retira uma mensagem: quem ainda não a viu já não a vê.',
    who: STAFF,
    params: z.object({ messageId: id() }),
    success: { status: 200, body: z.object({ _id: z.uuid() }) },
    refusals: REFUSED,
  },
  changeLessonSettings: {
    method: 'PUT',
    path: '/classes/:classId/lesson/settings',
    summary:
      'Escolhe o plano de aulas da turma, a próxima sessão, e ao fim de quantos minutos uma equipa conta como parada.',
    who: STAFF,
    params: ofClass,
    body: z.partial(settings),
    encoding: 'json',
    success: { status: 200, body: settings },
    refusals: REFUSED,
  },
  answerHand: {
    method: 'PUT',
    path: '/team/:teamId/hand',
    summary: "Responde a um pedido de ajuda: 'coming' diz à equipa que vem alguém, 'lowered' baixa a mão.",
    who: STAFF,
    params: z.object({ teamId: id() }),
    body: z.object({ state: z.enum(['coming', 'lowered'], 'Escolha uma das opções.') }),
    encoding: 'json',
    success: { status: 200, body: z.object({ hand: liveTeam.shape.hand }) },
    refusals: REFUSED,
  },
  changeAttendance: {
    method: 'PUT',
    path: '/team/:teamId/attendance',
    summary: 'Corrige quem está na aula e as funções de uma equipa.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    body: z.object({ present: z.array(memberName).check(z.maxLength(MEMBERS_MAX)), roles: lessonRoles }),
    encoding: 'json',
    success: { status: 200, body: attendance },
    refusals: NEEDS_LESSON,
  },
} as const satisfies EndpointTable;
