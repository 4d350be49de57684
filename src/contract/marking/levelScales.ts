import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import { ADMINS } from '../who.ts';
import { levelScale, levelScaleBody } from './levelScaleForm.ts';

/** From which percentage of the points each level of a school counts; `GET /schools/all` tells each school's scale. */
export const levelScales = {
  setLevelScale: {
    method: 'PUT',
    path: '/schools/:schoolId/level-scale',
    summary: 'Define a partir de que percentagem dos pontos conta cada nota, de 2 a 5, numa escola.',
    who: ADMINS,
    params: z.object({ schoolId: id() }),
    body: levelScaleBody,
    encoding: 'json',
    success: { status: 200, body: levelScale },
    refusals: ['notFound'],
  },
} as const satisfies EndpointTable;
