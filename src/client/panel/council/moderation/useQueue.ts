import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { moderation } from '#contract/council/moderation.ts';
import { proposalModeration } from '#contract/council/proposalModeration.ts';
import { QUEUE_PARTS, type QueuePart } from '#domain/council/moderation.ts';
import { QUEUE_KINDS, type QueueKind } from './queueKinds.ts';

/** The server orders this list: what waits longest first. */
const SORTS = ['server'] as const;
/** A class that talks fills the queue while the teacher looks at it. */
const NEWS_MS = 30_000;

/** The queue that the address names. */
export function useQueueKind(): QueueKind {
  const [params] = useSearchParams();
  return QUEUE_KINDS.find((known) => known === params.get('kind')) ?? 'comments';
}

/** The part of the queue of comments that the address names, and its page. */
export function useCommentQueue() {
  const { part, place, query } = useQueuePart();
  const page = useQuery({
    queryKey: ['moderation', 'queue', query],
    queryFn: ({ signal }) => call(moderation.moderationQueue, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: NEWS_MS,
  });
  return { part, place, page };
}

/** The same of the queue of proposals. */
export function useProposalQueue() {
  const { part, place, query } = useQueuePart();
  const page = useQuery({
    queryKey: ['moderation', 'proposals', query],
    queryFn: ({ signal }) => call(proposalModeration.proposalQueue, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: NEWS_MS,
  });
  return { part, place, page };
}

function useQueuePart() {
  const [params] = useSearchParams();
  const part: QueuePart = QUEUE_PARTS.find((known) => known === params.get('part')) ?? 'waiting';
  const place = useListParams(SORTS);
  return { part, place, query: { page: place.page, limit: place.size, part } };
}

/** Which of the rows on screen are chosen; what has left the screen no longer is. */
export function useChosen<Row extends { _id: string }>(rows: readonly Row[]) {
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
