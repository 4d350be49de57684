import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { LIVE_REFETCH } from '#client/panel/lists/liveRefetch.ts';
import { councils } from '#contract/council/session/councils.ts';
import type { ReplyOf } from '#contract/endpoint.ts';

export type CouncilsOfClass = ReplyOf<typeof councils.councilsOfClass>;
export type ListedCouncil = CouncilsOfClass['councils'][number];
export type Candidate = CouncilsOfClass['candidates'][number];

/** Queries the councils of a class, and what a new one may have. */
export function useCouncils(classId: string) {
  return useQuery({
    queryKey: ['councils', 'class', classId],
    queryFn: ({ signal }) => call(councils.councilsOfClass, { params: { classId } }, { signal }),
    ...LIVE_REFETCH,
  });
}

/** Returns the council of a class that is not closed; there is at most one. */
export function openCouncil(of: CouncilsOfClass | undefined): ListedCouncil | undefined {
  return of?.councils.find(({ state }) => state !== 'closed');
}
