import type { ReactNode } from 'react';
import { wordsOf } from '#client/api/CallError.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { PAGE_SIZES } from '#domain/limits.ts';
import { pageRange, pageText, perPageLabel, perPageText } from '#domain/paging.ts';
import { BusyOverlay } from './BusyOverlay.tsx';
import { PageTitle } from './PageTitle.tsx';
import type { ListPlace } from './useListParams.ts';
import { usePageInRange } from './usePageInRange.ts';

/** How far a list has come: the part of a query's state that the screen shows. */
interface ListState {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface Props {
  title: string;
  /** What is counted, for '{item} por página:'. */
  item: string;
  action?: ReactNode;
  /** Above the table: filters, a banner. */
  intro?: ReactNode;
  place: ListPlace;
  total: number;
  state: ListState;
  empty: string;
  /** What is under way while older rows still show, such as a search. */
  busy?: string | null;
  children: ReactNode;
}

/** A titled list with pagination above and below, a spinner while it loads and words when it is empty (spec, section 2). */
export function ListScreen({ title, item, action, intro, place, total, state, empty, busy, children }: Props) {
  usePageInRange(place, total);
  return (
    <section className="flex flex-col gap-4">
      <PageTitle title={title} action={action} />
      {intro}
      <BusyOverlay words={busy ?? null}>
        <ListBody state={state} isEmpty={total === 0} empty={empty}>
          <ListPages item={item} where="em cima" place={place} total={total} />
          {children}
          <ListPages item={item} where="em baixo" place={place} total={total} />
        </ListBody>
      </BusyOverlay>
    </section>
  );
}

interface PagesProps {
  item: string;
  /** Tells the two paginations of a list apart. */
  where: string;
  place: ListPlace;
  total: number;
}

function ListPages({ item, where, place, total }: PagesProps) {
  const { pages } = pageRange(place.page, place.size, total);
  return (
    <Pagination
      label={`Páginas de ${item}, ${where}`}
      sizeLabel={perPageLabel(item)}
      sizeText={perPageText}
      range={pageText(place.page, place.size, total)}
      page={place.page}
      pages={pages}
      size={place.size}
      sizes={PAGE_SIZES}
      onPage={place.setPage}
      onSize={place.setSize}
    />
  );
}

interface BodyProps {
  state: ListState;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

function ListBody({ state, isEmpty, empty, children }: BodyProps) {
  if (state.isPending) return <Spinner label="A carregar…" className="m-6 self-center" />;
  if (state.isError) return <LoadFailure error={state.error} retry={state.refetch} />;
  if (isEmpty) return <EmptyState title={empty} />;
  return children;
}

/** A list that did not load says so and can be asked for again. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <p>{wordsOf(error, 'Não foi possível carregar a lista.')}</p>
      <Button variant="secondary" onClick={() => void retry()}>
        Tentar de novo
      </Button>
    </div>
  );
}
