import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { Team } from '#contract/school/teams.ts';
import { FLAG_FILTERS, FLAG_LABELS, stepState } from './teamFilters.ts';

/**
 * Renders a team's solar system and five steps, green and ticked when done (spec, section 2; ruling 4). Screen readers hear the
 * steps as one sentence. A function with few elements instead of a component, because a page has fifty of them.
 */
export function teamProgress({ details, status: { accepted } }: Team) {
  const states = FLAG_FILTERS.map((step) => stepState(step, accepted[step]));
  return (
    <>
      {details.solar}
      <span className="sr-only">{`. Progresso: ${states.join(', ')}`}</span>
      <ul className="panel-steps" aria-hidden>
        {FLAG_FILTERS.map((step) => (
          <li key={step} data-done={accepted[step]}>
            {FLAG_LABELS[step]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders a step of the game with its state as icon and text, not by colour alone. */
export function DoneChip({ label, isDone }: { label: string; isDone: boolean }) {
  return (
    <Chip tone={isDone ? 'ok' : 'neutral'} done={isDone} small>
      {!isDone && <span aria-hidden className="size-3 rounded-full border" />}
      {label}
      <span className="sr-only">{isDone ? ' concluído' : ' por concluir'}</span>
    </Chip>
  );
}
