import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import { FEEDBACK_QUESTION_MAX_CHARS } from '#domain/marking/teamQuestion.ts';
import type { FeedbackActions } from './FeedbackActions.ts';

interface Props {
  mission: MissionFeedback;
  actions: Pick<FeedbackActions, 'readDraft' | 'keepDraft'>;
  onAsk: (text: string) => void;
}

/** Renders 'Não percebemos' and its form, which is open from the start when a text was begun; only a press moves the focus. */
export function AskQuestion({ mission, actions, onAsk }: Props) {
  const [text, setText] = useState(() => actions.readDraft(mission));
  const [isOpen, setIsOpen] = useState(text !== '');
  const [wasPressed, setWasPressed] = useState(false);
  const { level } = mission;
  const show = (open: boolean) => {
    setWasPressed(true);
    setIsOpen(open);
  };
  if (!isOpen) {
    return (
      <Button variant="secondary" autoFocus={wasPressed} onClick={() => show(true)}>
        Não percebemos<span className="sr-only"> o que foi dito da missão {level}</span>
      </Button>
    );
  }
  return (
    <form
      className="mt-3 grid gap-3 border-line border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(text.trim());
      }}
    >
      <TextArea
        label={`O que não perceberam? (missão ${level})`}
        hint="Podem deixar em branco. Só podem perguntar uma vez sobre cada missão. Não escrevam nomes de pessoas."
        rows={2}
        autoFocus={wasPressed}
        maxLength={FEEDBACK_QUESTION_MAX_CHARS}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          actions.keepDraft(mission, target.value);
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => show(false)}>
          Cancelar
        </Button>
        <Button type="submit">Enviar a pergunta</Button>
      </div>
    </form>
  );
}
