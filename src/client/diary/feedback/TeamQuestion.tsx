import { useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import type { FeedbackQuestion, MissionFeedback } from '#contract/marking/feedback.ts';
import { AskQuestion } from './AskQuestion.tsx';
import type { FeedbackActions } from './FeedbackActions.ts';
import { useAsking } from './useAsking.ts';

interface Props {
  mission: MissionFeedback;
  /** The number of the read that `mission` comes from. */
  readId: number;
  actions: FeedbackActions;
  /** Called once the server has answered, with why it refused the question or null; reads again and returns the number of that read. */
  onAnswered: (refusal: string | null) => number;
}

/** Renders the team's question about a mission with its answer, or 'Não percebemos', which asks it. */
export function TeamQuestion(props: Props) {
  const { mission, actions } = props;
  const status = useRef<HTMLDivElement>(null);
  const { isPending, words, failure, ask } = useAsking(props);
  const onAsk = (text: string) => {
    // The form is hidden while the question is sent; without this the focus would be lost with its button.
    status.current?.focus();
    ask(text);
  };
  return (
    <div className="mt-3">
      <div ref={status} role="status" tabIndex={-1}>
        {words !== null && (
          <p className={classes('border-line border-t pt-3', failure !== null && 'font-semibold text-danger')}>
            {words}
          </p>
        )}
      </div>
      {mission.question !== null ? (
        <Asked question={mission.question} />
      ) : (
        <div hidden={isPending}>
          <AskQuestion mission={mission} actions={actions} onAsk={onAsk} />
        </div>
      )}
    </div>
  );
}

function Asked({ question: { text, answer } }: { question: FeedbackQuestion }) {
  return (
    <div className="mt-3 border-line border-t pt-3">
      <p className="font-semibold text-label">A vossa pergunta</p>
      <p className="wrap-anywhere text-pretty">Não percebemos. {text}</p>
      <p className="mt-2 font-semibold text-label">Resposta</p>
      <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line text-pretty">
        {answer ?? 'Ainda não chegou. Vai aparecer aqui.'}
      </p>
    </div>
  );
}
