import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { planNames, REMOVED_PLAN } from '#domain/council/session/planNames.ts';

/** Said of the chosen plan while other teams do not see it. */
export const WITHDRAWN_WINNER = 'O texto desta proposta não se pode ver agora. O resultado da votação não muda.';

/** Plans of a session as a team sees them. */
export interface PlanGroups {
  /** Other teams' plans that it was given to read, or all others when it was given none. */
  given: readonly SessionPlan[];
  others: readonly SessionPlan[];
  /** Null for a team without a plan in the session. */
  own: SessionPlan | null;
}

/** Groups the plans of a session; withdrawn ones of other teams are left out. */
export function groupPlans(plans: readonly SessionPlan[]): PlanGroups {
  const judged = plans.filter(({ mine, withdrawn }) => !mine && !withdrawn);
  const own = plans.find(({ mine }) => mine) ?? null;
  const given = judged.filter((plan) => plan.given);
  if (given.length === 0) return { given: judged, others: [], own };
  return { given, others: judged.filter((plan) => !plan.given), own };
}

export function nameOf(plans: readonly SessionPlan[], id: string): string {
  return planNames(plans).get(id) ?? REMOVED_PLAN;
}
