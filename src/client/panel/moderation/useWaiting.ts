import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { moderation, type QueueCounts } from '#contract/moderation.ts';
import type { QueueKind } from './queueKinds.ts';

const NEWS_MS = 60_000;

/** How many comments and how many proposals ask for a decision; undefined while it is not known. */
export function useWaitingCounts(): Readonly<Record<QueueKind, number>> | undefined {
  const { data } = useQuery({
    queryKey: ['moderation', 'count'],
    queryFn: ({ signal }) => call(moderation.moderationCount, {}, { signal }),
    refetchInterval: NEWS_MS,
  });
  return data && { comments: sum(data), proposals: sum(data.proposals) };
}

/** How many ask for a decision in all; 0 while it is not known. */
export function useWaiting(): number {
  const counts = useWaitingCounts();
  return counts ? counts.comments + counts.proposals : 0;
}

function sum({ waiting, reported }: QueueCounts): number {
  return waiting + reported;
}
