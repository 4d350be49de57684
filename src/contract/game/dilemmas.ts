import * as z from 'zod/mini';
import { DILEMMA_CHOICES, PERSPECTIVES } from '#domain/game/dilemmas.ts';
import type { EndpointTable } from '../endpoint.ts';
import { integer, repeated } from '../fields.ts';
import { TEAM } from '../who.ts';

/** A team's choice in the dilemma after this mission, with the perspectives that it had opened; `at` in unix seconds. */
export const chosenDilemma = z.object({
  mission: z.int(),
  choice: z.enum(DILEMMA_CHOICES),
  opened: z.array(z.int()),
  at: z.int(),
});

const MISSION_WORDS = 'Só há dilemas depois da missão 1 e da missão 3.';

/** The dilemmas between missions; nothing in them is scored. */
export const dilemmas = {
  chooseInDilemma: {
    method: 'POST',
    path: '/dilemmas',
    summary: 'Guarda o que a equipa escolheu num dilema; a primeira escolha fica.',
    who: TEAM,
    body: z.object({
      mission: integer(1, 3, MISSION_WORDS).check(z.refine((mission) => mission !== 2, MISSION_WORDS)),
      choice: z.enum(DILEMMA_CHOICES, 'Escolham uma das opções.'),
      opened: repeated(integer(0, PERSPECTIVES - 1), PERSPECTIVES),
    }),
    encoding: 'json',
    success: { status: 200, body: z.object({ dilemmas: z.array(chosenDilemma) }) },
    refusals: ['levelAhead', 'alreadyChosen', 'thirdWayClosed'],
  },
} as const satisfies EndpointTable;
