/** Source: spec, section 2 (Shared list helpers). Pages count from 0, rows from 1. */

export interface PageRange {
  /** The first and the last row shown; both 0 in an empty list. */
  from: number;
  to: number;
  /** How many pages there are; an empty list has one. */
  pages: number;
  /** The page in effect: one beyond the end becomes the last. */
  page: number;
}

/** Which rows a page shows, of a list that may have shrunk since the page was chosen. */
export function pageRange(page: number, size: number, total: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(page, 0), pages - 1);
  const from = total === 0 ? 0 : shown * size + 1;
  return { from, to: Math.min((shown + 1) * size, total), pages, page: shown };
}

/** 'a–b de total', with an en dash; `more`: the total is where counting ended. */
export function pageText(page: number, size: number, total: number, more = false): string {
  const { from, to } = pageRange(page, size, total);
  return `${from}–${to} de ${more ? `mais de ${total}` : total}`;
}

/** An option of the page size select on phones: '10 por página'. */
export function perPageText(size: number): string {
  return `${size} por página`;
}

/** The label of the page size select on desktops: 'Equipas por página:'. */
export function perPageLabel(item: string): string {
  return `${item} por página:`;
}
