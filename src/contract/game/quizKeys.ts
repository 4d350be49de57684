import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { STAFF } from '../who.ts';

const correctOption = z.object({ options: z.object({ correct: z.int() }) });

/** The keys of the quizzes, for staff (ruling 32). Apart from the script, so that the game does not load what it never calls. */
export const quizKeys = {
  correctQuizAnswers: {
    method: 'GET',
    path: '/solar/correct-quiz-answers',
    summary: 'As opções certas de cada quiz, para avaliar.',
    who: STAFF,
    success: {
      status: 200,
      body: z.object({
        data: z.array(z.object({ _id: z.string(), level1: z.array(correctOption) })),
        solar: z.array(z.object({ _id: z.uuid(), name: z.string(), level: z.string() })),
      }),
    },
  },
} as const satisfies EndpointTable;
