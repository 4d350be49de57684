import { useQueries } from '@tanstack/react-query';
import { type Missions, missionsQuery } from '../list/useAnswers.ts';

/** What these themes ask for, by their ids. */
export function useMissionsOf(solarIds: readonly string[]) {
  return useQueries({
    queries: [...new Set(solarIds)].map(missionsQuery),
    combine: (found) => ({
      isPending: found.some(({ isPending }) => isPending),
      error: found.find(({ isError }) => isError)?.error ?? null,
      refetch: () => Promise.all(found.map((query) => query.refetch())),
      missions: new Map(found.flatMap(({ data }): [string, Missions][] => (data ? [[data._id, data]] : []))),
    }),
  });
}
