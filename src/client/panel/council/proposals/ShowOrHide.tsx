import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import type { Proposal } from '#contract/council/proposals.ts';
import type { Decision } from '#domain/council/moderation.ts';
import { ApproveQuestion } from '../moderation/ApproveQuestion.tsx';
import { useDecide } from '../moderation/useDecide.ts';
import { firstEnabledButton } from './firstEnabledButton.ts';

/** Renders the buttons that hide a proposal in every council or show it again; the toast offers to undo. */
export function ShowOrHide({ proposal }: { proposal: Proposal }) {
  const decide = useDecide('proposals');
  const [isAsking, setAsking] = useState(false);
  const send = (asked: { decision: Decision; confirmed?: true }) =>
    decide.mutate({ ...asked, ids: [proposal._id] }, { onSuccess: () => firstEnabledButton(proposal)?.focus() });
  const needsCare = proposal.moderation?.selfHarm === true;
  const act = (decision: Decision) => (decision === 'approve' && needsCare ? setAsking(true) : send({ decision }));
  const confirm = () => {
    setAsking(false);
    send({ decision: 'approve', confirmed: true });
  };
  return (
    <>
      {offered(proposal).map(({ decision, word }) => (
        <Button key={decision} variant="secondary" busy={decide.isPending} onClick={() => act(decision)}>
          {word}
          <span className="sr-only"> a proposta de {proposal.teamName}</span>
        </Button>
      ))}
      {isAsking && (
        <ApproveQuestion
          kind="proposals"
          teamName={proposal.teamName}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

function offered({ state, moderation }: Proposal): { decision: Decision; word: string }[] {
  const may = moderation?.may ?? [];
  return [
    ...(state === 'waiting' && may.includes('approve') ? [{ decision: 'approve', word: 'Aprovar' } as const] : []),
    ...(state === 'hidden' && may.includes('approve') ? [{ decision: 'approve', word: 'Repor' } as const] : []),
    ...(may.includes('hide') ? [{ decision: 'hide', word: 'Esconder' } as const] : []),
  ];
}
