import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { COUNCIL_PHASE_MINUTES, COUNCIL_PHASES, type CouncilPhase } from '#domain/council/session/phases.ts';
import { id } from '../../ids.ts';

export const COUNCIL_ID = id(1_100);
export const CLASS_ID = id(1_200);

type Team = Council['teams'][number];
type Plan = Council['plans'][number];

const NAMES = ['Andrómeda', 'Boreal', 'Cometas', 'Dragões', 'Estrelas', 'Foguetes', 'Galáxias', 'Hélios'];

export const aCouncilTeam = (n: number, given: Partial<Team> = {}): Team => ({
  _id: id(1_300 + n),
  name: NAMES[n - 1] ?? `Equipa ${n}`,
  className: '8.º A',
  ship: n % 10,
  theme: 'ic',
  readings: 4,
  read: n % 5,
  voted: false,
  ...given,
});

export const aPlan = (n: number, given: Partial<Plan> = {}): Plan => {
  const { _id, name, className, ship, theme } = aCouncilTeam(n);
  return {
    _id: id(1_400 + n),
    team: { _id, name, className, ship, theme },
    text: `O plano de ${name}: pôr uma horta no pátio e cuidar dela à vez.`,
    cost: null,
    place: n,
    applause: 3 * n,
    readers: 4,
    readBy: n % 5,
    withdrawn: false,
    ...given,
  };
};

const PHASES = COUNCIL_PHASES.map((phase) => ({ phase, minutes: COUNCIL_PHASE_MINUTES[phase] }));

/** A council of four teams with a plan each, in its first phase with five minutes left. */
export const aCouncil = (given: Partial<Council> = {}): Council => ({
  _id: COUNCIL_ID,
  revision: 7,
  state: 'running',
  phase: 'present',
  phases: PHASES,
  leftMs: 5 * 60_000,
  paused: false,
  presenting: null,
  resultShown: false,
  toEarth: null,
  code: 'abcd2345',
  classes: [{ _id: CLASS_ID, name: '8.º A' }],
  setup: {
    phases: PHASES,
    ballot: 'stars',
    rule: 'meanWithPrior',
    readings: 4,
    resultReveal: 'byTeacher',
    budget: null,
  },
  seed: 'f3a9c2d1',
  plans: [1, 2, 3, 4].map((n) => aPlan(n)),
  teams: [1, 2, 3, 4].map((n) => aCouncilTeam(n)),
  startedAt: 1_795_770_000_000,
  closedAt: null,
  ...given,
});

/** A council in a phase. */
export const inPhase = (phase: CouncilPhase, given: Partial<Council> = {}): Council => aCouncil({ phase, ...given });

const planId = (n: number) => aPlan(n)._id;
const ranked = (...places: number[]) =>
  places.map((n, index) => ({ _id: planId(n), rank: index + 1, score: 5 - index }));

/** Plan 2 wins by the chosen rule, and plan 3 by another. */
export const aResult = (given: Partial<CouncilResult> = {}): CouncilResult => {
  const chosen = {
    rule: 'meanWithPrior',
    ranking: ranked(2, 3, 1, 4),
    winners: [planId(2)],
    sentence: 'Com esta regra ganha «Boreal», porque a sua média é a mais alta: 3,9 estrelas, contra 3,7 de «Cometas».',
  } as const;
  const condorcet = {
    rule: 'condorcet',
    ranking: ranked(3, 2, 1, 4),
    winners: [planId(3)],
    sentence: 'Com esta regra ganha «Cometas», porque mais votos a preferem a cada uma das outras 3, duas a duas.',
  } as const;
  return {
    ballot: 'stars',
    counted: 3,
    abstentions: 1,
    teams: 4,
    chosen: { ...chosen, ranking: [...chosen.ranking], winners: [...chosen.winners] },
    all: [chosen, condorcet].map((count) => ({ ...count, ranking: [...count.ranking], winners: [...count.winners] })),
    leading: [planId(2)],
    winner: planId(2),
    byLot: false,
    agreement: { map: null, reason: 'O mapa precisa de 8 equipas. Neste conselho houve só 4.' },
    ...given,
  };
};

/** Plans 2 and 3 tie, and no lot is drawn. */
export const aTie = (): CouncilResult => {
  const result = aResult();
  const chosen = {
    ...result.chosen,
    winners: [planId(2), planId(3)],
    sentence: 'Com esta regra empatam «Boreal» e «Cometas», porque têm a mesma média: 3,9 estrelas.',
  };
  return { ...result, chosen, leading: chosen.winners, winner: null };
};

/** Two groups of four teams each; all like plan 1, and plan 2 divides them. */
export const aMap = (): CouncilResult['agreement'] => ({
  reason: null,
  map: {
    marks: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
      x: n <= 4 ? -1.2 + n / 5 : 0.6 + n / 10,
      y: (n % 3) - 1,
      group: n <= 4 ? 0 : 1,
    })),
    groups: 2,
    shown: 0.72,
    agreed: [
      {
        _id: planId(1),
        groups: [
          { rated: 4, liked: 3, disliked: 0 },
          { rated: 3, liked: 3, disliked: 0 },
        ],
      },
    ],
    divided: [
      {
        _id: planId(2),
        groups: [
          { rated: 4, liked: 4, disliked: 0 },
          { rated: 4, liked: 1, disliked: 2 },
        ],
      },
    ],
  },
});
