import { useSearchParams } from 'react-router-dom';
import { type ListParams, readListParams, writeListParams } from './listParams.ts';

export interface ListPlace extends ListParams {
  setPage: (page: number) => void;
  /** Another size starts again at the first page. */
  setSize: (size: number) => void;
}

/** Page and size of the list on screen; they live in the address. */
export function useListParams(): ListPlace {
  const [params, setParams] = useSearchParams();
  const place = readListParams(params);
  const go = (next: ListParams) => setParams((before) => writeListParams(before, next), { replace: true });
  return {
    ...place,
    setPage: (page) => go({ ...place, page }),
    setSize: (size) => go({ page: 0, size }),
  };
}
