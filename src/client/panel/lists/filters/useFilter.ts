import { useSearchParams } from 'react-router-dom';
import { withFilter } from '../listParams.ts';

/** Changes words of the address that narrow the list on screen. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  return {
    /** A choice: one step in the browser's history. */
    choose: (name: string, value: string, usual?: string) =>
      setParams((before) => withFilter(before, name, value, usual)),
    /** Typed words: all corrections of the same words are one step. */
    type: (name: string, value: string) =>
      setParams((before) => withFilter(before, name, value), { replace: params.has(name) }),
  };
}
