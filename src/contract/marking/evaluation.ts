import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer, jsonText } from '../fields.ts';
import { points } from '../school/teams.ts';
import { STAFF } from '../who.ts';

/**
 * Only p1 (levels 2 to 4) and p2 count: a number, 0 too, sets the mark, null removes it, and an absent one stays. Sent
 * totals are ignored (ruling 5).
 */
const mark = z.optional(
  z.object({ p1: z.optional(z.nullable(integer(0, 160))), p2: z.optional(z.nullable(integer(0, 40))) }),
);
/** The marks that the sender saw; null for a mark that was not given. */
const seenMark = z.optional(z.object({ p1: z.optional(z.nullable(z.int())), p2: z.optional(z.nullable(z.int())) }));

export const evaluation = {
  evaluateTeam: {
    method: 'PUT',
    path: '/team/evaluation',
    summary: 'Guarda as avaliações de uma equipa; o servidor refaz todos os totais.',
    who: STAFF,
    body: z.object({
      teamId: id(),
      points: jsonText(z.object({ level1: mark, level2: mark, level3: mark, level4: mark }, 'Faltam as avaliações.')),
      /** The marks that the sender saw; if one has changed since, the call refuses with marksChanged. */
      seen: z.optional(z.object({ level1: seenMark, level2: seenMark, level3: seenMark, level4: seenMark })),
    }),
    encoding: 'json',
    success: { status: 200, body: z.object({ points }) },
    refusals: ['notFound', 'notYours', 'levelNotPosted', 'marksChanged'],
  },
} as const satisfies EndpointTable;
