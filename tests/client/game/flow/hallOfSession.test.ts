import { describe, expect, it } from 'vitest';
import { SESSION_SAMPLES } from '#client/dev/samples/sessionSamples.ts';
import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import { hallOfSession } from '#client/game/flow/hallOfSession.ts';

const RESULT: CouncilSession = SESSION_SAMPLES.resultado;
const WINNER = RESULT.result?.winner;

describe('the hall of a session', () => {
  it('has each team with a plan once, with its ship', () => {
    const { teams } = hallOfSession({ ...RESULT, plans: [...RESULT.plans, ...RESULT.plans] });
    expect(teams.map(({ id, name, ship }) => ({ id, name, ship }))).toEqual(
      RESULT.plans.map(({ team }) => ({ id: team._id, name: team.name, ship: team.ship })),
    );
  });

  it('shows which plan is presented and what this team has applauded', () => {
    const session = SESSION_SAMPLES.apresentar;
    const plans = session.plans.map((plan) => ({ ...plan, applause: plan.place ?? 0 }));
    const hall = hallOfSession({ ...session, plans });
    expect(hall.presenting).toBe(session.presenting);
    expect(hall.plans.map(({ applause }) => applause)).toEqual(plans.map(({ place }) => place));
  });

  it.each([
    ['the result is shown', {}, WINNER],
    ['the plan is on its way', { phase: 'earth' }, WINNER],
    ['the class agreed on it without a vote', { phase: 'earth', result: null, resultShown: false }, WINNER],
    ['the vote is open again', { phase: 'vote' }, null],
    ['it may not be seen, or a tie is open', { toEarth: null }, null],
  ] as const)('names the winner when it may be seen: %s', (_when, change, winner) => {
    expect(hallOfSession({ ...RESULT, ...change }).winner).toBe(winner);
  });
});
