import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { type Council, councils } from '#contract/council/session/councils.ts';

/** Queries the result of a council whose vote is closed; a change of the council, such as a lot, reads it again. */
export function useCouncilResult({ _id: councilId, revision }: Council) {
  return useQuery({
    queryKey: ['councils', councilId, 'result', revision],
    queryFn: ({ signal }) => call(councils.councilResult, { params: { councilId } }, { signal }),
    // The result before a lot is shown until the new one is there; never that of another council.
    placeholderData: (before, query) => (query?.queryKey[1] === councilId ? before : undefined),
  });
}
