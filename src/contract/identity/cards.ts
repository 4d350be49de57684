import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer } from '../fields.ts';
import { STAFF } from '../who.ts';

export const cards = {
  teamCards: {
    method: 'GET',
    path: '/classes/:classId/cards',
    summary:
      'Os cartões das equipas de uma turma, com os códigos e as palavras-passe; fica registado quem os abriu e quais.',
    who: STAFF,
    params: z.object({ classId: id() }),
    success: {
      status: 200,
      body: z.object({
        /** The site's URL for pupils. */
        address: z.string(),
        className: z.string(),
        teams: z.array(
          z.object({
            _id: z.uuid(),
            name: z.string(),
            ship: z.nullable(integer(0, 9)),
            username: z.string(),
            /** Null when no copy is stored or it cannot be decrypted. */
            password: z.nullable(z.string()),
            /** Four words; null while the teacher has revoked the code. */
            code: z.nullable(z.string()),
            solar: z.string(),
          }),
        ),
      }),
    },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
