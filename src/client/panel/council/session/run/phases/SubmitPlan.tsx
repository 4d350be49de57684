import { useState } from 'react';
import { SubmitFailure } from '../../../proposals/SubmitFailure.tsx';
import { SubmitProposal } from '../../../proposals/SubmitProposal.tsx';
import { SubmitSuccess } from '../../../proposals/SubmitSuccess.tsx';
import type { SubmittedPlan } from '../../../proposals/useProposals.ts';

interface Props {
  plan: SubmittedPlan;
  onClose: () => void;
  /** What takes the focus once the plan is submitted. */
  focusAfter: () => HTMLElement | null;
}

type Outcome = { submitted: true } | { submitted: false; error: unknown };

/** Submits the chosen plan as the page of proposals does: asks first, then says what came of it. */
export function SubmitPlan({ plan, onClose, focusAfter }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome?.submitted) return <SubmitSuccess onClose={onClose} focusAfter={focusAfter} />;
  const submission = {
    proposal: plan,
    onClose,
    onDone: () => setOutcome({ submitted: true }),
    onFailed: (error: unknown) => setOutcome({ submitted: false, error }),
  };
  return outcome === null ? (
    <SubmitProposal {...submission} />
  ) : (
    <SubmitFailure {...submission} error={outcome.error} />
  );
}
