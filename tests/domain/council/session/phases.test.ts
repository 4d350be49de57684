import { describe, expect, it } from 'vitest';
import {
  COUNCIL_PHASE_MINUTES,
  COUNCIL_PHASE_NAMES,
  COUNCIL_PHASES,
  type CouncilPhase,
  councilPhases,
  nextPhase,
  previousPhase,
} from '#domain/council/session/phases.ts';

describe('the phases of a session', () => {
  it.each<[string, CouncilPhase[], CouncilPhase[]]>([
    ['keep their order', ['vote', 'read', 'present'], ['present', 'read', 'vote']],
    ['are there once', ['read', 'read'], ['read']],
    ['have no result without a vote', ['read', 'result', 'earth'], ['read', 'earth']],
    ['may vote without a result', ['vote'], ['vote']],
    ['can be none', [], []],
    ['can be all', [...COUNCIL_PHASES], [...COUNCIL_PHASES]],
  ])('%s', (_, chosen, phases) => {
    expect(councilPhases(chosen)).toEqual(phases);
  });

  it.each<[CouncilPhase, CouncilPhase[], CouncilPhase | null, CouncilPhase | null]>([
    ['present', [...COUNCIL_PHASES], null, 'read'],
    ['vote', [...COUNCIL_PHASES], 'debate', 'result'],
    ['earth', [...COUNCIL_PHASES], 'result', null],
    ['read', ['read', 'vote', 'earth'], null, 'vote'],
    ['vote', ['read', 'vote', 'earth'], 'read', 'earth'],
    ['debate', ['read', 'result', 'earth'], 'read', 'earth'],
    ['debate', ['read', 'vote'], 'read', 'vote'],
    ['present', [], null, null],
  ])('around %s of %j are %s and %s', (phase, chosen, before, after) => {
    expect([previousPhase(phase, chosen), nextPhase(phase, chosen)]).toEqual([before, after]);
  });

  it('fill two lessons', () => {
    expect(Object.values(COUNCIL_PHASE_MINUTES).reduce((sum, one) => sum + one, 0)).toBe(90);
    expect(COUNCIL_PHASES.map((phase) => COUNCIL_PHASE_NAMES[phase])).toEqual([
      'Apresentar',
      'Ler',
      'Debater',
      'Votar',
      'Resultado',
      'Terra',
    ]);
  });
});
