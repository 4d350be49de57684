import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { JudgedComment } from '#contract/moderation.ts';
import type { Decision } from '#domain/moderation.ts';
import { besideRow } from '../lists/rowFocus.ts';
import { ApproveQuestion } from './ApproveQuestion.tsx';
import { DECISION_WORDS } from './moderationWords.ts';
import type { useDecide } from './useDecide.ts';

interface Props {
  row: JudgedComment;
  decide: ReturnType<typeof useDecide>;
}

/** What this person can decide about one comment; the focus goes on to the next row. */
export function DecisionButtons({ row: { _id, may, teamName, selfHarm }, decide }: Props) {
  const [isAsking, setAsking] = useState(false);
  const act = (decision: Decision, button: HTMLButtonElement) => {
    if (decision === 'approve' && selfHarm) return setAsking(true);
    const beside = besideRow(button);
    decide.mutate({ decision, comments: [_id] }, { onSuccess: () => beside?.focus() });
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
          {DECISION_WORDS[decision]}
          <span className="sr-only"> o comentário de {teamName}</span>
        </Button>
      ))}
      {isAsking && (
        <ApproveQuestion
          teamName={teamName}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            decide.mutate({ decision: 'approve', comments: [_id], confirmed: true });
          }}
        />
      )}
    </div>
  );
}
