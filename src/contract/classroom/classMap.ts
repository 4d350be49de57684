import * as z from 'zod/mini';
import { THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { integer, text } from '../fields.ts';

/** A class's star map, safe to project: no names of pupils, no points. */
const classMap = z.object({
  className: z.string(),
  code: z.string(),
  /** Where teams sign in. */
  address: z.string(),
  /** Milliseconds since the lesson began. */
  elapsedMs: z.number(),
  session: z.nullable(z.int()),
  sessions: z.nullable(z.int()),
  /** All teams of the class are paused. */
  paused: z.boolean(),
  teams: z.array(
    z.object({
      _id: z.uuid(),
      name: z.string(),
      ship: z.nullable(integer(0, 9)),
      theme: z.enum(THEMES),
      level: integer(1, 6),
      /** A device of the team is open. */
      isThere: z.boolean(),
    }),
  ),
});

export type ClassMap = z.output<typeof classMap>;

const CODE_MAX_CHARS = 40;

export const classMaps = {
  classMap: {
    method: 'GET',
    path: '/class-map/:code',
    summary: 'O mapa da turma em aula, para projetar: onde está cada nave. Vale enquanto a aula dura.',
    who: 'anyone',
    params: z.object({ code: text(CODE_MAX_CHARS) }),
    success: { status: 200, body: classMap },
    refusals: ['notFound', 'lockedOut'],
  },
} as const satisfies EndpointTable;
