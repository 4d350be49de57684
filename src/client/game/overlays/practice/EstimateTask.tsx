import { useId, useState } from 'react';
import { type EstimateOutcome, estimateOutcome } from '#domain/game/practice.ts';
import { TaskFrame } from './TaskFrame.tsx';
import type { TaskProps } from './taskProps.ts';

const WORDS: Record<EstimateOutcome, string> = {
  near: 'Muito perto!',
  tooLow: 'É mais. Tentem outra vez.',
  tooHigh: 'É menos. Tentem outra vez.',
};
const NUMBER = new Intl.NumberFormat('pt-PT');

/** Renders a figure to estimate on a scale. */
export function EstimateTask({ question, isSolved, onSolved, next }: TaskProps<'estimate'>) {
  const { min, max, step, answer, unit } = question;
  const id = useId();
  const [given, setGiven] = useState(min);
  const [verdict, setVerdict] = useState<string | null>(null);
  const figure = `${NUMBER.format(given)} ${unit}`;
  const check = () => {
    const outcome = estimateOutcome(given, question);
    setVerdict(outcome === 'near' ? `${WORDS.near} Disseram ${figure}.` : WORDS[outcome]);
    if (outcome === 'near') onSolved();
  };
  const reveal = () => {
    setGiven(answer);
    setVerdict(`São cerca de ${NUMBER.format(answer)} ${unit}.`);
    onSolved();
  };
  return (
    <TaskFrame {...{ question, isSolved, verdict, next }} isEmpty={given === min} onCheck={check} onReveal={reveal}>
      <div className="grid max-w-[46rem] gap-1">
        <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-3">
          <span>A vossa estimativa:</span>
          <strong className="font-display text-[1.6em] text-label tabular-nums">{figure}</strong>
        </label>
        <input
          id={id}
          type="range"
          {...{ min, max, step }}
          value={given}
          disabled={isSolved}
          aria-valuetext={figure}
          onChange={(event) => {
            setGiven(event.target.valueAsNumber);
            setVerdict(null);
          }}
          className="h-12 w-full accent-primary"
        />
        <p aria-hidden="true" className="flex justify-between text-muted tabular-nums">
          <span>{NUMBER.format(min)}</span>
          <span>{NUMBER.format(max)}</span>
        </p>
      </div>
    </TaskFrame>
  );
}
