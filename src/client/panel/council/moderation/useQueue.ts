import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { diaryModeration } from '#contract/council/diaryModeration.ts';
import { moderation } from '#contract/council/moderation.ts';
import { proposalModeration } from '#contract/council/proposalModeration.ts';
import { QUEUE_PARTS, type QueuePart } from '#domain/council/moderation.ts';
import { QUEUE_KINDS, type QueueKind } from './queueKinds.ts';

/** The server fixes the order: longest waiting first. */
const SORTS = ['server'] as const;
/** Refetch interval: an active class adds to the queue while the teacher watches it. */
const REFETCH_MS = 30_000;

/** Returns the queue named in the address (`kind`). */
export function useQueueKind(): QueueKind {
  const [params] = useSearchParams();
  return QUEUE_KINDS.find((known) => known === params.get('kind')) ?? 'comments';
}

/** Queries the page and the part of the comment queue that are named in the address. */
export function useCommentQueue() {
  const { part, place, query } = useQueuePart();
  const page = useQuery({
    queryKey: ['moderation', 'queue', query],
    queryFn: ({ signal }) => call(moderation.moderationQueue, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
  return { part, place, page };
}

/** Queries the page and the part of the proposal queue that are named in the address. */
export function useProposalQueue() {
  const { part, place, query } = useQueuePart();
  const page = useQuery({
    queryKey: ['moderation', 'proposals', query],
    queryFn: ({ signal }) => call(proposalModeration.proposalQueue, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
  return { part, place, page };
}

/** Queries the page and the part of the diary queue that are named in the address. */
export function useDiaryQueue() {
  const { part, place, query } = useQueuePart();
  const page = useQuery({
    queryKey: ['moderation', 'diary', query],
    queryFn: ({ signal }) => call(diaryModeration.diaryQueue, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
  return { part, place, page };
}

function useQueuePart() {
  const [params] = useSearchParams();
  const part: QueuePart = QUEUE_PARTS.find((known) => known === params.get('part')) ?? 'waiting';
  const place = useListParams(SORTS);
  return { part, place, query: { page: place.page, limit: place.size, part } };
}

/** Holds the selected rows; a row that leaves the screen is deselected. */
export function useRowSelection<Row extends { _id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const shown = new Set(rows.map(({ _id }) => _id));
  const staying = [...ids].filter((id) => shown.has(id));
  if (staying.length < ids.size) setIds(new Set(staying));
  const chosen = rows.filter(({ _id }) => ids.has(_id));
  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    choose: (id: string, isIn: boolean) =>
      setIds((before) => new Set(isIn ? [...before, id] : [...before].filter((one) => one !== id))),
    chooseAll: (isIn: boolean) => setIds(isIn ? shown : new Set()),
  };
}
