import * as z from 'zod/mini';
import { PARTS, RANKING_SCOPES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { integer } from '../fields.ts';
import { TEAM } from '../who.ts';
import { attendance } from './attendance.ts';

/**
 * A team's game position, which keeps its devices in step: the open level and the version of the draft on the server.
 * Small on purpose: a device without that version reads it by GET /draft.
 */
const gamePosition = z.object({
  level: integer(1, 6),
  draft: z.nullable(z.object({ part: integer(0, 4), revision: z.int(), device: z.string() })),
  /** Revision of the team's supports; absent while there are none. A device with another revision reads them again. */
  supports: z.optional(z.int()),
  /** The lesson of the team's class; absent while none is live, or a little after one was ended. */
  lesson: z.optional(
    z.object({
      _id: z.uuid(),
      /** Milliseconds until it ends by itself; the device then releases what the teacher had set. 0 once it was ended. */
      leftMs: z.number(),
      /** Somebody ended it: the team sees what is done and what comes. */
      isEnded: z.boolean(),
      session: z.nullable(z.int()),
      sessions: z.nullable(z.int()),
      paused: z.boolean(),
      /** The last mission that is open; null when all are. */
      pace: z.nullable(z.literal(PARTS)),
      silent: z.boolean(),
      /** Messages of the last half hour, oldest first. */
      messages: z.array(z.object({ _id: z.uuid(), text: z.string() })),
      /** Null until the team has said who is there, or skipped it. */
      attendance: z.nullable(attendance),
    }),
  ),
  /** The team asks for help; absent while it does not. */
  hand: z.optional(z.enum(['raised', 'coming'])),
  /** In the council: the ranking that the teacher has opened; absent while none is open. */
  ranking: z.optional(z.enum(RANKING_SCOPES)),
  /** The council session of its class; absent while none is running. A device with another revision reads it again. */
  council: z.optional(z.object({ _id: z.uuid(), revision: z.int() })),
  /** In the council: proposals of the theme that were withdrawn within the last hour; absent when there are none. */
  withdrawn: z.optional(z.array(z.uuid())),
  /** More proposals were withdrawn than `withdrawn` contains; clients refetch their lists. */
  withdrawnMore: z.optional(z.literal(true)),
});
export type GamePosition = z.output<typeof gamePosition>;

/** Polled by clients whose stream is blocked. */
export const live = {
  standing: {
    method: 'GET',
    path: '/standing',
    summary: 'Onde está a equipa, do treino ao conselho, e a versão do rascunho.',
    who: TEAM,
    success: { status: 200, body: gamePosition },
    refusals: ['notFound'],
  },
} as const satisfies EndpointTable;
