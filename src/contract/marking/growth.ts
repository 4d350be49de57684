import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer } from '../fields.ts';
import { STAFF } from '../who.ts';

const VERSIONS_MAX = 32_767;

/**
 * The texts of an answer at one moment, one for each box; `at` is a whole minute in unix seconds, `characters` the length of
 * all texts.
 */
const growthStep = z.object({ at: z.int(), texts: z.array(z.string()), characters: z.int() });
export type GrowthStep = z.output<typeof growthStep>;

/** How a team's answer to a mission grew. Says nothing of who wrote, or on which device. */
export const growth = {
  answerGrowth: {
    method: 'GET',
    path: '/team/:teamId/growth/:level',
    summary:
      'Como cresceu a resposta a uma missão de texto (2 ou 4): os passos guardados e, no fim, a resposta entregue. Nunca diz quem escreveu; de um trabalho por entregar não mostra nada.',
    who: STAFF,
    params: z.object({ teamId: id(), level: integer(1, 4, 'As missões vão de 1 a 4.') }),
    /** One of the posted versions, from 1; without it the newest one. */
    query: z.object({ version: z.optional(integer(1, VERSIONS_MAX)) }),
    success: {
      status: 200,
      body: z.object({
        /** The version that the steps belong to; null when nothing was posted, or no texts. */
        version: z.nullable(z.int()),
        /** How many versions were posted. */
        versions: z.int(),
        steps: z.array(growthStep),
      }),
    },
    refusals: ['notFound', 'notYours'],
  },
} as const satisfies EndpointTable;
