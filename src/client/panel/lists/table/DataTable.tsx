import type { ListPlace } from '../useListParams.ts';
import type { RowView } from './Column.ts';
import { ListRow } from './ListRow.tsx';
import { SortFields } from './SortFields.tsx';
import { SortHeader } from './SortHeader.tsx';
import { LIST, PLAIN_HEAD_CELL, TABLE, TABLE_BODY, TABLE_HEAD } from './tableStyle.ts';
import { useGrowing } from './useGrowing.ts';
import type { ListTable, RowData } from './useListTable.ts';

interface Props<Row extends RowData> {
  /** What the table holds, for screen readers. */
  caption: string;
  view: RowView<Row>;
  table: ListTable<Row>;
  place: ListPlace;
  /** The page has selects for the order already. */
  hasOwnOrder: boolean;
  /** Rows of another page still stand here while the ones asked for come. */
  isStale: boolean;
}

/** The rows of one page: a table where there is room, else each row is a card whose cells name their column. */
export function DataTable<Row extends RowData>({ caption, view, table, place, hasOwnOrder, isStale }: Props<Row>) {
  const { columns, detail, actions } = view;
  const shown = useGrowing(table.rows.length);
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
