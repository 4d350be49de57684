import { useId } from 'react';
import { classes } from '../../ui/classes.ts';

interface ItemProps {
  number: number;
  text: string;
  /** From disagreement to agreement. */
  answers: readonly string[];
  /** From 1; null while it is not answered. */
  value: number | null;
  /** Receives the place of the answer, from 0. */
  onChange: (place: number) => void;
}

/** Renders one item with its answers side by side, one below the other on a phone. */
export function Item({ number, text, answers, value, onChange }: ItemProps) {
  const name = useId();
  return (
    <fieldset className="card p-4 sm:p-5">
      <legend className="float-left mb-3 w-full font-semibold text-lg text-pretty">
        <span className="text-muted tabular-nums">{number}. </span>
        {text}
      </legend>
      <div className="clear-both grid gap-2 sm:grid-cols-5">
        {answers.map((answer, place) => (
          <label
            key={answer}
            className={classes(
              'edged relative flex min-h-12 cursor-pointer items-center gap-2 rounded-xl px-3 py-2 leading-tight has-focus-visible:focus-ring sm:flex-col sm:justify-center sm:text-center',
              value === place + 1 ? 'border-label bg-hover/60 font-semibold' : 'border-line hover:border-edge',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === place + 1}
              onChange={() => onChange(place)}
              className="size-5 shrink-0 accent-primary"
            />
            {answer}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
