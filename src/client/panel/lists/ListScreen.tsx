import type { ReactNode } from 'react';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { BusyOverlay } from './BusyOverlay.tsx';
import { SearchField } from './filters/SearchField.tsx';
import { ListPages } from './ListPages.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { PageTitle } from './PageTitle.tsx';
import type { RowView } from './table/Column.ts';
import { DataTable } from './table/DataTable.tsx';
import { type RowData, useListTable } from './table/useListTable.ts';
import type { ListPlace } from './useListParams.ts';
import { usePageInRange } from './usePageInRange.ts';

/** The part of a query's state that the screen shows. */
interface ListState {
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface Props<Row extends RowData> extends RowView<Row> {
  title: string;
  /** Plural noun for '{item} por página:'. */
  item: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Above the table: filters, a banner. */
  intro?: ReactNode;
  /** Placeholder of the search box; without it there is none, or `intro` has its own. */
  searchWords?: string;
  place: ListPlace;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Number of matches on the server; `rows` is one page of them. */
  total: number;
  /** The server has stopped counting at `total`. */
  more?: boolean | undefined;
  state: ListState;
  /** Text when the list is empty. */
  empty: string;
  /** Shown below that text, such as a button to add the first row. */
  next?: ReactNode;
  /** Text over the old rows while new ones load, such as during a search. */
  busy?: string | null;
  /** `intro` has selects for the order. */
  hasOwnOrder?: boolean;
}

/** Renders a titled list: pagination above and below, a spinner while it loads, a text when it is empty (spec, section 2). */
export function ListScreen<Row extends RowData>(props: Props<Row>) {
  const {
    title,
    item,
    action,
    intro,
    searchWords,
    place,
    total,
    state,
    empty,
    busy = null,
    hasOwnOrder = false,
  } = props;
  const table = useListTable(props);
  usePageInRange(place, total);
  const pages = { item, place, total, more: props.more ?? false };
  const isShown = props.rows !== undefined && total > 0;
  return (
    <section className="flex flex-col gap-4">
      <PageTitle title={title} action={action} />
      {intro}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {searchWords !== undefined && (
          <SearchField
            className="min-w-64 flex-1"
            words={searchWords}
            value={place.search}
            onCommit={place.setSearch}
          />
        )}
        {isShown && <ListPages where="em cima" {...pages} />}
      </div>
      <BusyOverlay words={busy}>
        <ListBody
          state={state}
          hasRows={props.rows !== undefined}
          empty={total > 0 ? null : place.search === '' ? empty : 'Sem resultados'}
          next={place.search === '' && props.next}
        >
          <DataTable
            caption={title}
            view={props}
            table={table}
            place={place}
            hasOwnOrder={hasOwnOrder}
            isStale={state.isPlaceholderData}
          />
          <ListPages where="em baixo" {...pages} />
        </ListBody>
      </BusyOverlay>
    </section>
  );
}

interface BodyProps {
  state: ListState;
  hasRows: boolean;
  /** Text in place of an empty list; null when the list has rows. */
  empty: string | null;
  next: ReactNode;
  children: ReactNode;
}

/** Keeps the loaded rows when a refresh fails and shows the failure above them. */
function ListBody({ state, hasRows, empty, next, children }: BodyProps) {
  if (state.isPending) return <Spinner label="A carregar…" className="m-6 self-center" />;
  const failure = state.isError && <LoadFailure error={state.error} retry={state.refetch} />;
  if (!hasRows) return failure;
  return (
    <>
      {failure}
      {empty === null ? children : <EmptyState title={empty}>{next}</EmptyState>}
    </>
  );
}
