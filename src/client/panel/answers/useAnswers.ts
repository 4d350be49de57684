import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { solar } from '#contract/solar.ts';
import { teams } from '#contract/teams.ts';
import { FILE_LINK_TTL_MS } from '#domain/limits.ts';
import type { ListParams } from '../lists/listParams.ts';
import type { Staff } from '../useStaff.ts';

/** What a theme asks of its teams. */
export type Missions = ReplyOf<typeof solar.solar>;

/** File links of the answers are asked for anew well before they end. */
const REFRESH_MS = FILE_LINK_TTL_MS / 2;

/** A page of teams with their answers: all for administrators, the own ones for a teacher. */
export function useAnswers(staff: Staff, { page, size }: ListParams) {
  const query = { page, limit: size };
  return useQuery({
    queryKey: ['answers', 'page', staff.id, query],
    queryFn: ({ signal }) =>
      staff.isTeacher
        ? call(teams.teamsOfTeacher, { params: { teacherId: staff.id }, query }, { signal })
        : call(teams.teamResponses, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** What the missions of a theme ask for; it does not change while the panel is open. */
export function useMissions(solarId: string) {
  return useQuery({
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
