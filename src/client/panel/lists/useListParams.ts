import { useSearchParams } from 'react-router-dom';
import { useFilter } from './filters/useFilter.ts';
import {
  type ListParams,
  readListParams,
  type Sorting,
  type Sorts,
  withPage,
  withSize,
  withSorting,
} from './listParams.ts';

export interface ListPlace<Sort extends string = string> extends ListParams<Sort> {
  /** What the list can be sorted by; a column whose key stands here sorts it. */
  sorts: Sorts<Sort>;
  setPage: (page: number) => void;
  /** Puts a page that does not exist right, without a step of its own in the browser's history. */
  mendPage: (page: number) => void;
  /** Another size starts again at the first page. */
  setSize: (size: number) => void;
  /** Another order starts again at the first page; null is the usual one. */
  setSorting: (sorting: Sorting | null) => void;
  setSearch: (words: string) => void;
}

/** Page, size, order and search of the list on screen; they live in the address, and each change is a step 'back' undoes. */
export function useListParams<Sort extends string>(sorts: Sorts<Sort>): ListPlace<Sort> {
  const [params, setParams] = useSearchParams();
  const filter = useFilter();
  return {
    ...readListParams(params, sorts),
    sorts,
    setPage: (page) => setParams((before) => withPage(before, page)),
    mendPage: (page) => setParams((before) => withPage(before, page), { replace: true }),
    setSize: (size) => setParams((before) => withSize(before, size)),
    setSorting: (sorting) => setParams((before) => withSorting(before, sorts, sorting)),
    setSearch: (words) => filter.type('search', words),
  };
}
