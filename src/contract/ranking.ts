import * as z from 'zod/mini';
import { RANKING_SCOPES, ROLES, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from './endpoint.ts';
import { filterText, pagination, paging } from './fields.ts';

/** One place in the ranking: never members (ruling 8). `mine`: the signed-in team, or a team of the signed-in teacher. */
const rankedTeam = z.object({
  rank: z.int(),
  team: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  solar: z.enum(THEMES.map((theme) => THEME_NAMES[theme])),
  points: z.int(),
  /** What `points` is made of. */
  levels: z.object({ level1: z.int(), level2: z.int(), level3: z.int(), level4: z.int() }),
  mine: z.boolean(),
});

export const ranking = {
  ranking: {
    method: 'GET',
    path: '/ranking',
    summary: 'A classificação de participação cívica e a regra que a ordena.',
    who: ROLES,
    query: z.extend(paging, {
      scope: z._default(z.optional(z.enum(RANKING_SCOPES)), 'global'),
      /** Theme id or name; empty means all. */
      solar: filterText,
    }),
    success: {
      status: 200,
      body: z.object({ rule: z.array(z.string()), ranking: z.array(rankedTeam), pagination }),
    },
  },
} as const satisfies EndpointTable;
