import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { placedComments } from '#contract/marking/placedComments.ts';
import { REFRESH_MS } from '../list/useAnswers.ts';

/** Returns the cache key of the comments on places of a team's answers. */
export function placedKey(teamId: string) {
  return ['answers', 'places', teamId];
}

/** Queries the comments on places of one team, while its answers are open. */
export function usePlacedComments(teamId: string) {
  return useQuery({
    queryKey: placedKey(teamId),
    queryFn: ({ signal }) => call(placedComments.placedComments, { params: { teamId } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}
