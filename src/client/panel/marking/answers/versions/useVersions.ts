import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { guidance } from '#contract/marking/guidance.ts';
import { REFRESH_MS } from '../list/useAnswers.ts';

/** Queries the former answers of one team, while its answers are open. */
export function useVersions(teamId: string) {
  return useQuery({
    queryKey: ['answers', 'versions', teamId],
    queryFn: ({ signal }) => call(guidance.answerVersions, { params: { teamId } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}
