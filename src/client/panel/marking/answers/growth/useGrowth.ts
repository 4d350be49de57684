import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { growth } from '#contract/marking/growth.ts';

interface Wanted {
  teamId: string;
  level: number;
  /** null for the newest posted version. */
  version: number | null;
}

/** Queries how an answer grew, one version at a time. */
export function useGrowth({ teamId, level, version }: Wanted) {
  return useQuery({
    queryKey: ['answers', 'growth', teamId, level, version],
    queryFn: ({ signal }) =>
      call(growth.answerGrowth, { params: { teamId, level }, query: version === null ? {} : { version } }, { signal }),
  });
}
