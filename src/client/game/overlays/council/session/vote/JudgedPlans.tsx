import type { ReactNode } from 'react';
import type { CouncilSession, SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { PlanHead } from '../PlanHead.tsx';
import { PlanText } from '../PlanText.tsx';
import { groupPlans } from '../plans.ts';

interface JudgedPlansProps {
  session: CouncilSession;
  /** The control by which the team judges the plan. */
  children: (plan: SessionPlan) => ReactNode;
}

/** Renders the plans that a team may judge, each with its control: first those that it was given to read. */
export function JudgedPlans({ session, children }: JudgedPlansProps) {
  const { given, others } = groupPlans(session.plans);
  return (
    <>
      <List plans={given}>{children}</List>
      {others.length > 0 && (
        <details>
          <summary className="min-h-12 cursor-pointer content-center font-bold font-display text-screen-label">
            As outras propostas ({others.length})
          </summary>
          <List plans={others}>{children}</List>
        </details>
      )}
    </>
  );
}

function List({ plans, children }: { plans: readonly SessionPlan[]; children: JudgedPlansProps['children'] }) {
  if (plans.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-2 projected:grid-cols-1!">
      {plans.map((plan) => (
        <li
          key={plan._id}
          className="grid grid-cols-1 content-start gap-2 rounded-card border border-line bg-surface px-4 py-3"
        >
          <PlanHead team={plan.team} />
          <PlanText text={plan.text} team={plan.team.name} />
          {children(plan)}
        </li>
      ))}
    </ul>
  );
}
