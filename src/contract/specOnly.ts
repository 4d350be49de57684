import * as z from 'zod/mini';
import { proposalList } from './council/proposals.ts';
import type { EndpointTable } from './endpoint.ts';
import { optionalPaging } from './fields.ts';
import { school } from './school/schools.ts';
import { team } from './school/teams.ts';
import { STAFF } from './who.ts';

/**
 * Calls of the specification (section 7) that the product's own client does not make, because they return everything at
 * once: it reads pages instead. They stay for clients written against the specification.
 */
export const specOnly = {
  allProposals: {
    method: 'GET',
    path: '/get-proposals/all',
    summary:
      'Todas as propostas, ou uma página delas, das mais antigas para as mais novas; um professor recebe só as das suas equipas.',
    who: STAFF,
    query: optionalPaging,
    success: { status: 200, body: proposalList },
  },
  allSchools: {
    method: 'GET',
    path: '/school/all',
    summary: 'Todas as escolas; um professor recebe só a sua.',
    who: STAFF,
    success: { status: 200, body: z.array(school) },
  },
  allTeamsAtOnce: {
    method: 'GET',
    path: '/team/allnopages',
    summary: 'Lista simples de equipas; um professor recebe só as suas.',
    who: STAFF,
    success: { status: 200, body: z.array(team) },
  },
} as const satisfies EndpointTable;
