import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { teamwork } from '#contract/marking/teamwork.ts';
import { REFRESH_MS } from '../list/useAnswers.ts';

/** Queries how one team worked in each mission, while its answers are open. */
export function useTeamwork(teamId: string) {
  return useQuery({
    queryKey: ['answers', 'teamwork', teamId],
    queryFn: ({ signal }) => call(teamwork.teamwork, { params: { teamId } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}
