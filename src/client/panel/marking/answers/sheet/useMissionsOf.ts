import { useQueries } from '@tanstack/react-query';
import { type Missions, missionsQuery } from '../list/useAnswers.ts';

/** Queries the missions of several themes; `missions` maps theme ids to them. */
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
