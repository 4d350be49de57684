import { describe, expect, test } from 'vitest';
import { summarizeDebate } from '#client/panel/council/session/run/phases/debateWords.ts';
import { planNames } from '#domain/council/session/planNames.ts';
import { aCouncilTeam, aPlan, inPhase } from './councilFixtures.ts';

describe('summarizeDebate', () => {
  const council = inPhase('debate', { plans: [aPlan(1), aPlan(2, { withdrawn: true })], teams: [aCouncilTeam(4)] });
  const spoken = { for: 1, against: 0, question: 0, suggestion: 0, other: 0, unanswered: 0, waiting: 0 };
  const debate = {
    plans: [{ _id: aPlan(1)._id, ...spoken }],
    teams: [{ _id: aCouncilTeam(4)._id, comments: 1 }],
  };
  const many = Array.from({ length: 7 }, (_, n) => aCouncilTeam(n + 1, { read: 0 }));

  test.each([
    ['nothing is missing, a withdrawn plan least', council, { silentPlans: null, silentTeams: null, reading: null }],
    [
      'up to six teams are named, more are counted',
      { ...council, teams: many },
      {
        silentTeams: 'Ainda não comentaram: Andrómeda, Boreal, Cometas, Estrelas, Foguetes e Galáxias.',
        reading: 'Ainda não leram tudo: 7 equipas.',
      },
    ],
    [
      'without the phase Ler nobody has to read',
      { ...council, teams: many, phases: [{ phase: 'debate' as const, minutes: 20 }] },
      { reading: null },
    ],
  ])('%s', (_name, given, expected) => {
    expect(summarizeDebate(given, debate, planNames(given.plans))).toMatchObject(expected);
  });
});
