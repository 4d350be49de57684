import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import type { ListPlace } from '#client/panel/lists/useListParams.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { Team } from '#contract/school/teams.ts';
import { focusMark } from '../marks/focusMark.ts';
import { type IsUnmarked, unmarkedTeams } from './unmarked.ts';
import type { OpenTeams } from './useOpenTeams.ts';

/** Direction of a step through the list. */
export type StepDirection = 'next' | 'previous';

interface Marking {
  /** The teams of the page, in its order. */
  teams: readonly Team[];
  /** Closes one team's answers, opens another's and focuses its first missing mark. */
  go: (from: string, to: string) => void;
  /** Turns to the nearest page with a team to mark. */
  goOn: (from: string, way: StepDirection) => void;
  /** Returns whether there is a page in that direction. */
  hasPage: (way: StepDirection) => boolean;
  /** Number of teams in the whole list that still lack a mark; null until loaded, or when the list has one page. */
  unmarkedTotal: number | null;
  /** The team that takes the focus once its sheet is rendered. */
  awaited: string | null;
  arrive: () => void;
  /** The teams that were open when the page opened; the first of them is scrolled into view. */
  first: readonly string[];
}

const MarkingOfPage = createContext<Marking | null>(null);

interface Props {
  /** The teams on screen; undefined while those of the previous page are still shown. */
  teams: readonly Team[] | undefined;
  total: number;
  unmarkedTotal: number | null;
  place: ListPlace;
  open: OpenTeams;
  isOpenWork: IsUnmarked;
  children: ReactNode;
}

/** Provides stepping from team to team, also across the pages of the list. */
export function MarkingPage({ teams, total, unmarkedTotal, place, open, isOpenWork, children }: Props) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const [first] = useState(open.keys);
  const { page, size, setPage } = place;
  const pages = Math.ceil(total / size);
  const hasPage = (way: StepDirection) => (way === 'next' ? page + 1 < pages : page > 0);
  const go = (from: string, to: string) => {
    open.move(from, to);
    setAwaited(to);
  };
  const goOn = useWalk({ teams, page, setPage, hasPage, go, isOpenWork });
  const marking: Marking = {
    teams: teams ?? NO_TEAMS,
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

const NO_TEAMS: readonly Team[] = [];

interface WalkParts extends Pick<Marking, 'go' | 'hasPage'> {
  teams: readonly Team[] | undefined;
  page: number;
  setPage: (page: number) => void;
  isOpenWork: IsUnmarked;
}

/** Returns the function that steps beyond the page; it skips pages with nothing to mark. */
function useWalk({ teams, page, setPage, hasPage, go, isOpenWork }: WalkParts): Marking['goOn'] {
  const [walk, setWalk] = useState<{ from: string; way: StepDirection; left: number } | null>(null);
  const step = (way: StepDirection) => setPage(way === 'next' ? page + 1 : page - 1);
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

/** Returns the stepping through the list around this row. Throws outside MarkingPage. */
export function useMarking(): Marking {
  const marking = useContext(MarkingOfPage);
  if (marking === null) throw new Error('useMarking must be used inside MarkingPage');
  return marking;
}

/** Focuses the first criterion without a mark, or the first one, once the sheet of the team stepped to is rendered. */
export function useFocusOnArrival(teamId: string, sheet: RefObject<HTMLElement | null>): void {
  const { awaited, arrive, first } = useMarking();
  const [shouldScroll] = useState(() => awaited === null && (!first.includes(teamId) || first[0] === teamId));
  useEffect(() => {
    if (shouldScroll) showHead(sheet.current);
  }, [shouldScroll, sheet]);
  useEffect(() => {
    if (awaited !== teamId || sheet.current === null) return;
    focusMark(sheet.current);
    arrive();
  });
}

/** Scrolls to the sheet's row when the sheet opens in the lower half of the screen or outside it. */
function showHead(sheet: HTMLElement | null): void {
  if (sheet === null) return;
  const { top } = sheet.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight / 2) return;
  const row = sheet.closest('tr')?.previousElementSibling ?? sheet;
  row.scrollIntoView({ block: 'start' });
}
