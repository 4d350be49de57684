import type { CouncilSetup } from '#domain/council/session/setup.ts';

/** A session of all phases that votes with stars. */
export const STARS_SETUP: CouncilSetup = {
  phases: [
    { phase: 'present', minutes: 15 },
    { phase: 'read', minutes: 20 },
    { phase: 'debate', minutes: 20 },
    { phase: 'vote', minutes: 10 },
    { phase: 'result', minutes: 10 },
    { phase: 'earth', minutes: 15 },
  ],
  ballot: 'stars',
  rule: 'meanWithPrior',
  readings: 2,
  resultReveal: 'atOnce',
  budget: null,
};
