import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface RadioCardProps {
  /** The same for all choices of a group. */
  name: string;
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: () => void;
}

/** Renders a radio button whose whole card can be pressed. The state shows in the dot and the border. */
export function RadioCard({ name, label, hint, checked, onChange }: RadioCardProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classes(
        'edged relative flex min-h-12 cursor-pointer items-start gap-3 rounded-xl px-4 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:focus-ring',
        checked ? 'border-label bg-hover/60' : 'border-line hover:border-edge',
      )}
    >
      <input
        id={id}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <Dot checked={checked} />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-muted leading-snug">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

function Dot({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'mt-0.5 edged grid size-[1.3em] shrink-0 place-items-center rounded-full bg-page',
        checked ? 'border-label' : 'border-edge',
      )}
    >
      {/* Drawn by its border, which the system's own colours keep. */}
      {checked && <span className="rounded-full border-[0.3em] border-label" />}
    </span>
  );
}
