import * as z from 'zod/mini';
import { RANKING_SCOPES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { integer } from '../fields.ts';
import { TEAM } from '../who.ts';

/**
 * Where a team stands, so that each of its devices sees what the others do: the level that is open now, and which
 * version of its draft the server has. Small on purpose: who lacks that version reads it with GET /draft.
 */
const gamePosition = z.object({
  level: integer(1, 6),
  draft: z.nullable(z.object({ part: integer(0, 4), revision: z.int(), device: z.string() })),
  /** In the council: the ranking that the team's teacher has opened to it; left out while none is open. */
  ranking: z.optional(z.enum(RANKING_SCOPES)),
  /** In the council: proposals of the theme that other teams stopped seeing within the last hour; left out when none. */
  withdrawn: z.optional(z.array(z.uuid())),
  /** More proposals left than `withdrawn` names; clients load their lists again. */
  withdrawnMore: z.optional(z.literal(true)),
});
export type GamePosition = z.output<typeof gamePosition>;

/** Asked now and then where the stream is blocked. */
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
