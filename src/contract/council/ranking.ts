import * as z from 'zod/mini';
import { RANKING_SCOPES, ROLES, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { filterText, id, pagination, paging } from '../fields.ts';
import { STAFF } from '../who.ts';

/** One row of the ranking, without members (ruling 8). `mine`: the signed-in team, or a team of the signed-in teacher. */
const rankedTeam = z.object({
  rank: z.int(),
  team: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  solar: z.enum(THEMES.map((theme) => THEME_NAMES[theme])),
  points: z.int(),
  /** Proposals of other teams that it rated, plus those that it commented on. */
  participation: z.int(),
  /** Points by level, for staff only. */
  levels: z.optional(z.object({ level1: z.int(), level2: z.int(), level3: z.int(), level4: z.int() })),
  /** A posted mission lacks a mark, so `points` may change (ruling 31). */
  provisional: z.boolean(),
  mine: z.boolean(),
});

const answer = z.object({
  rule: z.array(z.string()),
  /** For staff the requested page; for a team its own place and its neighbours, independent of the page. */
  ranking: z.array(rankedTeam),
  pagination,
  /** For teams: the first three places. */
  first: z.optional(z.array(rankedTeam)),
  /** For teams: what the team is good at, in one sentence from what it did. */
  strength: z.optional(z.string()),
  /** For teams: the scope of the ranking. */
  scope: z.optional(z.enum(RANKING_SCOPES)),
});
export type Ranking = z.output<typeof answer>;

export const ranking = {
  ranking: {
    method: 'GET',
    path: '/ranking',
    summary:
      'A classificação de participação cívica e a regra que a ordena. Uma equipa no conselho recebe, até onde o professor a abriu, o seu lugar com os vizinhos e os três primeiros.',
    who: ROLES,
    query: z.extend(paging, {
      /** Defaults to 'global' for staff, and to the widest opened scope for a team. */
      scope: z.optional(z.enum(RANKING_SCOPES)),
      /** Theme id or name; empty means all. */
      solar: filterText,
    }),
    success: {
      status: 200,
      body: answer,
    },
    refusals: ['rankingClosed'],
  },
  classStrengths: {
    method: 'GET',
    path: '/classes/:classId/strengths',
    summary: 'Em que é boa cada equipa da turma: uma frase feita do que a equipa fez, sem comparar com quem fez mais.',
    who: STAFF,
    params: z.object({ classId: id() }),
    success: {
      status: 200,
      body: z.object({ teams: z.array(z.object({ _id: z.uuid(), name: z.string(), strength: z.string() })) }),
    },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
