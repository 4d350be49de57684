import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also the word in the address when the list is sorted by it. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell names its row: read before the others. */
  rowHeader?: boolean;
  /** Holds what a person wrote, which may have words of any length: they break where they must. */
  freeText?: boolean;
  /** Tailwind class, as 'min-w-64', where the column's content needs more room than its kind usually has. */
  minWidth?: string;
}

/** What opens below a row. */
interface RowDetail<Row> {
  /** Heads the column of the buttons that open it. */
  header: string;
  /** The words on the button; read aloud with the row's name behind them. */
  label: string;
  show: (row: Row) => ReactNode;
  /** Which rows are open, where the page keeps them; left out, the list does, until it is left. */
  opened?: { keys: readonly string[]; toggle: (key: string) => void };
}

/** One item of a row's menu 'Ações'. */
export interface RowAction {
  name: string;
  run: () => void;
  /** Takes something away. */
  isGrave?: boolean;
}

/** What a list shows of each of its rows. */
export interface RowView<Row> {
  columns: readonly Column<Row>[];
  /** What the row is called in 'Ver Respostas de …' and 'Ações de …'. */
  rowName: (row: Row) => string;
  detail?: RowDetail<Row> | undefined;
  /** The row's menu; a list without one has no such column. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Wraps a row with its detail, for what their cells share. */
  around?: ((row: Row, cells: ReactNode) => ReactNode) | undefined;
}
