import { expect, it } from 'vitest';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import { changeProblem } from '#domain/council/session/setup.ts';
import { STARS_SETUP } from '../../../support/council/setups.ts';

const withPhases = (...phases: CouncilPhase[]) => ({
  ...STARS_SETUP,
  phases: phases.map((phase) => ({ phase, minutes: 5 })),
});

const WITH_VOTE = withPhases('read', 'vote', 'result', 'earth');
const WITHOUT_VOTE = withPhases('read', 'earth');

it.each([
  ['anything before the start', WITHOUT_VOTE, WITH_VOTE, null, null],
  ['the current phase left out', WITH_VOTE, WITHOUT_VOTE, 'vote', /«Votar» está a decorrer/],
  ['another phase left out', WITH_VOTE, WITHOUT_VOTE, 'read', null],
  ['the vote left out once it is over', WITH_VOTE, WITHOUT_VOTE, 'earth', null],
  ['a vote that is still to come', WITHOUT_VOTE, WITH_VOTE, 'read', null],
  ['a vote that would lie behind', WITHOUT_VOTE, WITH_VOTE, 'earth', /«Votar» ficaria para trás/],
  ['a vote that was held', WITH_VOTE, WITH_VOTE, 'earth', null],
] as const)('changeProblem: %s', (_what, setup, next, phase, problem) => {
  const said = changeProblem(next, { setup, phase });
  if (problem === null) expect(said).toBeNull();
  else expect(said).toMatch(problem);
});
