import { memo, useId } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { NextIcon } from '#client/ui/icons.tsx';
import type { Column, RowView } from './Column.ts';
import { RowActions } from './RowActions.tsx';

interface Props<Row> {
  row: Row;
  view: RowView<Row>;
  isOpen: boolean;
  /** Does the same as long as the view is the same. */
  onToggle: () => void;
}

/** One row of a list and, below it when opened, its detail. Rows that stay are not made again when more are shown. */
export const ListRow = memo(
  Row,
  (before, next) => before.row === next.row && before.view === next.view && before.isOpen === next.isOpen,
) as typeof Row;

function Row<Row>({ row, view, isOpen, onToggle }: Props<Row>) {
  const { columns, rowName, detail, actions, around } = view;
  const detailId = useId();
  const columnCount = columns.length + (detail ? 1 : 0) + (actions ? 1 : 0);
  const cells = (
    <>
      <tr>
        {detail && (
          <td className="panel-opener" data-label={detail.header}>
            <Expander label={detail.label} of={rowName(row)} controls={detailId} isOpen={isOpen} onToggle={onToggle} />
          </td>
        )}
        {columns.map((column) => cellOf(column, row))}
        {actions && (
          <td data-label="Ações">
            {actions(row).length > 0 && <RowActions of={rowName(row)} actions={() => actions(row)} />}
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr className="panel-detail">
          <td id={detailId} colSpan={columnCount}>
            {detail.show(row)}
          </td>
        </tr>
      )}
    </>
  );
  return around ? around(row, cells) : cells;
}

/** Not a component of its own: a page has hundreds of them. */
function cellOf<Row>(column: Column<Row>, row: Row) {
  const { key, header, cell, rowHeader = false, freeText = rowHeader } = column;
  return rowHeader ? (
    <th key={key} scope="row" data-label={header} data-free={freeText}>
      {cell(row)}
    </th>
  ) : (
    <td key={key} data-label={header} data-free={freeText}>
      {cell(row)}
    </td>
  );
}

interface ExpanderProps {
  label: string;
  of: string;
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

function Expander({ label, of, controls, isOpen, onToggle }: ExpanderProps) {
  return (
    <Button
      variant="secondary"
      className="whitespace-nowrap"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <NextIcon className={isOpen ? 'size-5 rotate-90' : 'size-5'} />
      {label}
      <span className="sr-only"> de {of}</span>
    </Button>
  );
}
