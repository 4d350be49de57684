import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Choices offered at once. A longer list is searched by the server. */
export const CHOICES_MAX = 100;
const DEBOUNCE_MS = 250;

export interface Choice {
  id: string;
  name: string;
}

/** The choices of a control, and their loading state. */
export interface Choices<C extends Choice = Choice> {
  items: readonly C[];
  isLoading: boolean;
  error: unknown;
  /** Searches among all choices; present only when the server has more than `CHOICES_MAX`. */
  search?: ((words: string) => void) | undefined;
}

export interface ChoicePage<C extends Choice> {
  items: C[];
  total: number;
}

interface Asked<C extends Choice> {
  /** Query key. */
  name: readonly unknown[];
  /** Returns the first `CHOICES_MAX` matches and the number of all matches. */
  find: (words: string, signal: AbortSignal) => Promise<ChoicePage<C>>;
  enabled?: boolean;
}

/** Queries the choices of a control: the whole list when it is short, otherwise the matches of the typed text. */
export function useChoices<C extends Choice>({ name, find, enabled = true }: Asked<C>): Choices<C> {
  const [words, setWords] = useState('');
  const searched = useDebounced(words);
  const first = useQuery({ queryKey: [...name, ''], queryFn: ({ signal }) => find('', signal), enabled });
  const isLong = first.data !== undefined && first.data.total > first.data.items.length;
  const matches = useQuery({
    queryKey: [...name, searched],
    queryFn: ({ signal }) => find(searched, signal),
    enabled: enabled && isLong && searched !== '',
    placeholderData: keepPreviousData,
  });
  const { error } = isLong && searched !== '' ? matches : first;
  const found = isLong && searched !== '' ? matches.data : undefined;
  return {
    // The first page stays until the matches have loaded.
    items: (found ?? first.data)?.items ?? [],
    isLoading: first.isFetching && first.data === undefined,
    error,
    search: isLong ? setWords : undefined,
  };
}

/** Returns the text once typing has paused. */
function useDebounced(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
