import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { moderation, type QueueCounts } from '#contract/council/moderation.ts';
import { QUEUE_KINDS, type QueueKind } from './queueKinds.ts';

const REFETCH_MS = 60_000;

/** Returns the counts of texts that await a decision; undefined until loaded. */
function useCounts() {
  const { data } = useQuery({
    queryKey: ['moderation', 'count'],
    queryFn: ({ signal }) => call(moderation.moderationCount, {}, { signal }),
    refetchInterval: REFETCH_MS,
  });
  // While servers are updated, an older one may answer, which counts no diaries.
  const diary: QueueCounts | undefined = data?.diary;
  return data && { comments: data, proposals: data.proposals, diary: diary ?? NONE };
}

const NONE: QueueCounts = { waiting: 0, reported: 0, selfHarm: 0 };

/** Returns how many texts of each kind await a decision; undefined until loaded. */
export function useWaitingCounts(): Readonly<Record<QueueKind, number>> | undefined {
  const counts = useCounts();
  return counts && { comments: sum(counts.comments), proposals: sum(counts.proposals), diary: sum(counts.diary) };
}

/**
 * Returns how many texts await a decision, how many of them may be about self-harm, and the `first` queue with any of those.
 * Counts are 0 until loaded.
 */
export function useWaiting(): { waiting: number; selfHarm: number; first: QueueKind } {
  const counts = useCounts();
  if (counts === undefined) return { waiting: 0, selfHarm: 0, first: 'comments' };
  const all = QUEUE_KINDS.map((kind) => counts[kind]);
  return {
    waiting: all.reduce((total, one) => total + sum(one), 0),
    selfHarm: all.reduce((total, one) => total + one.selfHarm, 0),
    first: QUEUE_KINDS.find((kind) => counts[kind].selfHarm > 0) ?? 'comments',
  };
}

function sum({ waiting, reported }: QueueCounts): number {
  return waiting + reported;
}
