import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { call } from '#client/api/call.ts';
import { desk, type QueuedTeam } from '#contract/marking/desk.ts';
import { isMarked } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { REFRESH_MS } from '../answers/list/useAnswers.ts';
import { marksStore } from '../answers/saving/MarksStore.ts';
import { livePoints } from '../answers/saving/markChoices.ts';
import type { MarksState, TeamWork } from '../answers/saving/marksState.ts';
import { openTeamQuery } from '../answers/sheet/teamParts.ts';

/** The filters of the desk, as in the list of answers. */
export interface DeskFilters {
  search: string;
  class: string;
  solar: string;
}

/** Queries the queue of the desk; the marks that this device knows, unsaved ones too, are counted in. */
export function useQueue(account: string, filters: DeskFilters) {
  const query = useQuery({
    queryKey: ['answers', 'queue', account, filters],
    queryFn: ({ signal }) => call(desk.markingQueue, { query: { ...filters } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const queued = query.data?.teams;
  const counted = useMemo(() => countedIn(queued), [queued]);
  const teams = useStore(marksStore(account).state, counted);
  return { query, teams, total: query.data?.total ?? 0 };
}

/** Queries one team with its answers. */
export function useTeam(teamId: string) {
  return useQuery(openTeamQuery(useQueryClient(), teamId));
}

/** Queries which teams answered nearly the same to a mission from 2 to 4; for mission 1 there is nothing to compare. */
export function useSimilar(level: MissionLevel, filters: DeskFilters) {
  return useQuery({
    queryKey: ['answers', 'similar', level, filters],
    queryFn: ({ signal }) => call(desk.similarAnswers, { params: { level }, query: { ...filters } }, { signal }),
    enabled: level > 1,
  });
}

/**
 * Returns a selector of the store that counts its marks in. It returns the same list until a mission moves, because the store
 * also tells of every key that is typed in a comment.
 */
function countedIn(queued: readonly QueuedTeam[] | undefined) {
  let last = { works: {} as MarksState['teams'], teams: queued };
  return ({ teams: works }: MarksState) => {
    if (works === last.works) return last.teams;
    const teams = queued?.map((team) => withWork(team, works[team._id]));
    last = { works, teams: replaceEqualDeep(last.teams, teams) };
    return last.teams;
  };
}

/** Moves missions between open and marked by what the store knows of this team. */
function withWork(team: QueuedTeam, work: TeamWork | undefined): QueuedTeam {
  if (!work?.saved) return team;
  const { saved } = work;
  const points = livePoints(saved.points, work.edited.marks);
  const isPosted = (level: MissionLevel) => team.open.includes(level) || team.marked.includes(level);
  const posted = MISSION_LEVELS.filter(isPosted);
  const hasMarks = (level: MissionLevel) => isMarked(level, points[`level${level}`].marked);
  return { ...team, open: posted.filter((level) => !hasMarks(level)), marked: posted.filter(hasMarks) };
}
