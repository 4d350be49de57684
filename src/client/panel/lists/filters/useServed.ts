import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** So many are offered at once. A longer list is searched by the server. */
export const OFFERED_MAX = 100;
const TYPING_MS = 250;

export interface Choice {
  id: string;
  name: string;
}

/** What a choice can offer, and why it may be empty. */
export interface Choices<C extends Choice = Choice> {
  items: readonly C[];
  isLoading: boolean;
  error: unknown;
  /** There where the server has more than it offers at once: what is typed is looked for among all. */
  search?: ((words: string) => void) | undefined;
}

export interface Found<C extends Choice> {
  items: C[];
  total: number;
}

interface Asked<C extends Choice> {
  /** Of the cache. */
  name: readonly unknown[];
  /** The first `OFFERED_MAX` that the words are found in, and how many there are. */
  find: (words: string, signal: AbortSignal) => Promise<Found<C>>;
  enabled?: boolean;
}

/** A list that the server has: all of it where it is short, else what the typed words find. */
export function useServed<C extends Choice>({ name, find, enabled = true }: Asked<C>): Choices<C> {
  const [words, setWords] = useState('');
  const looked = useSettled(words);
  const first = useQuery({ queryKey: [...name, ''], queryFn: ({ signal }) => find('', signal), enabled });
  const isLong = first.data !== undefined && first.data.total > first.data.items.length;
  const asked = useQuery({
    queryKey: [...name, looked],
    queryFn: ({ signal }) => find(looked, signal),
    enabled: enabled && isLong && looked !== '',
    placeholderData: keepPreviousData,
  });
  const { error } = isLong && looked !== '' ? asked : first;
  const found = isLong && looked !== '' ? asked.data : undefined;
  return {
    // The first ones stay until what the words find has come.
    items: (found ?? first.data)?.items ?? [],
    isLoading: first.isFetching && first.data === undefined,
    error,
    search: isLong ? setWords : undefined,
  };
}

/** What was typed, once the fingers rest. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), TYPING_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
