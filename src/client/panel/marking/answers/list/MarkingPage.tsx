import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import type { ListPlace } from '#client/panel/lists/useListParams.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { Team } from '#contract/school/teams.ts';
import { type OpenWork, unmarkedTeams } from './unmarked.ts';
import type { OpenTeams } from './useOpenTeams.ts';

/** Where a walk goes: down the list or up. */
export type Way = 'next' | 'previous';

interface Marking {
  /** The teams of the page, in its order. */
  teams: readonly Team[];
  /** Closes one team's answers, opens another's and puts the focus at its first open mark. */
  go: (from: string, to: string) => void;
  /** Goes on to the nearest page that has a team to be marked. */
  goOn: (from: string, way: Way) => void;
  /** Whether there is a page that way. */
  hasPage: (way: Way) => boolean;
  /** Teams of the whole list that still have to be marked; null while that is not known, or when this page is all there is. */
  unmarkedTotal: number | null;
  /** The team on which the focus is still to be put. */
  awaited: string | null;
  arrive: () => void;
  /** The teams that were open when the page came: the first of them is scrolled to. */
  first: readonly string[];
}

const MarkingOfPage = createContext<Marking | null>(null);

interface Props {
  /** The teams on screen; undefined while those of another page still stand there. */
  teams: readonly Team[] | undefined;
  total: number;
  unmarkedTotal: number | null;
  place: ListPlace;
  open: OpenTeams;
  isOpenWork: OpenWork;
  children: ReactNode;
}

/** Lets a teacher walk from team to team, over the pages of the list too. */
export function MarkingPage({ teams, total, unmarkedTotal, place, open, isOpenWork, children }: Props) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const [first] = useState(open.keys);
  const { page, size, setPage } = place;
  const pages = Math.ceil(total / size);
  const hasPage = (way: Way) => (way === 'next' ? page + 1 < pages : page > 0);
  const go = (from: string, to: string) => {
    open.move(from, to);
    setAwaited(to);
  };
  const goOn = useWalk({ teams, page, setPage, hasPage, go, isOpenWork });
  const marking: Marking = {
    teams: teams ?? NONE,
    awaited,
    arrive: () => setAwaited(null),
    go,
    goOn,
    hasPage,
    unmarkedTotal: pages > 1 ? unmarkedTotal : null,
    first,
  };
  return <MarkingOfPage value={marking}>{children}</MarkingOfPage>;
}

const NONE: readonly Team[] = [];

interface WalkParts extends Pick<Marking, 'go' | 'hasPage'> {
  teams: readonly Team[] | undefined;
  page: number;
  setPage: (page: number) => void;
  isOpenWork: OpenWork;
}

/** A walk beyond the page: pages without anything to mark are passed over. */
function useWalk({ teams, page, setPage, hasPage, go, isOpenWork }: WalkParts): Marking['goOn'] {
  const [walk, setWalk] = useState<{ from: string; way: Way; left: number } | null>(null);
  const step = (way: Way) => setPage(way === 'next' ? page + 1 : page - 1);
  useEffect(() => {
    if (walk === null || teams === undefined || page === walk.left) return;
    const open = unmarkedTeams(teams, isOpenWork);
    const to = walk.way === 'next' ? open[0] : open.at(-1);
    if (to === undefined && hasPage(walk.way)) {
      setWalk({ ...walk, left: page });
      step(walk.way);
      return;
    }
    setWalk(null);
    if (to === undefined) showToast('info', 'Não há mais equipas por avaliar nesta lista.');
    else go(walk.from, to);
  });
  return (from, way) => {
    setWalk({ from, way, left: page });
    step(way);
  };
}

/** The walk over the list on which this row stands. */
export function useMarking(): Marking {
  const marking = useContext(MarkingOfPage);
  if (marking === null) throw new Error('marking outside the page of answers');
  return marking;
}

/** When a team was gone to, puts the focus at its first criterion without a mark, or at its first one, once that is there. */
export function useArrival(teamId: string, sheet: RefObject<HTMLElement | null>): void {
  const { awaited, arrive, first } = useMarking();
  const [isWanted] = useState(() => awaited === null && (!first.includes(teamId) || first[0] === teamId));
  useEffect(() => {
    if (isWanted) showHead(sheet.current);
  }, [isWanted, sheet]);
  useEffect(() => {
    if (awaited !== teamId || sheet.current === null) return;
    const selects = [...sheet.current.querySelectorAll<HTMLSelectElement>('select:not(:disabled)')];
    (selects.find(({ value }) => value === '') ?? selects[0])?.focus();
    arrive();
  });
}

/** A sheet that opens low on the screen, or out of sight, is brought up with the row that it belongs to. */
function showHead(sheet: HTMLElement | null): void {
  if (sheet === null) return;
  const { top } = sheet.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight / 2) return;
  const row = sheet.closest('tr')?.previousElementSibling ?? sheet;
  row.scrollIntoView({ block: 'start' });
}
