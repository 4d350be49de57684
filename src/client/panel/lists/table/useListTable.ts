import {
  type RowData,
  rowExpandingFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListPlace } from '../useListParams.ts';
import type { Column } from './Column.ts';

export type { RowData };

const FEATURES = tableFeatures({ rowSortingFeature, rowExpandingFeature });

interface Listed<Row extends RowData> {
  columns: readonly Column<Row>[];
  /** Undefined until loaded. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  place: ListPlace;
}

/** Returns the rows on screen and the state of their headers; the server searches, sorts and pages. */
export function useListTable<Row extends RowData>({ columns, rows, rowKey, place }: Listed<Row>) {
  const sorting: SortingState = [{ id: place.sort, desc: place.order === 'desc' }];
  const table = useTable({
    features: FEATURES,
    columns: useMemo(() => columns.map(definition), [columns]),
    data: rows ?? NO_ROWS,
    getRowId: rowKey,
    state: { sorting },
    onSortingChange: (change) => place.setSorting(sortingOf(change, sorting)),
    getRowCanExpand: () => true,
    enableMultiSort: false,
    manualSorting: true,
    autoResetAll: false,
  });
  return {
    rows: table.getRowModel().rows,
    header: (key: string) => (place.sorts.includes(key) ? table.getColumn(key) : undefined),
  };
}

export type ListTable<Row extends RowData> = ReturnType<typeof useListTable<Row>>;

const NO_ROWS: never[] = [];

/** Has no accessor, because the server sorts. */
function definition<Row extends RowData>({ key }: Column<Row>) {
  return { id: key, accessorFn: () => undefined, sortDescFirst: false };
}

function sortingOf(change: Updater<SortingState>, before: SortingState) {
  const [first] = typeof change === 'function' ? change(before) : change;
  return first === undefined ? null : { sort: first.id, order: first.desc ? ('desc' as const) : ('asc' as const) };
}
