import { useSearchParams } from 'react-router-dom';
import { withFilter } from '../listParams.ts';

/** Returns the functions that set a filter of the list in the address. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  return {
    /** Sets a choice; each is one entry in the browser's history. */
    choose: (name: string, value: string, usual?: string) =>
      setParams((before) => withFilter(before, name, value, usual)),
    /** Sets typed text; all edits of the same text are one history entry. */
    type: (name: string, value: string) =>
      setParams((before) => withFilter(before, name, value), { replace: params.has(name) }),
  };
}
