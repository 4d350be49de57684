import * as z from 'zod/mini';
import { DEVICE_STEPS } from '#domain/classroom/lesson.ts';
import { REFLECTION_ANSWERS } from '#domain/classroom/reflection.ts';
import { MEMBERS_MAX, NAME_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { flag, id, integer, text } from '../fields.ts';
import { TEAM } from '../who.ts';
import { attendance } from './attendance.ts';

// What a team's device says in a lesson. All of it is idempotent, because a device without a network sends it later.

const COUNT_MAX = 100_000;
const FILES_MAX = 1_000;

const deviceReport = z.object({
  /** The device's random number, as in its drafts. */
  device: text(NAME_MAX_CHARS),
  /** Null in the council. */
  part: z.nullable(integer(0, 4)),
  step: z.enum(DEVICE_STEPS),
  words: integer(0, COUNT_MAX),
  files: integer(0, FILES_MAX),
  unsent: integer(0, FILES_MAX),
});
export type DeviceReport = z.output<typeof deviceReport>;

const done = z.object({ ok: z.literal(true) });

export const teamLesson = {
  reportDevice: {
    method: 'PUT',
    path: '/device',
    summary:
      'O que este dispositivo da equipa está a fazer: passo, palavras, ficheiros e o que falta enviar. Nunca o texto.',
    who: TEAM,
    body: deviceReport,
    encoding: 'json',
    success: { status: 200, body: done },
  },
  leaveDevice: {
    method: 'POST',
    path: '/device/leave',
    summary: 'Este dispositivo da equipa deixou a página.',
    who: TEAM,
    body: z.object({ device: text(NAME_MAX_CHARS) }),
    encoding: 'json',
    success: { status: 200, body: done },
  },
  raiseHand: {
    method: 'PUT',
    path: '/hand',
    summary:
      'A equipa pede ajuda, ou deixa de a pedir. `age` são os milissegundos que o pedido esperou pela rede; `press` cresce de cada vez que se toca no aparelho `device`, e o que chega atrasado não conta.',
    who: TEAM,
    body: z.object({
      raised: flag,
      age: z.optional(integer(0, 999_999_999)),
      device: z.optional(text(NAME_MAX_CHARS)),
      press: z.optional(integer(0, Number.MAX_SAFE_INTEGER)),
    }),
    encoding: 'json',
    success: { status: 200, body: done },
  },
  takeAttendance: {
    method: 'PUT',
    path: '/lesson/:lessonId/attendance',
    summary: 'Quem da equipa está na aula; responde as funções, que rodam. `present` null salta a pergunta.',
    who: TEAM,
    params: z.object({ lessonId: id() }),
    body: z.object({ present: z.nullable(z.array(text(NAME_MAX_CHARS)).check(z.maxLength(MEMBERS_MAX))) }),
    encoding: 'json',
    success: { status: 200, body: attendance },
    refusals: ['notFound'],
  },
  seeMessage: {
    method: 'PUT',
    path: '/lesson-messages/:messageId/seen',
    summary: 'A mensagem do professor foi mostrada num dispositivo da equipa.',
    who: TEAM,
    params: z.object({ messageId: id() }),
    success: { status: 200, body: done },
    refusals: ['notFound'],
  },
  reflect: {
    method: 'PUT',
    path: '/reflections/:mission',
    summary: 'Como a equipa diz que trabalhou numa missão a que chegou: três respostas de 1 a 3. As últimas contam.',
    who: TEAM,
    params: z.object({ mission: integer(1, 4) }),
    body: z.object({
      answers: z.array(integer(1, REFLECTION_ANSWERS.length)).check(z.length(3, 'Respondam às três perguntas.')),
    }),
    encoding: 'json',
    success: { status: 200, body: done },
    refusals: ['levelAhead'],
  },
} as const satisfies EndpointTable;
