import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { Team } from '#contract/school/teams.ts';
import { FLAG_FILTERS, FLAG_LABELS, stepState } from './teamFilters.ts';

/**
 * Solar system and the five steps of a team: green and ticked when done (spec, section 2; ruling 4). For the ear the steps
 * are one sentence; not a component, and of as few pieces as can be, since a page has fifty of them.
 */
export function teamProgress({ details, status: { accepted } }: Team) {
  const told = FLAG_FILTERS.map((step) => stepState(step, accepted[step]));
  return (
    <>
      {details.solar}
      <span className="sr-only">{`. Progresso: ${told.join(', ')}`}</span>
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

/** A step of the game: told by icon and words, not by colour alone. */
export function DoneChip({ label, isDone }: { label: string; isDone: boolean }) {
  return (
    <Chip tone={isDone ? 'ok' : 'neutral'} done={isDone} small>
      {!isDone && <span aria-hidden className="size-3 rounded-full border" />}
      {label}
      <span className="sr-only">{isDone ? ' concluído' : ' por concluir'}</span>
    </Chip>
  );
}
