import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { moderation } from '#contract/moderation.ts';

const NEWS_MS = 60_000;

/** How many comments ask for a decision; 0 while it is not known. */
export function useWaiting(): number {
  const { data } = useQuery({
    queryKey: ['moderation', 'count'],
    queryFn: ({ signal }) => call(moderation.moderationCount, {}, { signal }),
    refetchInterval: NEWS_MS,
  });
  return data ? data.waiting + data.reported : 0;
}
