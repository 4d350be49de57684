import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { integer } from '../fields.ts';
import { storedSupports } from '../school/supports.ts';
import { status, team } from '../school/teams.ts';
import { TEAM } from '../who.ts';
import { openDraft } from './draft.ts';
import { solarSystem } from './solar.ts';

/** The words of a script: as written, or in easy read. */
const SCRIPT_WORDS = ['plain', 'easy'] as const;

/** What a team's game needs to begin, which would otherwise take five calls; of one moment. */
const gameStart = z.object({
  /** As GET /team. */
  team,
  status,
  /** As GET /check-level. */
  level: integer(0, 6),
  /** As GET /draft. */
  open: openDraft,
  /** As GET /supports. */
  supports: storedSupports,
  /** As GET /solar/:solarId, in the words that were asked for, or else in those of the team's supports. */
  words: z.enum(SCRIPT_WORDS),
  script: solarSystem,
});
export type GameStart = z.output<typeof gameStart>;

export const start = {
  startGame: {
    method: 'GET',
    path: '/game/start',
    summary: 'Tudo o que o jogo de uma equipa precisa para começar, numa só chamada.',
    who: TEAM,
    query: z.object({ words: z.optional(z.enum(SCRIPT_WORDS)) }),
    success: { status: 200, body: gameStart },
    refusals: ['notFound'],
  },
} as const satisfies EndpointTable;
