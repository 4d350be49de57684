import * as z from 'zod/mini';
import { RANKING_SCOPES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { integer } from '../fields.ts';
import { TEAM } from '../who.ts';

/**
 * A team's game position, which keeps its devices in step: the open level and the version of the draft on the server.
 * Small on purpose: a device without that version reads it by GET /draft.
 */
const gamePosition = z.object({
  level: integer(1, 6),
  draft: z.nullable(z.object({ part: integer(0, 4), revision: z.int(), device: z.string() })),
  /** In the council: the ranking that the teacher has opened; absent while none is open. */
  ranking: z.optional(z.enum(RANKING_SCOPES)),
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
