import { classes } from '#client/ui/classes.ts';
import { CheckIcon } from '#client/ui/icons.tsx';

const STEPS = ['Lista', 'Nomes', 'Equipas', 'Confirmar'];

/** Shows the four steps of forming teams, and which one the page is at. `current` counts from 0. */
export function Steps({ current }: { current: number }) {
  return (
    <ol aria-label="Passos" className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
      {STEPS.map((name, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          className={classes(
            'flex items-center gap-2 after:h-0.5 after:w-4 after:bg-line last:after:hidden sm:after:w-10',
            at === current ? 'font-bold' : 'text-muted',
          )}
        >
          <Mark number={at + 1} isDone={at < current} isCurrent={at === current} />
          <span className={at === current ? undefined : 'max-sm:sr-only'}>{name}</span>
          {at < current && <span className="sr-only">, feito</span>}
        </li>
      ))}
    </ol>
  );
}

function Mark({ number, isDone, isCurrent }: { number: number; isDone: boolean; isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'edged grid size-8 shrink-0 place-items-center rounded-full font-bold font-display',
        isCurrent ? 'border-primary bg-primary text-primary-ink' : isDone ? 'border-ok text-ok' : 'border-line',
      )}
    >
      {isDone ? <CheckIcon width="1em" height="1em" strokeWidth="3" /> : number}
    </span>
  );
}
