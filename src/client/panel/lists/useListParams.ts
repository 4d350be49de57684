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
  /** The sort keys; a column with one of these keys is sortable. */
  sorts: Sorts<Sort>;
  setPage: (page: number) => void;
  /** Replaces a page that does not exist, without a new entry in the browser's history. */
  mendPage: (page: number) => void;
  /** Returns to the first page. */
  setSize: (size: number) => void;
  /** Returns to the first page; null is the default order. */
  setSorting: (sorting: Sorting | null) => void;
  setSearch: (words: string) => void;
}

/** Returns page, size, order and search of the list, kept in the address; each change is a history entry that 'back' undoes. */
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
