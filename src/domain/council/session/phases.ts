/** The phases of a council session, in their order. The teacher chooses which of them a session has. */
export const COUNCIL_PHASES = ['present', 'read', 'debate', 'vote', 'result', 'earth'] as const;
export type CouncilPhase = (typeof COUNCIL_PHASES)[number];

/** Names of the phases as teachers and teams read them. */
export const COUNCIL_PHASE_NAMES: Record<CouncilPhase, string> = {
  present: 'Apresentar',
  read: 'Ler',
  debate: 'Debater',
  vote: 'Votar',
  result: 'Resultado',
  earth: 'Terra',
};

/** Suggested duration of each phase, in minutes: 90 in all, two sessions of a lesson plan (SESSION_MINUTES). */
export const COUNCIL_PHASE_MINUTES: Record<CouncilPhase, number> = {
  present: 15,
  read: 20,
  debate: 20,
  vote: 10,
  result: 10,
  earth: 15,
};

/**
 * Returns the chosen phases in their order, each once. The result is left out of a session without a vote: there would be
 * nothing to show.
 */
export function councilPhases(chosen: readonly CouncilPhase[]): CouncilPhase[] {
  return COUNCIL_PHASES.filter((phase) => chosen.includes(phase) && (phase !== 'result' || chosen.includes('vote')));
}

/** Returns the chosen phase that follows `phase`, also when `phase` itself is not chosen any more; null after the last. */
export function nextPhase(phase: CouncilPhase, chosen: readonly CouncilPhase[]): CouncilPhase | null {
  return councilPhases(chosen).find((one) => placeOf(one) > placeOf(phase)) ?? null;
}

/** Returns the chosen phase before `phase`, also when `phase` itself is not chosen any more; null before the first. */
export function previousPhase(phase: CouncilPhase, chosen: readonly CouncilPhase[]): CouncilPhase | null {
  return councilPhases(chosen).findLast((one) => placeOf(one) < placeOf(phase)) ?? null;
}

/** Returns whether a session has this phase. */
export function hasPhase({ phases }: { phases: readonly { phase: CouncilPhase }[] }, wanted: CouncilPhase): boolean {
  return phases.some(({ phase }) => phase === wanted);
}

function placeOf(phase: CouncilPhase): number {
  return COUNCIL_PHASES.indexOf(phase);
}
