import { type ReactNode, useRef, useState } from 'react';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import type { Chosen } from './ListChoices.tsx';
import { inOrderOf, type SeenTeam } from './rankTeams.ts';
import { TeamTable } from './TeamTable.tsx';
import { TeamTile } from './TeamTile.tsx';

interface Props {
  live: LiveClass;
  seen: readonly SeenTeam[];
  now: number;
  chosen: Chosen;
  menuOf: (seen: SeenTeam) => ReactNode;
  /** Null when nothing has to be done for the team. */
  actionsOf: (seen: SeenTeam) => ReactNode;
}

/** Renders the teams of a class as tiles or as a table. They keep their places while one is pointed at or focused. */
export function TeamList({ live, seen, now, chosen: { look, order: by }, menuOf, actionsOf }: Props) {
  const { isHeld, hold } = useHold();
  const order = useRef<readonly string[]>([]);
  // New data must not reorder the tiles while the pointer or the focus is on one.
  const isSteady = by === 'help' && isHeld && order.current.length === seen.length;
  const shown = isSteady ? inOrderOf(seen, order.current) : seen;
  order.current = shown.map(({ team }) => team._id);
  if (seen.length === 0) return <EmptyState title="Esta turma ainda não tem equipas." />;
  return (
    <div {...hold}>
      {look === 'table' ? (
        <TeamTable
          className={live.className}
          seen={shown}
          now={now}
          actionsOf={(one) => (
            <>
              {actionsOf(one)}
              {menuOf(one)}
            </>
          )}
        />
      ) : (
        <ul
          aria-label={`Equipas da turma ${live.className}`}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4"
        >
          {shown.map((one) => (
            <TeamTile
              key={one.team._id}
              seen={one}
              now={now}
              ofClass={live.lesson?.steering ?? null}
              menu={menuOf(one)}
              actions={actionsOf(one)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function useHold() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
