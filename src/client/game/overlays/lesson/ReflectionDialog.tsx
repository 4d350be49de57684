import { memo, useId, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { REFLECTION_ANSWERS, REFLECTION_QUESTIONS } from '#domain/classroom/reflection.ts';

interface ReflectionDialogProps {
  open: boolean;
  /** Null skips the questions. */
  onAnswer: (answers: readonly number[] | null) => void;
}

/** Asks a team at the end of a mission, in three presses, how it worked together. It is not marked and can be skipped. */
export const ReflectionDialog = memo(function ReflectionDialog({ open, onAnswer }: ReflectionDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const answers = REFLECTION_QUESTIONS.map((_, index) => chosen[index]);
  const isComplete = answers.every((answer) => answer !== undefined);
  const answer = (given: readonly number[] | null) => {
    setChosen({});
    onAnswer(given);
  };
  return (
    <Dialog
      open={open}
      onClose={() => answer(null)}
      title="Como trabalhámos?"
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(null)}>
            Saltar
          </Button>
          <Button disabled={!isComplete} onClick={() => answer(answers as number[])}>
            Continuar
          </Button>
        </>
      }
    >
      <p className="text-muted">Respondam em equipa. Não conta para os pontos; só o lê quem vos dá a aula.</p>
      {REFLECTION_QUESTIONS.map((question, index) => (
        <Question
          key={question}
          question={question}
          chosen={chosen[index]}
          onChoose={(value) => setChosen((now) => ({ ...now, [index]: value }))}
        />
      ))}
    </Dialog>
  );
});

interface QuestionProps {
  question: string;
  chosen: number | undefined;
  onChoose: (value: number) => void;
}

function Question({ question, chosen, onChoose }: QuestionProps) {
  const name = useId();
  return (
    <fieldset className="mt-4">
      <legend className="font-bold text-lg">{question}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {REFLECTION_ANSWERS.map((label, index) => (
          <label
            key={label}
            className="flex min-h-12 grow basis-32 cursor-pointer items-center justify-center gap-3 rounded-xl border-2 border-line px-4 has-checked:border-primary has-checked:bg-hover has-checked:font-bold"
          >
            <input
              type="radio"
              name={name}
              className="size-5"
              checked={chosen === index + 1}
              onChange={() => onChoose(index + 1)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
