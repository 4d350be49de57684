import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import { STAFF } from '../who.ts';

/** Four words; null while the code is revoked. */
const teamCode = z.object({ code: z.nullable(z.string()) });

/** The code of four words with which a team signs in (decision 0060), for its teacher. */
export const teamCodes = {
  teamCode: {
    method: 'GET',
    path: '/team/:teamId/code',
    summary: 'Abre o código de uma equipa; fica registado quem o abriu.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: teamCode },
    refusals: ['notYours', 'notFound'],
  },
  renewTeamCode: {
    method: 'POST',
    path: '/team/:teamId/code/renew',
    summary: 'Dá outro código a uma equipa: o anterior deixa de valer e as sessões da equipa terminam.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: teamCode },
    refusals: ['notYours', 'notFound'],
  },
  revokeTeamCode: {
    method: 'DELETE',
    path: '/team/:teamId/code',
    summary:
      'Anula o código de uma equipa e termina as sessões dela: só entra com a palavra-passe, até ter outro código.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: teamCode },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
