import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type RowData,
  rowExpandingFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { pageRange } from '#domain/paging.ts';
import type { Column } from './Column.ts';
import type { ListPlace } from './useListParams.ts';
import { compareNames, folded } from './words.ts';

export type { RowData };

const FEATURES = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowExpandingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

interface Listed<Row extends RowData> {
  columns: readonly Column<Row>[];
  /** Undefined while nothing has come. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  place: ListPlace;
  /** Of a list that the server searches, sorts and pages; left out when `rows` are all there are. */
  total?: number | undefined;
}

/** The rows on screen and the state of their headers: searched, sorted and paged here unless the server has done it. */
export function useListTable<Row extends RowData>({ columns, rows, rowKey, place, total }: Listed<Row>) {
  const isServed = total !== undefined;
  const sorting: SortingState = [{ id: place.sort, desc: place.order === 'desc' }];
  const table = useTable({
    features: FEATURES,
    columns: useMemo(() => columns.map(definition), [columns]),
    data: rows ?? NOTHING,
    getRowId: rowKey,
    state: { sorting, globalFilter: place.search },
    onSortingChange: (change) => place.setSorting(sortingOf(change, sorting)),
    globalFilterFn: HAS_WORDS,
    getColumnCanGlobalFilter: () => true,
    getRowCanExpand: () => true,
    enableMultiSort: false,
    manualSorting: isServed,
    manualFiltering: isServed,
    autoResetAll: false,
  });
  const found = table.getRowModel().rows;
  const { from, to } = pageRange(place.page, place.size, found.length);
  return {
    total: total ?? found.length,
    rows: isServed ? found : found.slice(Math.max(from - 1, 0), to),
    header: (key: string) => (place.sorts.includes(key) ? table.getColumn(key) : undefined),
  };
}

export type ListTable<Row extends RowData> = ReturnType<typeof useListTable<Row>>;

const NOTHING: never[] = [];

function definition<Row extends RowData>({ key, value, unsearched = false }: Column<Row>) {
  return {
    id: key,
    accessorFn: (row: Row) => value?.(row) ?? undefined,
    enableGlobalFilter: value !== undefined && !unsearched,
    sortDescFirst: false,
    sortUndefined: 'last' as const,
    sortFn: byValue,
  };
}

interface Valued {
  getValue: (key: string) => unknown;
}

const HAS_WORDS = Object.assign(
  (row: Valued, key: string, words: string) => folded(String(row.getValue(key) ?? '')).includes(words),
  { resolveFilterValue: folded },
);

function byValue(a: Valued, b: Valued, key: string): number {
  const [one, other] = [a.getValue(key), b.getValue(key)];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareNames(String(one), String(other));
}

function sortingOf(change: Updater<SortingState>, before: SortingState) {
  const [first] = typeof change === 'function' ? change(before) : change;
  return first === undefined ? null : { sort: first.id, order: first.desc ? ('desc' as const) : ('asc' as const) };
}
