import { Fragment, type ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** The cell is the row's header, which screen readers read before the others. */
  isRowHeader?: boolean;
  className?: string;
}

export interface TableProps<Row> {
  /** Describes the table; visible only when `captionShown`. */
  caption: string;
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Renders the detail below a row; null when it is closed. */
  detail?: (row: Row) => ReactNode;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  busy?: boolean;
}

const ALIGN = { left: 'text-left', right: 'text-right tabular-nums', center: 'text-center' } as const;

/** Renders a table with a sticky header that scrolls in its own box, which can take the focus. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, detail, empty, busy = false } = props;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="max-h-[75vh] overflow-auto rounded-card border border-line bg-surface"
    >
      <table aria-busy={busy} className="w-full border-collapse">
        <caption className={captionShown ? 'p-4 text-left font-bold font-display text-xl' : 'sr-only'}>
          {caption}
        </caption>
        <thead className="sticky top-0 z-10 bg-raised">
          <tr>
            {columns.map(({ key, header, align = 'left', className }) => (
              <th
                key={key}
                scope="col"
                className={classes('px-4 py-3 font-display font-bold text-label', ALIGN[align], className)}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr className="border-line border-t">
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
              <Detail columns={columns.length}>{detail?.(row)}</Detail>
            </Fragment>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className="p-4">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { align = 'left', isRowHeader = false, className, cell } = column;
  const look = classes('wrap-break-word px-4 py-3 align-top', ALIGN[align], className);
  return isRowHeader ? (
    <th scope="row" className={classes(look, 'font-semibold')}>
      {cell(row)}
    </th>
  ) : (
    <td className={look}>{cell(row)}</td>
  );
}

function Detail({ columns, children }: { columns: number; children: ReactNode }) {
  if (children === undefined || children === null || children === false) return null;
  return (
    <tr>
      <td colSpan={columns} className="bg-page p-4">
        {children}
      </td>
    </tr>
  );
}
