import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { ListParams } from '#client/panel/lists/listParams.ts';
import { LIVE_REFETCH } from '#client/panel/lists/liveRefetch.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { teams } from '#contract/school/teams.ts';
import type { Sort, TeamFilters } from './teamFilters.ts';

/**
 * Queries a page of teams: all for administrators, the own ones for a teacher. Keeps the last page while the next one loads,
 * and refetches while the page is visible.
 */
export function useTeams(staff: Staff, { page, size, sort, order, search }: ListParams<Sort>, filters: TeamFilters) {
  const query = { ...filters, search, sort, order, page, limit: size };
  return useQuery({
    queryKey: ['teams', 'page', staff.id, query],
    queryFn: ({ signal }) =>
      staff.isTeacher
        ? call(teams.teamsOfTeacher, { params: { teacherId: staff.id }, query }, { signal })
        : call(teams.allTeams, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...LIVE_REFETCH,
  });
}
