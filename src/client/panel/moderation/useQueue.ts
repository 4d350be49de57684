import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { type JudgedComment, moderation } from '#contract/moderation.ts';
import { QUEUE_PARTS, type QueuePart } from '#domain/moderation.ts';
import { useListParams } from '../lists/useListParams.ts';

/** The server orders this list: what waits longest first. */
const SORTS = ['server'] as const;
/** A class that talks fills the queue while the teacher looks at it. */
const NEWS_MS = 30_000;

/** The part of the queue that the address names, and its page. */
export function useQueue() {
  const [params] = useSearchParams();
  const part: QueuePart = QUEUE_PARTS.find((known) => known === params.get('part')) ?? 'waiting';
  const place = useListParams(SORTS);
  const query = { page: place.page, limit: place.size, part };
  const page = useQuery({
    queryKey: ['moderation', 'queue', query],
    queryFn: ({ signal }) => call(moderation.moderationQueue, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: NEWS_MS,
  });
  return { part, place, page };
}

/** Which of the rows on screen are chosen; what has left the screen no longer is. */
export function useChosen(rows: readonly JudgedComment[]) {
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
