import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { moderation, type QueueCounts } from '#contract/council/moderation.ts';
import type { QueueKind } from './queueKinds.ts';

const NEWS_MS = 60_000;

/** What asks for a decision; undefined while it is not known. */
function useCounts() {
  const { data } = useQuery({
    queryKey: ['moderation', 'count'],
    queryFn: ({ signal }) => call(moderation.moderationCount, {}, { signal }),
    refetchInterval: NEWS_MS,
  });
  return data && { comments: data, proposals: data.proposals };
}

/** How many comments and how many proposals ask for a decision; undefined while it is not known. */
export function useWaitingCounts(): Readonly<Record<QueueKind, number>> | undefined {
  const counts = useCounts();
  return counts && { comments: sum(counts.comments), proposals: sum(counts.proposals) };
}

/**
 * How many ask for a decision in all, how many of them may speak of self-harm, and the queue that has the `first` of these;
 * 0 while it is not known.
 */
export function useWaiting(): { waiting: number; selfHarm: number; first: QueueKind } {
  const counts = useCounts();
  if (counts === undefined) return { waiting: 0, selfHarm: 0, first: 'comments' };
  const { comments, proposals } = counts;
  return {
    waiting: sum(comments) + sum(proposals),
    selfHarm: comments.selfHarm + proposals.selfHarm,
    first: comments.selfHarm > 0 ? 'comments' : 'proposals',
  };
}

function sum({ waiting, reported }: QueueCounts): number {
  return waiting + reported;
}
