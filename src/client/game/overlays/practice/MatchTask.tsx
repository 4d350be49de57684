import { useMemo, useState } from 'react';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { counted } from '#domain/counted.ts';
import { mixedUp } from '#domain/game/practice.ts';
import { RIGHT } from './right.ts';
import { TaskFrame } from './TaskFrame.tsx';
import type { TaskProps } from './taskProps.ts';

/** Renders things to match: each left side with a list of the right sides. */
export function MatchTask({ question, isSolved, onSolved, next }: TaskProps<'match'>) {
  const { pairs, id } = question;
  const choices = useMemo(
    () =>
      mixedUp(
        pairs.map(([, right]) => right),
        id,
      ),
    [pairs, id],
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [verdict, setVerdict] = useState<string | null>(null);
  const check = () => {
    const right = pairs.filter(([left, match]) => chosen[left] === match).length;
    setVerdict(verdictOf(right, pairs.length));
    if (right === pairs.length) onSolved();
  };
  const reveal = () => {
    setChosen(Object.fromEntries(pairs));
    setVerdict('Os pares certos são estes.');
    onSolved();
  };
  return (
    <TaskFrame
      {...{ question, isSolved, verdict, next }}
      isEmpty={pairs.some(([left]) => !chosen[left])}
      onCheck={check}
      onReveal={reveal}
    >
      <ul className="grid max-w-[46rem] gap-3">
        {pairs.map(([left]) => (
          <li key={left}>
            <SelectField
              label={left}
              value={chosen[left] ?? ''}
              disabled={isSolved}
              onChange={(event) => {
                setChosen({ ...chosen, [left]: event.target.value });
                setVerdict(null);
              }}
              placeholder="Escolham…"
              options={choices.map((choice) => ({ value: choice, label: choice }))}
            />
          </li>
        ))}
      </ul>
    </TaskFrame>
  );
}

function verdictOf(right: number, all: number): string {
  if (right === all) return RIGHT;
  return `${counted(right, 'par certo', 'pares certos')} em ${all}. Tentem outra vez.`;
}
