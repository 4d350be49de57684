import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { ListParams } from '#client/panel/lists/listParams.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { solar } from '#contract/game/solar.ts';
import { teams } from '#contract/school/teams.ts';
import { FILE_LINK_TTL_MS } from '#domain/limits.ts';
import type { AnswerFilters } from './answerFilters.ts';
import { withOpenTeams } from './withTeam.ts';

/** What the answers can be sorted by. */
export const ANSWER_SORTS = ['name', 'class', 'solar', 'points'] as const;
type AnswerSort = (typeof ANSWER_SORTS)[number];

/** What a theme asks of its teams. */
export type Missions = ReplyOf<typeof solar.solar>;

/** File links of the answers are asked for anew well before they end. */
export const REFRESH_MS = FILE_LINK_TTL_MS / 2;

/**
 * A page of teams with their answers: all for administrators, the own ones for a teacher. A team that is open and was
 * just marked stays where it is while the list is narrowed to what is to be marked: the work at hand must not vanish.
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
      const fresh = await askFor(staff, query, signal);
      const before = client.getQueryData<typeof fresh>(queryKey);
      if (filters.unmarked === undefined || before === undefined) return fresh;
      return { ...fresh, teams: withOpenTeams(fresh.teams, before.teams, openTeams) };
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** How many teams of the whole list still have to be marked; null while that is not known. Asked for only where there are more pages. */
export function useUnmarkedTotal(
  staff: Staff,
  search: string,
  filters: AnswerFilters,
  isWanted: boolean,
): number | null {
  const query = { ...filters, search, unmarked: 'true', page: 0, limit: 1, sort: 'name', order: 'asc' } as const;
  const { data } = useQuery({
    queryKey: ['answers', 'unmarked', staff.id, query],
    queryFn: ({ signal }) => askFor(staff, query, signal),
    enabled: isWanted && filters.unmarked !== 'false',
  });
  return data?.pagination.total ?? null;
}

type AnswersQuery = AnswerFilters &
  Pick<ListParams<AnswerSort>, 'page' | 'sort' | 'order' | 'search'> & { limit: number };

function askFor(staff: Staff, query: AnswersQuery, signal: AbortSignal) {
  return staff.isTeacher
    ? call(teams.teamsOfTeacher, { params: { teacherId: staff.id }, query }, { signal })
    : call(teams.teamResponses, { query }, { signal });
}

/** What the missions of a theme ask for; it does not change while the panel is open. */
export function useMissions(solarId: string) {
  return useQuery(missionsQuery(solarId));
}

/** How it is asked for, once for all who need it. */
export function missionsQuery(solarId: string) {
  return queryOptions({
    queryKey: ['solar', solarId],
    queryFn: ({ signal }) => call(solar.solar, { params: { solarId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The right options of every quiz. */
export function useQuizKey() {
  return useQuery({
    queryKey: ['solar', 'key'],
    queryFn: ({ signal }) => call(solar.correctQuizAnswers, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
