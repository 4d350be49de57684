import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { ListParams } from '#client/panel/lists/listParams.ts';
import { WHILE_SEEN } from '#client/panel/lists/refreshing.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { teams } from '#contract/school/teams.ts';
import type { Sort, TeamFilters } from './teamFilters.ts';

/** A page of teams: all for administrators, the own ones for a teacher. The last page stays while the next one loads; it refreshes while it is seen. */
export function useTeams(staff: Staff, { page, size, sort, order, search }: ListParams<Sort>, filters: TeamFilters) {
  const query = { ...filters, search, sort, order, page, limit: size };
  return useQuery({
    queryKey: ['teams', 'page', staff.id, query],
    queryFn: ({ signal }) =>
      staff.isTeacher
        ? call(teams.teamsOfTeacher, { params: { teacherId: staff.id }, query }, { signal })
        : call(teams.allTeams, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...WHILE_SEEN,
  });
}
