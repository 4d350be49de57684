import { useMemo, useState } from 'react';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { mixedUp } from '#domain/game/practice.ts';
import { RIGHT } from './right.ts';
import { TaskFrame } from './TaskFrame.tsx';
import type { TaskProps } from './taskProps.ts';

/** Renders a question with one right option; each wrong one has its own reply. */
export function ChooseTask({ question, isSolved, onSolved, next }: TaskProps<'choose'>) {
  const { right, wrong, id } = question;
  const options = useMemo(() => mixedUp([right, ...wrong], id), [right, wrong, id]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<string | null>(null);
  const check = () => {
    const reply = wrong.find(({ label }) => label === chosen)?.reply;
    setVerdict(reply ?? RIGHT);
    if (reply === undefined) onSolved();
  };
  const reveal = () => {
    setChosen(right.label);
    setVerdict(`A resposta: ${right.label}.`);
    onSolved();
  };
  return (
    <TaskFrame {...{ question, isSolved, verdict, next }} isEmpty={chosen === null} onCheck={check} onReveal={reveal}>
      <fieldset disabled={isSolved} className="grid max-w-[46rem] gap-2">
        <legend className="sr-only">{question.question}</legend>
        {options.map(({ label }) => (
          <RadioCard
            key={label}
            name={`practice-${id}`}
            label={label}
            checked={label === chosen}
            onChange={() => {
              setChosen(label);
              setVerdict(null);
            }}
          />
        ))}
      </fieldset>
    </TaskFrame>
  );
}
