import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { ListParams } from '#client/panel/lists/listParams.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { quizKeys } from '#contract/game/quizKeys.ts';
import { solar } from '#contract/game/solar.ts';
import { teams } from '#contract/school/teams.ts';
import { FILE_LINK_TTL_MS } from '#domain/limits.ts';
import type { AnswerFilters } from './answerFilters.ts';
import { withOpenTeams } from './withTeam.ts';

export const ANSWER_SORTS = ['name', 'class', 'solar', 'points'] as const;
type AnswerSort = (typeof ANSWER_SORTS)[number];

/** The missions of a theme. */
export type Missions = ReplyOf<typeof solar.solar>;

/** Refetch interval in ms: renews the file links of the answers well before they expire. */
export const REFRESH_MS = FILE_LINK_TTL_MS / 2;

/**
 * Queries a page of teams with their answers: all for administrators, the own ones for a teacher. In a list filtered by
 * `unmarked`, an open team that was just marked stays in its place, so that the sheet in use does not disappear.
 */
export function useAnswers(
  staff: Staff,
  { page, size, sort, order, search }: ListParams<AnswerSort>,
  filters: AnswerFilters,
  openTeams: readonly string[],
) {
  const client = useQueryClient();
  const query = { ...filters, page, limit: size, sort, order, search };
  const queryKey = ['answers', 'page', staff.id, query];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const fresh = await fetchAnswers(staff, query, signal);
      const before = client.getQueryData<typeof fresh>(queryKey);
      if (filters.unmarked === undefined || before === undefined) return fresh;
      return { ...fresh, teams: withOpenTeams(fresh.teams, before.teams, openTeams) };
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** Returns how many teams of the whole list lack a mark; null until loaded. Fetched only when `isWanted`. */
export function useUnmarkedTotal(
  staff: Staff,
  search: string,
  filters: AnswerFilters,
  isWanted: boolean,
): number | null {
  const query = { ...filters, search, unmarked: 'true', page: 0, limit: 1, sort: 'name', order: 'asc' } as const;
  const { data } = useQuery({
    queryKey: ['answers', 'unmarked', staff.id, query],
    queryFn: ({ signal }) => fetchAnswers(staff, query, signal),
    enabled: isWanted && filters.unmarked !== 'false',
  });
  return data?.pagination.total ?? null;
}

type AnswersQuery = AnswerFilters &
  Pick<ListParams<AnswerSort>, 'page' | 'sort' | 'order' | 'search'> & { limit: number };

function fetchAnswers(staff: Staff, query: AnswersQuery, signal: AbortSignal) {
  return staff.isTeacher
    ? call(teams.teamsOfTeacher, { params: { teacherId: staff.id }, query }, { signal })
    : call(teams.teamResponses, { query }, { signal });
}

/** Queries the missions of a theme, once while the panel is open. */
export function useMissions(solarId: string) {
  return useQuery(missionsQuery(solarId));
}

/** Returns the query options of a theme's missions, so that all users share one request. */
export function missionsQuery(solarId: string) {
  return queryOptions({
    queryKey: ['solar', solarId],
    queryFn: ({ signal }) => call(solar.solar, { params: { solarId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Queries the right options of every quiz. */
export function useQuizKey() {
  return useQuery({
    queryKey: ['solar', 'key'],
    queryFn: ({ signal }) => call(quizKeys.correctQuizAnswers, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
