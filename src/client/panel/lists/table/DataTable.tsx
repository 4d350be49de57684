import type { ListPlace } from '../useListParams.ts';
import type { RowView } from './Column.ts';
import { ListRow } from './ListRow.tsx';
import { SortFields } from './SortFields.tsx';
import { SortHeader } from './SortHeader.tsx';
import { LIST, PLAIN_HEAD_CELL, TABLE, TABLE_BODY, TABLE_HEAD } from './tableStyle.ts';
import { useIncrementalRows } from './useIncrementalRows.ts';
import type { ListTable, RowData } from './useListTable.ts';

interface Props<Row extends RowData> {
  /** Description of the table, for screen readers. */
  caption: string;
  view: RowView<Row>;
  table: ListTable<Row>;
  place: ListPlace;
  /** The page has selects for the order already. */
  hasOwnOrder: boolean;
  /** The rows belong to the previous page while the requested ones load. */
  isStale: boolean;
}

/** Renders the rows of a page as a table, or on a narrow screen as cards whose cells name their column. */
export function DataTable<Row extends RowData>({ caption, view, table, place, hasOwnOrder, isStale }: Props<Row>) {
  const { columns, detail, actions } = view;
  const shown = useIncrementalRows(table.rows.length);
  const sortable = columns.filter(({ key }) => place.sorts.includes(key));
  const options = sortable.map(({ key, header }) => ({ value: key, label: header }));
  return (
    <div className={LIST} aria-busy={isStale}>
      {sortable.length > 0 && !hasOwnOrder && (
        <div className="mb-4 hidden grid-cols-2 gap-3 cards:grid">
          <SortFields place={place} options={options} />
        </div>
      )}
      <table className={TABLE}>
        <caption className="sr-only">{caption}</caption>
        <thead className={TABLE_HEAD}>
          <tr>
            {detail && (
              <th scope="col" className={PLAIN_HEAD_CELL}>
                {detail.header}
              </th>
            )}
            {columns.map(({ key, header }) => (
              <SortHeader key={key} header={header} column={table.header(key)} />
            ))}
            {actions && (
              <th scope="col" className={PLAIN_HEAD_CELL}>
                Ações
              </th>
            )}
          </tr>
        </thead>
        <tbody className={TABLE_BODY}>
          {table.rows.slice(0, shown).map((row) => (
            <ListRow
              key={row.id}
              row={row.original}
              view={view}
              isOpen={detail?.opened?.keys.includes(row.id) ?? row.getIsExpanded()}
              onToggle={() => (detail?.opened ? detail.opened.toggle(row.id) : row.toggleExpanded())}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
