import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { PLAIN_HEAD_CELL, SORT_BUTTON, SORTED_HEAD_CELL } from './tableStyle.ts';

interface Sortable {
  getIsSorted: () => false | 'asc' | 'desc';
  toggleSorting: () => void;
}

const SIGNS = { asc: ArrowUp, desc: ArrowDown };
const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

/** Renders a column header; for a sortable column, a button for ascending, descending and the default order. */
export function SortHeader({ header, column }: { header: string; column: Sortable | undefined }) {
  if (column === undefined) {
    return (
      <th scope="col" className={PLAIN_HEAD_CELL}>
        {header}
      </th>
    );
  }
  const sorted = column.getIsSorted();
  const Sign = sorted ? SIGNS[sorted] : ChevronsUpDown;
  return (
    <th scope="col" className={SORTED_HEAD_CELL} aria-sort={sorted ? SPOKEN[sorted] : 'none'}>
      <button type="button" className={SORT_BUTTON} onClick={() => column.toggleSorting()}>
        {header}
        <Sign aria-hidden className={sorted ? 'size-5' : 'size-5 opacity-60'} />
      </button>
    </th>
  );
}
