import { useState, useSyncExternalStore } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import { FEEDBACK_QUESTION_MAX_CHARS } from '#domain/marking/teamQuestion.ts';
import type { FeedbackActions } from './FeedbackActions.ts';

interface Props {
  mission: MissionFeedback;
  actions: FeedbackActions;
  /** Called once the server has the question. */
  onAsked: () => void;
}

const SENDING = {
  none: null,
  sending: 'A enviar…',
  waiting: 'Sem ligação: a vossa pergunta está guardada e segue assim que houver rede.',
} as const;

/** Renders the team's question about a mission with its answer, or 'Não percebemos', which asks it. */
export function TeamQuestion({ mission, actions, onAsked }: Props) {
  const { question, level } = mission;
  const sending = useSyncExternalStore(actions.subscribe, () => actions.sending(mission));
  if (question !== null) {
    return (
      <div className="mt-3 border-line border-t pt-3">
        <p className="font-semibold text-label">A vossa pergunta</p>
        <p className="wrap-anywhere text-pretty">Não percebemos. {question.text}</p>
        <p className="mt-2 font-semibold text-label">Resposta</p>
        <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line text-pretty">
          {question.answer ?? 'Ainda não chegou. Vai aparecer aqui.'}
        </p>
      </div>
    );
  }
  if (sending !== 'none') {
    return (
      <p role="status" className="mt-3 border-line border-t pt-3">
        {SENDING[sending]}
      </p>
    );
  }
  return <AskQuestion key={level} mission={mission} actions={actions} onAsked={onAsked} />;
}

function AskQuestion({ mission, actions, onAsked }: Props) {
  const [text, setText] = useState(() => actions.readDraft(mission));
  const [isOpen, setOpen] = useState(text !== '');
  const [failure, setFailure] = useState<string | null>(null);
  const ask = () => {
    setFailure(null);
    actions.ask(mission, text.trim()).then(onAsked, (error: Error) => setFailure(error.message));
  };
  const { level } = mission;
  if (!isOpen) {
    return (
      <Button variant="secondary" className="mt-3" onClick={() => setOpen(true)}>
        Não percebemos<span className="sr-only"> o que foi dito da missão {level}</span>
      </Button>
    );
  }
  return (
    <form
      className="mt-3 grid gap-3 border-line border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextArea
        label={`O que não perceberam? (missão ${level})`}
        hint="Podem deixar em branco. Só podem perguntar uma vez sobre cada missão. Não escrevam nomes de pessoas."
        rows={2}
        autoFocus
        maxLength={FEEDBACK_QUESTION_MAX_CHARS}
        value={text}
        error={failure ?? undefined}
        onChange={({ target }) => {
          setText(target.value);
          actions.keepDraft(mission, target.value);
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Cancelar
        </Button>
        <Button type="submit">Enviar a pergunta</Button>
      </div>
    </form>
  );
}
