import { useId } from 'react';
import { classes } from '#client/ui/classes.ts';
import { SCORE_MAX, SCORE_MIN } from '#domain/council/selection/selectionLimits.ts';

const SCORES = Array.from({ length: SCORE_MAX - SCORE_MIN + 1 }, (_, index) => SCORE_MIN + index);

interface Props {
  label: string;
  /** Empty: nothing chosen. */
  value: number | string;
  error: string | undefined;
  onChange: (score: number) => void;
}

/** Renders one criterion as radio buttons with its scores. */
export function ScoreField({ label, value, error, onChange }: Props) {
  const name = useId();
  return (
    <fieldset aria-invalid={Boolean(error)} className="flex flex-col gap-1">
      <legend className="mb-1 font-bold font-display text-label">
        {label}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {SCORES.map((score) => (
          <label
            key={score}
            className={classes(
              'edged relative grid size-12 cursor-pointer place-items-center rounded-xl font-bold tabular-nums has-focus-visible:focus-ring',
              score === value ? 'border-label bg-hover text-label' : 'border-edge hover:border-label',
            )}
          >
            <input
              type="radio"
              name={name}
              value={score}
              required
              checked={score === value}
              onChange={() => onChange(score)}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            {score}
          </label>
        ))}
      </div>
      {error && <p className="font-semibold text-danger">{error}</p>}
    </fieldset>
  );
}
