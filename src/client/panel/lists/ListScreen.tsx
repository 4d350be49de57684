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

/** How far a list has come: the part of a query's state that the screen shows. */
interface ListState {
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface Props<Row extends RowData> extends RowView<Row> {
  title: string;
  /** What is counted, for '{item} por página:'. */
  item: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Above the table: filters, a banner. */
  intro?: ReactNode;
  /** The words of the search box; without them the list has none, or its own in `intro`. */
  searchWords?: string;
  place: ListPlace;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Of all that the server has found; `rows` are one page of it. */
  total: number;
  /** The server has stopped counting at `total`. */
  more?: boolean | undefined;
  state: ListState;
  /** What is said when there is nothing at all. */
  empty: string;
  /** Below those words, what can be done about it. */
  next?: ReactNode;
  /** What is under way while older rows still show, such as a search. */
  busy?: string | null;
  /** `intro` has selects for the order. */
  hasOwnOrder?: boolean;
}

/** A titled list with pagination above and below, a spinner while it loads and words when it is empty (spec, section 2). */
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
  /** Said instead of the list when there is nothing in it. */
  empty: string | null;
  next: ReactNode;
  children: ReactNode;
}

/** Rows that are known stay while a refresh fails; the failure is told above them. */
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
