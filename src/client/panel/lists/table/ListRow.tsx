import { memo, useId } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { NextIcon } from '#client/ui/icons.tsx';
import type { Column, RowView } from './Column.ts';
import { RowActions } from './RowActions.tsx';
import {
  ACTIONS_CELL,
  DETAIL_CELL,
  DETAIL_ROW,
  FREE_TEXT,
  NAME_CELL,
  OPENER_CELL,
  ROW,
  VALUE_CELL,
} from './tableStyle.ts';

interface Props<Row> {
  row: Row;
  view: RowView<Row>;
  isOpen: boolean;
  /** Not compared by memo: must do the same as long as `view` is the same. */
  onToggle: () => void;
}

/** Renders a row of a list and, when open, its detail. Memoised: unchanged rows do not render again when more are shown. */
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
      <tr className={ROW}>
        {detail && (
          <td className={OPENER_CELL}>
            <Expander label={detail.label} of={rowName(row)} controls={detailId} isOpen={isOpen} onToggle={onToggle} />
          </td>
        )}
        {columns.map((column) => cellOf(column, row))}
        {actions && (
          <td data-label="Ações" className={ACTIONS_CELL}>
            {actions(row).length > 0 && <RowActions of={rowName(row)} actions={() => actions(row)} />}
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr data-detail className={DETAIL_ROW}>
          <td className={DETAIL_CELL} id={detailId} colSpan={columnCount}>
            {detail.show(row)}
          </td>
        </tr>
      )}
    </>
  );
  return around ? around(row, cells) : cells;
}

/** A function instead of a component, because a page has hundreds of cells. */
function cellOf<Row>(column: Column<Row>, row: Row) {
  const { key, header, cell, rowHeader = false, freeText = rowHeader } = column;
  const width = column.minWidth ?? (rowHeader ? 'min-w-40' : freeText && 'min-w-32');
  return rowHeader ? (
    <th key={key} scope="row" className={classes(NAME_CELL, freeText && FREE_TEXT, width)}>
      {cell(row)}
    </th>
  ) : (
    <td key={key} data-label={header} className={classes(VALUE_CELL, freeText && FREE_TEXT, width)}>
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
