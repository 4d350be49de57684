import type { CouncilForm } from '#contract/council/session/councilForm.ts';
import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilSetup } from '#contract/council/session/shapes.ts';
import { centsOfEuros, typedEuros } from '#domain/council/dossier.ts';
import {
  COUNCIL_PHASE_MINUTES,
  COUNCIL_PHASES,
  type CouncilPhase,
  councilPhases,
} from '#domain/council/session/phases.ts';
import { COUNCIL_PLANS, READINGS_PER_TEAM } from '#domain/limits.ts';
import type { Candidate } from '../useCouncils.ts';

/** There is no result without a vote, and no end of a vote without its result. */
const VOTE_AND_RESULT: readonly CouncilPhase[] = ['vote', 'result'];

/** Returns a new council of one class: all of its plans, all phases, stars, and the default rule. */
export function newSetup(classId: string, candidates: readonly Candidate[]): CouncilForm {
  return {
    classIds: [classId],
    proposalIds: plansOfClass(candidates, classId).slice(0, COUNCIL_PLANS.max),
    phases: [...COUNCIL_PHASES],
    minutes: minutesFrom(COUNCIL_PHASE_MINUTES),
    ballot: 'stars',
    rule: 'meanWithPrior',
    budget: '',
    readings: String(READINGS_PER_TEAM),
    resultReveal: 'byTeacher',
  };
}

/** Returns the ids of a class's plans. */
export function plansOfClass(candidates: readonly Candidate[], classId: string): string[] {
  return candidates.filter((one) => one.classId === classId).map(({ _id }) => _id);
}

/** Returns the form of an existing council. */
export function setupValues({ classes, plans, setup }: Council): CouncilForm {
  const chosen = Object.fromEntries(setup.phases.map(({ phase, minutes }) => [phase, minutes]));
  return {
    classIds: classes.map(({ _id }) => _id),
    proposalIds: plans.map(({ _id }) => _id),
    phases: setup.phases.map(({ phase }) => phase),
    minutes: minutesFrom({ ...COUNCIL_PHASE_MINUTES, ...chosen }),
    ballot: setup.ballot,
    rule: setup.rule,
    budget: typedEuros(setup.budget),
    readings: String(setup.readings),
    resultReveal: setup.resultReveal,
  };
}

/** Returns the body of a checked form; the budget only for equal shares. */
export function setupOf(form: CouncilForm): CouncilSetup {
  return {
    phases: councilPhases(form.phases).map((phase) => ({ phase, minutes: Number(form.minutes[phase]) })),
    ballot: form.ballot,
    rule: form.rule,
    readings: Number(form.readings),
    resultReveal: form.resultReveal,
    budget: form.rule === 'equalShares' ? centsOfEuros(form.budget) : null,
  };
}

/** Returns the minutes of the chosen phases together; a field that is no number counts 0. */
export function totalMinutes({ phases, minutes }: Pick<CouncilForm, 'phases' | 'minutes'>): number {
  return phases.reduce((sum, phase) => sum + (Math.trunc(Number(minutes[phase])) || 0), 0);
}

/** Returns the phases after one is chosen or left out: the vote and its result come and go together. */
export function changedPhases(phases: readonly CouncilPhase[], phase: CouncilPhase, isIn: boolean): CouncilPhase[] {
  const changed: readonly CouncilPhase[] = VOTE_AND_RESULT.includes(phase) ? VOTE_AND_RESULT : [phase];
  return councilPhases(isIn ? [...phases, ...changed] : phases.filter((one) => !changed.includes(one)));
}

function minutesFrom(minutes: Record<CouncilPhase, number>): Record<CouncilPhase, string> {
  const texts = COUNCIL_PHASES.map((phase): [CouncilPhase, string] => [phase, String(minutes[phase])]);
  return Object.fromEntries(texts) as Record<CouncilPhase, string>;
}
