import { useLayoutEffect, useRef } from 'react';
import type { TeamDraft } from '../formingState.ts';
import { TeamCard } from './TeamCard.tsx';
import { useMemberDrag } from './useMemberDrag.ts';

interface Props {
  teams: readonly TeamDraft[];
  /** Names of the teams that the class has already. */
  taken: readonly string[];
  names: ReadonlyMap<number, string>;
  onMove: (pupil: number, to: TeamDraft) => void;
  onChange: (team: number, part: Partial<TeamDraft>) => void;
}

/** Renders the teams. A member moves by the menu on the name, or is dragged to another team. */
export function TeamCards({ teams, taken, names, onMove, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null);
  /** The member who moved by the menu and gets the focus in the new team. */
  const focusNext = useRef<number | null>(null);
  useLayoutEffect(() => {
    const pupil = focusNext.current;
    focusNext.current = null;
    if (pupil !== null) list.current?.querySelector<HTMLElement>(`[data-pupil="${pupil}"] button`)?.focus();
  });
  const moveTo = (pupil: number, id: number) => {
    const to = teams.find((team) => team.id === id);
    if (to !== undefined) onMove(pupil, to);
  };
  const drag = useMemberDrag(moveTo);
  return (
    <>
      <p className="text-muted">
        Para mudar alguém de equipa, carregue no nome e escolha a equipa, ou arraste-o pelos pontos.
      </p>
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
        {teams.map((team) => (
          <TeamCard
            key={team.id}
            team={team}
            others={teams.filter(({ id }) => id !== team.id)}
            taken={taken}
            names={names}
            drag={drag}
            onMove={(pupil, id) => {
              focusNext.current = pupil;
              moveTo(pupil, id);
            }}
            onChange={(part) => onChange(team.id, part)}
          />
        ))}
      </ul>
      {drag.pupil !== null && (
        <p
          ref={drag.ghost}
          aria-hidden="true"
          // Beside the window until the pointer moves on.
          style={{ transform: 'translateX(-100vw)' }}
          className="pointer-events-none fixed top-0 left-0 z-30 max-w-60 rounded-xl border-2 border-focus bg-raised px-4 py-2 font-semibold shadow-card wrap-anywhere"
        >
          {names.get(drag.pupil)}
        </p>
      )}
    </>
  );
}
