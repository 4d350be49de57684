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
  /** Undefined while nothing has come. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  place: ListPlace;
}

/** The rows on screen and the state of their headers; the server has searched, sorted and paged them. */
export function useListTable<Row extends RowData>({ columns, rows, rowKey, place }: Listed<Row>) {
  const sorting: SortingState = [{ id: place.sort, desc: place.order === 'desc' }];
  const table = useTable({
    features: FEATURES,
    columns: useMemo(() => columns.map(definition), [columns]),
    data: rows ?? NOTHING,
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

const NOTHING: never[] = [];

/** Sorted by name alone: what it holds, the server knows. */
function definition<Row extends RowData>({ key }: Column<Row>) {
  return { id: key, accessorFn: () => undefined, sortDescFirst: false };
}

function sortingOf(change: Updater<SortingState>, before: SortingState) {
  const [first] = typeof change === 'function' ? change(before) : change;
  return first === undefined ? null : { sort: first.id, order: first.desc ? ('desc' as const) : ('asc' as const) };
}
