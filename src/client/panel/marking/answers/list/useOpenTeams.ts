import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const OPEN = 'team';

/** Holds the teams whose answers are open, in the address, so that a reload or a link shows them again. */
export function useOpenTeams() {
  const [params, setParams] = useSearchParams();
  const listed = params.getAll(OPEN).join();
  return useMemo(() => {
    const keys = listed === '' ? [] : listed.split(',');
    const put = (next: readonly string[]) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(OPEN);
          for (const key of next) after.append(OPEN, key);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    return {
      keys,
      toggle: (key: string) => put(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
      /** Closes one team and opens another. */
      move: (from: string, to: string) => put([...keys.filter((key) => key !== from && key !== to), to]),
    };
  }, [listed, setParams]);
}

export type OpenTeams = ReturnType<typeof useOpenTeams>;
