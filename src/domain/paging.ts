// Source: spec, section 2 (Shared list helpers). Pages count from 0, rows from 1.

export interface PageRange {
  /** First and last row shown; both 0 in an empty list. */
  from: number;
  to: number;
  /** Number of pages; an empty list has one. */
  pages: number;
  /** The page shown; a page beyond the end becomes the last. */
  page: number;
}

/** Returns the rows that a page shows; the list may have shrunk since the page was selected. */
export function pageRange(page: number, size: number, total: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(page, 0), pages - 1);
  const from = total === 0 ? 0 : shown * size + 1;
  return { from, to: Math.min((shown + 1) * size, total), pages, page: shown };
}

/** Returns 'a–b de total', with an en dash; `more` when the total is only where counting stopped. */
export function pageText(page: number, size: number, total: number, more = false): string {
  const { from, to } = pageRange(page, size, total);
  return `${from}–${to} de ${more ? `mais de ${total}` : total}`;
}

/** Returns an option of the page size select on phones: '10 por página'. */
export function perPageText(size: number): string {
  return `${size} por página`;
}

/** Returns the label of the page size select on desktops: 'Equipas por página:'. */
export function perPageLabel(item: string): string {
  return `${item} por página:`;
}
