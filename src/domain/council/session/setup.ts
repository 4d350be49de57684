import { COUNCIL_PLANS, COUNCIL_TEAMS } from '../../limits.ts';
import type { ValidationMessage } from '../../validation.ts';
import { COUNT_RULE_NAMES, type CountRule, rulesFor } from '../counting/countRules.ts';
import { BALLOT_KIND_NAMES, type BallotKind } from './ballots.ts';
import { COUNCIL_PHASE_NAMES, COUNCIL_PHASES, type CouncilPhase, hasPhase } from './phases.ts';

/** How a council session runs, as its teacher has chosen. */
export interface CouncilSetup {
  phases: { phase: CouncilPhase; minutes: number }[];
  ballot: BallotKind;
  /** The rule that decides. */
  rule: CountRule;
  /** Plans that each team is given to read. */
  readings: number;
  /** Whether the result is shown when the vote is over, or when the teacher says so. */
  resultReveal: 'atOnce' | 'byTeacher';
  /** Money to share in cents; null without. */
  budget: number | null;
}

/** The plans of a session with their costs in cents (null: unknown), and the number of its teams. */
interface Participants {
  plans: readonly { cost: number | null }[];
  teams: number;
}

/** Plans without which a team has nothing to compare: its own is not among those that it judges (ruling 34). */
const COMPARED_MIN = 3;

/** Returns the setup with its phases in their order. */
export function inOrder(setup: CouncilSetup): CouncilSetup {
  const place = ({ phase }: { phase: CouncilPhase }) => COUNCIL_PHASES.indexOf(phase);
  return { ...setup, phases: [...setup.phases].sort((a, b) => place(a) - place(b)) };
}

/** Returns why a session cannot be held so, in Portuguese; null when it can. `plans` are those that other teams see. */
export function setupProblem(setup: CouncilSetup, plans: Participants['plans']): ValidationMessage {
  return phasesProblem(setup) ?? ruleProblem(setup, plans);
}

/** Returns why these plans and teams are not enough for a session, in Portuguese; null when they are. */
export function participantsProblem(
  { ballot, readings }: CouncilSetup,
  { plans, teams }: Participants,
): ValidationMessage {
  const { min, max } = COUNCIL_TEAMS;
  if (teams < min) return `Um conselho precisa de pelo menos ${min} equipas.`;
  if (teams > max) return `Um conselho tem no máximo ${max} equipas, e estas turmas têm ${teams}.`;
  if (plans.length < COUNCIL_PLANS.min) {
    return 'Um conselho precisa de pelo menos duas propostas que as outras equipas possam ver.';
  }
  const kind = BALLOT_KIND_NAMES[ballot];
  if ((ballot === 'pairs' || ballot === 'order') && plans.length < COMPARED_MIN) {
    return `Para votar em «${kind}» são precisas pelo menos ${COMPARED_MIN} propostas, porque nenhuma equipa julga a sua.`;
  }
  return ballot === 'pairs' && readings < 2
    ? `Para votar em «${kind}», cada equipa tem de ler pelo menos duas propostas.`
    : null;
}

function phasesProblem({ phases }: CouncilSetup): ValidationMessage {
  const chosen = phases.map(({ phase }) => phase);
  if (new Set(chosen).size < chosen.length) return 'Cada fase só pode aparecer uma vez.';
  if (chosen.includes('result') && !chosen.includes('vote')) {
    return `A fase «${COUNCIL_PHASE_NAMES.result}» precisa da fase «${COUNCIL_PHASE_NAMES.vote}».`;
  }
  if (chosen.includes('vote') && !chosen.includes('result')) {
    return `A fase «${COUNCIL_PHASE_NAMES.vote}» precisa da fase «${COUNCIL_PHASE_NAMES.result}».`;
  }
  return null;
}

function ruleProblem({ ballot, rule, budget }: CouncilSetup, plans: Participants['plans']): ValidationMessage {
  const name = COUNT_RULE_NAMES[rule];
  if (!rulesFor(ballot, true).includes(rule)) {
    return `A regra «${name}» não sabe contar votos em «${BALLOT_KIND_NAMES[ballot]}». Escolha outra.`;
  }
  if (rule !== 'equalShares') return null;
  if (budget === null) return `A regra «${name}» precisa de um orçamento para repartir.`;
  const unknown = plans.filter(({ cost }) => cost === null).length;
  if (unknown === 0) return null;
  return `A regra «${name}» precisa do custo de todas as propostas, e ${unknown === 1 ? 'uma não o tem' : `${unknown} não o têm`}.`;
}

/**
 * Returns why the phases of a running session cannot become these, in Portuguese; null when they can. The current phase
 * stays, and a vote that would lie behind it could never be held, though its result would count as over.
 */
export function changeProblem(
  next: CouncilSetup,
  { setup, phase }: { setup: CouncilSetup; phase: CouncilPhase | null },
): ValidationMessage {
  if (phase === null) return null;
  if (!hasPhase(next, phase)) {
    return `A fase «${COUNCIL_PHASE_NAMES[phase]}» está a decorrer e não pode sair do conselho. Avance ou recue primeiro.`;
  }
  const isBehind = COUNCIL_PHASES.indexOf('vote') < COUNCIL_PHASES.indexOf(phase);
  return isBehind && hasPhase(next, 'vote') && !hasPhase(setup, 'vote')
    ? `A fase «${COUNCIL_PHASE_NAMES.vote}» ficaria para trás. Recue no conselho antes de a juntar.`
    : null;
}

/**
 * Returns whether a session that has started may take this setup: phases, minutes and when the result is shown change
 * always, the rule and the budget until there are ballots. Once there are, the vote stays among the phases.
 */
export function mayChangeTo(next: CouncilSetup, { setup, hasBallots }: { setup: CouncilSetup; hasBallots: boolean }) {
  if (next.ballot !== setup.ballot || next.readings !== setup.readings) return false;
  if (!hasBallots) return true;
  return next.rule === setup.rule && next.budget === setup.budget && hasPhase(next, 'vote');
}
