import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also the sort key in the address. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell is the row's header, which screen readers read before the others. */
  rowHeader?: boolean;
  /** Holds text written by users, whose long words may break anywhere. */
  freeText?: boolean;
  /** Tailwind class, such as 'min-w-64', for a column that needs more width than the default of its kind. */
  minWidth?: string;
}

/** The detail that opens below a row. */
interface RowDetail<Row> {
  /** Header of the column of buttons that open it. */
  header: string;
  /** Label of the button; screen readers hear the row's name after it. */
  label: string;
  show: (row: Row) => ReactNode;
  /** The open rows, when the page holds them; without it, the list holds them while it is mounted. */
  opened?: { keys: readonly string[]; toggle: (key: string) => void };
}

/** One item of a row's menu 'Ações'. */
export interface RowAction {
  name: string;
  run: () => void;
  /** Marks a destructive action. */
  isDestructive?: boolean;
}

/** How a list renders its rows. */
export interface RowView<Row> {
  columns: readonly Column<Row>[];
  /** The row's name in 'Ver Respostas de …' and 'Ações de …'. */
  rowName: (row: Row) => string;
  detail?: RowDetail<Row> | undefined;
  /** The row's menu; a list without one has no such column. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Wraps a row and its detail, as in a context that their cells share. */
  around?: ((row: Row, cells: ReactNode) => ReactNode) | undefined;
}
