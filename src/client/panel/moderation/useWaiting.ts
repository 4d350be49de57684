import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { moderation } from '#contract/moderation.ts';

const NEWS_MS = 60_000;

/** How many comments ask for a decision, and how many of them may speak of self-harm; 0 while it is not known. */
export function useWaiting(): { waiting: number; selfHarm: number } {
  const { data } = useQuery({
    queryKey: ['moderation', 'count'],
    queryFn: ({ signal }) => call(moderation.moderationCount, {}, { signal }),
    refetchInterval: NEWS_MS,
  });
  return { waiting: data ? data.waiting + data.reported : 0, selfHarm: data?.selfHarm ?? 0 };
}
