import * as z from 'zod/mini';
import { BALLOT_KINDS } from '#domain/council/session/ballots.ts';
import { PROJECTOR_CODE_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from '../../endpoint.ts';
import { text } from '../../fields.ts';
import { councilPlace, councilTeam, publicCouncilResult } from './shapes.ts';

/** The hall of a council session, safe to project: no names of pupils, no totals before the vote is closed. */
const hall = z.object({
  ...councilPlace,
  code: z.string(),
  classes: z.array(z.string()),
  ballot: z.enum(BALLOT_KINDS),
  teams: z.array(
    z.object({
      ...councilTeam,
      /** A device of the team is open. */
      isThere: z.boolean(),
      hasVoted: z.boolean(),
    }),
  ),
  /** In the order of the presentations. The text is sent for the plan that is presented only. */
  plans: z.array(
    z.object({
      _id: z.uuid(),
      /** Its team, also when that is not among `teams` any more. */
      team: z.object(councilTeam),
      place: z.nullable(z.int()),
      text: z.nullable(z.string()),
      applause: z.int(),
      withdrawn: z.boolean(),
    }),
  ),
  result: z.nullable(publicCouncilResult),
});
export type CouncilHall = z.output<typeof hall>;

export const councilHalls = {
  councilHall: {
    method: 'GET',
    path: '/council-hall/:code',
    summary: 'O salão do conselho, para projetar: quem apresenta, quanto tempo falta, e o resultado quando se mostra.',
    who: 'anyone',
    params: z.object({ code: text(PROJECTOR_CODE_MAX_CHARS) }),
    success: { status: 200, body: hall },
    refusals: ['notFound', 'lockedOut'],
  },
} as const satisfies EndpointTable;
