import type { ReactNode } from 'react';

interface Props {
  /** What the table holds, for screen readers. */
  caption: string;
  headers: readonly string[];
  /** Rows whose cells carry `data-label`, the name of their column. */
  children: ReactNode;
}

/** A table where there is room; where there is none each row becomes a card whose cells name their column. */
export function TableFrame({ caption, headers, children }: Props) {
  return (
    <div className="panel-list">
      <table className="panel-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
