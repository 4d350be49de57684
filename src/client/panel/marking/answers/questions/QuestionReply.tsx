import { type KeyboardEvent, useId } from 'react';
import { onValue } from '#client/panel/onValue.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { AskedQuestion } from '#contract/marking/feedback.ts';
import { LEVEL_NOTE_MAX_CHARS } from '#domain/limits.ts';
import { SAVING_TEXTS } from '../saving/SaveMarks.tsx';
import { questionWords } from './questionWords.ts';
import { useAnswerSaving } from './useAnswerSaving.ts';

interface Props {
  teamId: string;
  question: AskedQuestion;
}

const STATES = { ...SAVING_TEXTS, edited: 'Ainda não seguiu para a equipa' } as const;

/** Renders what a team asked about a mission, with the box for the answer, which the button or Ctrl+Enter sends. */
export function QuestionReply({ teamId, question }: Props) {
  const heading = useId();
  const { text, write, save, state, current, error } = useAnswerSaving(useStaff().id, teamId, question);
  const { level, askedAt } = question;
  const isAnswered = question.answer !== null;
  return (
    <section
      aria-labelledby={heading}
      data-question=""
      className="flex scroll-mt-20 flex-col gap-2 rounded-card border-2 border-label px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="font-bold text-label">
          Pergunta da equipa<span className="sr-only"> (missão {level})</span>
        </h3>
        <Chip small tone={isAnswered ? 'ok' : 'warn'} done={isAnswered}>
          {isAnswered ? 'Respondida' : 'À espera de resposta'}
        </Chip>
      </div>
      <p className="quoted-answer">{questionWords(question)}</p>
      <p className="text-muted text-sm">{momentText(askedAt)}</p>
      <TextArea
        label={`Resposta à equipa (missão ${level})`}
        error={error}
        hint="A equipa lê-a da próxima vez que abrir o jogo."
        rows={3}
        maxLength={LEVEL_NOTE_MAX_CHARS}
        value={text}
        onChange={onValue(write)}
        onKeyDown={onSendKey(save)}
      />
      {current !== null && (
        <div>
          <p className="text-muted">A resposta que a equipa tem agora, e que esta substitui:</p>
          <p className="quoted-answer">{current}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted">
          {state !== null && STATES[state]}
        </p>
        <Button variant="secondary" aria-keyshortcuts="Control+Enter" onClick={save}>
          Responder<span className="sr-only"> à pergunta da missão {level}</span>
        </Button>
      </div>
    </section>
  );
}

/** Calls `send` on Ctrl+Enter or Cmd+Enter. At the marking desk the prevented key does not lead to the next answer. */
function onSendKey(send: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    send();
  };
}
