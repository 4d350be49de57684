import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { ListParams } from '#client/panel/lists/listParams.ts';
import { ranking } from '#contract/council/ranking.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { RankingScope } from '#domain/vocabulary.ts';

export type RankedTeam = ReplyOf<typeof ranking.ranking>['ranking'][number];

/** Queries a page of the ranking; `solar` is a theme's name, empty for all. */
export function useRanking({ page, size }: ListParams, scope: RankingScope, solar: string) {
  const query = { page, limit: size, scope, solar };
  return useQuery({
    queryKey: ['ranking', query],
    queryFn: ({ signal }) => call(ranking.ranking, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
