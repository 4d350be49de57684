import { classes } from '#client/ui/classes.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { COUNCIL_PHASE_NAMES } from '#domain/council/session/phases.ts';

type State = 'past' | 'now' | 'ahead';

const STATE_WORDS: Record<State, string> = { past: ', já passou', now: ', agora', ahead: '' };

/** Renders the phases of a council in their order, the current one highlighted. */
export function PhaseStepper({ council: { phases, phase, state } }: { council: Council }) {
  const current = state === 'closed' ? phases.length : phases.findIndex((one) => one.phase === phase);
  return (
    <ol aria-label="Fases do conselho" className="grid grid-cols-3 gap-1.5 sm:flex sm:gap-2">
      {phases.map(({ phase: one }, index) => {
        const at = index < current ? 'past' : index === current ? 'now' : 'ahead';
        return (
          <li
            key={one}
            aria-current={at === 'now' ? 'step' : undefined}
            className={classes(
              'edged flex min-h-12 min-w-0 flex-1 items-center justify-center gap-2 rounded-full px-1 text-center font-bold font-display text-[1rem] lg:px-2 xl:text-lg',
              at === 'now' && 'border-primary bg-primary text-primary-ink',
              at === 'past' && 'border-ok text-ok',
              at === 'ahead' && 'border-line text-muted',
            )}
          >
            {at === 'past' ? (
              <CheckIcon className="size-5 shrink-0 max-lg:hidden" />
            ) : (
              <span aria-hidden className="tabular-nums max-lg:hidden">
                {index + 1}
              </span>
            )}
            {COUNCIL_PHASE_NAMES[one]}
            <span className="sr-only">{STATE_WORDS[at]}</span>
          </li>
        );
      })}
    </ol>
  );
}
