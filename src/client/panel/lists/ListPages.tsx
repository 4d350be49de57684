import { Pagination } from '#client/ui/controls/Pagination.tsx';
import { PAGE_SIZES } from '#domain/limits.ts';
import { pageRange, pageText, perPageLabel, perPageText } from '#domain/paging.ts';
import type { ListPlace } from './useListParams.ts';

interface Props {
  item: string;
  /** Distinguishes the two paginations of a list. */
  where: string;
  place: ListPlace;
  total: number;
  /** There are more than `total`. */
  more: boolean;
}

/** Renders the pagination of a list with the spec's texts (section 2, Shared list helpers). */
export function ListPages({ item, where, place, total, more }: Props) {
  const { page, pages } = pageRange(place.page, place.size, total);
  return (
    <Pagination
      label={`Páginas de ${item}, ${where}`}
      sizeLabel={perPageLabel(item)}
      sizeText={perPageText}
      range={pageText(place.page, place.size, total, more)}
      page={page}
      pages={pages}
      size={place.size}
      sizes={PAGE_SIZES}
      onPage={place.setPage}
      onSize={place.setSize}
    />
  );
}
