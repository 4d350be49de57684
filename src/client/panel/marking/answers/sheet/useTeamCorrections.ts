import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { quizCorrections } from '#contract/marking/quizCorrections.ts';

/** Queries what counts in a team's class instead of the keys of its quiz, while its answers are open. */
export function useTeamCorrections(teamId: string) {
  return useQuery({
    queryKey: ['answers', 'corrections', teamId],
    queryFn: ({ signal }) => call(quizCorrections.teamQuizCorrections, { params: { teamId } }, { signal }),
  });
}
