/**
 * Where the focus goes when the row around `element` is taken away: to the last button of the next row, else of the row before, else to the
 * page's heading. Asked while the row is still there.
 */
export function besideRow(element: Element | null): HTMLElement | null {
  const row = element?.closest('tr');
  const near = row && (rowFrom(row, 'nextElementSibling') ?? rowFrom(row, 'previousElementSibling'));
  const button = near && [...near.querySelectorAll<HTMLElement>('button:not(:disabled)')].at(-1);
  return button ?? document.querySelector<HTMLElement>('main h1');
}

function rowFrom(row: Element, way: 'nextElementSibling' | 'previousElementSibling'): Element | null {
  let next = row[way];
  while (next?.matches('[data-detail]')) next = next[way];
  return next;
}
