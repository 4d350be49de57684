import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer, jsonText } from '../fields.ts';
import { points } from '../school/teams.ts';
import { STAFF } from '../who.ts';

/**
 * Only p1 (levels 2 to 4) and p2 count, each sent one being given, a 0 too, and null taken back; totals that are sent are
 * not read (ruling 5).
 */
const mark = z.optional(
  z.object({ p1: z.optional(z.nullable(integer(0, 160))), p2: z.optional(z.nullable(integer(0, 40))) }),
);
/** Null: not given. */
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
      /** What the sender saw of these marks: one that has changed since is not written over (marksChanged). */
      seen: z.optional(z.object({ level1: seenMark, level2: seenMark, level3: seenMark, level4: seenMark })),
    }),
    encoding: 'json',
    success: { status: 200, body: z.object({ points }) },
    refusals: ['notFound', 'notYours', 'levelNotPosted', 'marksChanged'],
  },
} as const satisfies EndpointTable;
