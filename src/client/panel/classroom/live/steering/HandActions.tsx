import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { type LiveTeam, lessons } from '#contract/classroom/lessons.ts';
import { useLessonCall } from './useLessonCall.ts';

interface Props {
  team: LiveTeam;
  hand: NonNullable<LiveTeam['hand']>;
}

/** Renders how a teacher answers a team that asks for help. */
export function HandActions({ team: { _id: teamId, name }, hand }: Props) {
  const answer = useLessonCall(
    (state: 'coming' | 'lowered') => call(lessons.answerHand, { params: { teamId }, body: { state } }),
    { failed: 'Não foi possível responder à equipa.' },
  );
  return (
    <>
      {hand.answeredAt === null && (
        <Button busy={answer.isPending} onClick={() => answer.mutate('coming')}>
          A caminho<span className="sr-only"> de {name}</span>
        </Button>
      )}
      <Button variant="secondary" busy={answer.isPending} onClick={() => answer.mutate('lowered')}>
        Baixar a mão<span className="sr-only"> de {name}</span>
      </Button>
    </>
  );
}
