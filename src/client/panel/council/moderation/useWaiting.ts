import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { moderation, type QueueCounts } from '#contract/council/moderation.ts';
import type { QueueKind } from './queueKinds.ts';

const REFETCH_MS = 60_000;

/** Returns the counts of texts that await a decision; undefined until loaded. */
function useCounts() {
  const { data } = useQuery({
    queryKey: ['moderation', 'count'],
    queryFn: ({ signal }) => call(moderation.moderationCount, {}, { signal }),
    refetchInterval: REFETCH_MS,
  });
  return data && { comments: data, proposals: data.proposals };
}

/** Returns how many comments and how many proposals await a decision; undefined until loaded. */
export function useWaitingCounts(): Readonly<Record<QueueKind, number>> | undefined {
  const counts = useCounts();
  return counts && { comments: sum(counts.comments), proposals: sum(counts.proposals) };
}

/**
 * Returns how many texts await a decision, how many of them may be about self-harm, and the `first` queue with any of those.
 * Counts are 0 until loaded.
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
