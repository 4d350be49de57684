import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { CheckIcon } from '../icons.tsx';

export interface CheckCardProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** Id of the group's error message; undefined while there is none. */
  errorId?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** Renders a check box whose whole card can be pressed. The state shows in the tick and the border. */
export function CheckCard({ label, hint, checked, disabled = false, errorId, onChange }: CheckCardProps) {
  const id = useId();
  const hintId = hint === undefined ? '' : `${id}-hint`;
  return (
    <label
      htmlFor={id}
      className={classes(
        'edged relative flex min-h-12 cursor-pointer items-start gap-3 rounded-xl px-4 py-2.5 has-focus-visible:focus-ring',
        disabled && 'cursor-not-allowed opacity-60',
        checked ? 'border-label bg-hover/60' : 'border-line hover:border-edge',
      )}
    >
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={errorId !== undefined}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        className={classes(
          'mt-0.5 edged grid size-[1.3em] shrink-0 place-items-center rounded-md',
          checked ? 'border-label bg-label text-surface' : 'border-edge bg-page',
        )}
      >
        {checked && <CheckIcon width="0.9em" height="0.9em" strokeWidth="3.4" />}
      </span>
      <span className="wrap-anywhere min-w-0">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint !== undefined && (
          <span id={hintId} className="block text-muted leading-snug">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
