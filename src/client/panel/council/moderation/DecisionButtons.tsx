import { useState } from 'react';
import { focusTargetBeside } from '#client/panel/lists/table/rowFocus.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { Decision } from '#domain/council/moderation.ts';
import { ApproveQuestion } from './ApproveQuestion.tsx';
import type { JudgedRow } from './JudgedRow.ts';
import { DECISION_WORDS, proposalDecisionWord } from './moderationWords.ts';
import { KIND_WORDS, type QueueKind } from './queueKinds.ts';
import type { useDecide } from './useDecide.ts';

interface Props {
  kind: QueueKind;
  row: JudgedRow;
  decide: ReturnType<typeof useDecide>;
}

/** Renders the decisions that the user may take on one row, and moves the focus to the next row afterwards. */
export function DecisionButtons({ kind, row: { _id, state, may, teamName, selfHarm }, decide }: Props) {
  const [isAsking, setAsking] = useState(false);
  const act = (decision: Decision, button: HTMLButtonElement) => {
    if (decision === 'approve' && selfHarm) return setAsking(true);
    const beside = focusTargetBeside(button);
    decide.mutate({ decision, ids: [_id] }, { onSuccess: () => beside?.focus() });
  };
  if (may.length === 0) return '-';
  return (
    <div className="flex flex-wrap gap-2">
      {may.map((decision) => (
        <Button
          key={decision}
          variant="secondary"
          className="px-4!"
          onClick={({ currentTarget }) => act(decision, currentTarget)}
        >
          {kind === 'comments' ? DECISION_WORDS[decision] : proposalDecisionWord(decision, state)}
          <span className="sr-only">
            {' '}
            {KIND_WORDS[kind].one} de {teamName}
          </span>
        </Button>
      ))}
      {isAsking && (
        <ApproveQuestion
          kind={kind}
          teamName={teamName}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            decide.mutate({ decision: 'approve', ids: [_id], confirmed: true });
          }}
        />
      )}
    </div>
  );
}
