import type { ReactNode } from 'react';
import { TableFrame } from './TableFrame.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The rows of one page, one cell a column. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <TableFrame caption={caption} headers={columns.map(({ header }) => header)}>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ key, header, cell }) => (
            <td key={key} data-label={header}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}
