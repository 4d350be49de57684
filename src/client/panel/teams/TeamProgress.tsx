import { Chip } from '#client/ui/Chip.tsx';
import type { Team } from '#contract/teams.ts';
import { gameLevelFromWire, progressFlags } from '#domain/progression.ts';
import { FLAG_FILTERS, FLAG_LABELS } from './teamFilters.ts';

/** Solar system and the five steps of a team: green and ticked when done (spec, section 2; ruling 4). */
export function TeamProgress({ team }: { team: Team }) {
  const flags = progressFlags(gameLevelFromWire(team.status.interculturalidadeLevel));
  const done = { ...flags, tutorial: team.status.isTutorialDone };
  return (
    <div className="flex flex-col gap-2">
      <span>{team.details.solar}</span>
      <ul className="flex flex-wrap gap-1" aria-label="Progresso">
        {FLAG_FILTERS.map((step) => (
          <li key={step}>
            <DoneChip label={FLAG_LABELS[step]} isDone={done[step]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A step of the game: told by icon and words, not by colour alone. */
export function DoneChip({ label, isDone }: { label: string; isDone: boolean }) {
  return (
    <Chip tone={isDone ? 'ok' : 'neutral'} done={isDone}>
      {!isDone && <span aria-hidden className="size-4 rounded-full border-2" />}
      {label}
      <span className="sr-only">{isDone ? ' concluído' : ' por concluir'}</span>
    </Chip>
  );
}
