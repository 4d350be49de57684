import { useRef, useState } from 'react';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import { marksStore } from '../../answers/saving/MarksStore.ts';
import { type DeskPlace, postedIn } from '../deskQueue.ts';
import { UndoButton } from '../UndoButton.tsx';
import { type DeskFilters, useSimilar } from '../useDesk.ts';
import { useDeskKeys } from '../useDeskKeys.ts';
import type { Undo } from '../useUndo.ts';
import { SideAnswer } from './SideAnswer.tsx';
import { inGroups } from './sideOrder.ts';

interface Props {
  teams: readonly QueuedTeam[];
  /** The team whose page of columns is shown first. */
  place: DeskPlace;
  filters: DeskFilters;
  undo: Undo;
  /** Opens one answer alone. */
  onOpen: (place: DeskPlace) => void;
}

/** Renders one mission of two or three teams beside each other; teams with the same answer stand together. */
export function SideBySide({ teams, place: { teamId, level }, filters, undo, onOpen }: Props) {
  const { id } = useStaff();
  const similar = useSimilar(level, filters);
  const groups = similar.data?.groups ?? NO_GROUPS;
  const ordered = inGroups(postedIn(teams, level), groups);
  const columns = useColumns();
  const list = useRef<HTMLOListElement>(null);
  const [first, setFirst] = useState<string>(teamId);
  const at = Math.max(
    0,
    ordered.findIndex(({ _id }) => _id === first),
  );
  const shown = ordered.slice(at, at + columns);
  const turn = (to: number) => {
    marksStore(id).saveNow();
    const team = ordered[Math.max(0, to)];
    if (!team) return;
    setFirst(team._id);
    list.current?.scrollIntoView({ block: 'start' });
  };
  const last = at + columns >= ordered.length;
  useDeskKeys({ onNext: () => !last && turn(at + columns), onUndo: undo.undo });
  return (
    <>
      <p className="text-muted">
        {groupsText(level, groups.length, similar.data?.threshold)} Equipas {at + 1} a {at + shown.length} de{' '}
        {ordered.length}.
      </p>
      <ol
        ref={list}
        className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] items-start gap-4 min-[900px]:grid-cols-2 min-[1700px]:grid-cols-3"
      >
        {shown.map((team) => (
          <SideAnswer
            key={team._id}
            team={team}
            level={level}
            alike={alikeOf(team, groups, ordered)}
            undo={undo}
            onOpen={() => onOpen({ teamId: team._id, level })}
          />
        ))}
      </ol>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-3 mt-auto flex flex-wrap items-center gap-3 rounded-card border border-edge bg-raised px-4 py-2.5"
      >
        <span className="mr-auto">
          <UndoButton last={undo.last} onUndo={undo.undo} />
        </span>
        <Button variant="secondary" disabled={at === 0} onClick={() => turn(at - columns)}>
          <PreviousIcon className="size-5" />
          Anteriores
        </Button>
        <Button disabled={last} aria-keyshortcuts="Control+Enter" onClick={() => turn(at + columns)}>
          Guardar e seguintes
          <NextIcon className="size-5" />
        </Button>
      </div>
    </>
  );
}

const NO_GROUPS: readonly string[][] = [];

/** The same widths as the grid of the columns. */
function useColumns(): number {
  const isWide = useMediaQuery('(min-width: 900px)');
  const isVeryWide = useMediaQuery('(min-width: 1700px)');
  return isVeryWide ? 3 : isWide ? 2 : 1;
}

/** Returns the other teams of this list that answered nearly the same. */
function alikeOf({ _id }: QueuedTeam, groups: readonly string[][], listed: readonly QueuedTeam[]): QueuedTeam[] {
  const group = groups.find((ids) => ids.includes(_id)) ?? [];
  return listed.filter((team) => team._id !== _id && group.includes(team._id));
}

function groupsText(level: number, count: number, threshold: number | undefined): string {
  if (level === 1) return 'As respostas ao quiz contam-se sozinhas.';
  if (threshold === undefined) return '';
  const share = `${Math.round(threshold * 100)}\u00a0% ou mais em comum`;
  if (count === 0) return `Não há respostas quase iguais (${share}).`;
  return count === 1
    ? `Há um grupo de respostas quase iguais (${share}), que ficam juntas.`
    : `Há ${count} grupos de respostas quase iguais (${share}), que ficam juntas.`;
}
