import { useId } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../feedback/VisuallyHidden.tsx';
import { StarIcon } from '../icons.tsx';

export interface StarRatingProps {
  /** Name of the rated subject; labels the group. */
  label: string;
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (stars: number) => void;
  max?: number;
  disabled?: boolean;
}

/** Renders 1 to `max` stars as radio buttons, so that arrow keys and space work; each star is at least 48 px. */
export function StarRating({ label, value, onChange, max = 5, disabled = false }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset
      disabled={disabled}
      data-across=""
      className="inline-flex flex-wrap gap-2 rounded-full disabled:opacity-60"
    >
      <legend className="sr-only">{label}</legend>
      {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
        <label
          key={stars}
          className={classes(
            'relative grid size-[max(2.67rem,48px)] place-items-center rounded-full has-focus-visible:focus-ring',
            disabled ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-hover active:bg-hover',
            stars <= (value ?? 0) ? 'text-star' : 'text-edge',
          )}
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            className="absolute inset-0 size-full cursor-[inherit] opacity-0"
          />
          <StarIcon full={stars <= (value ?? 0)} width="1.7em" height="1.7em" />
          <VisuallyHidden>{stars === 1 ? '1 estrela' : `${stars} estrelas`}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
