/**
 * Returns the element to focus when the row around `element` is removed: the last button of the next row, else of the previous
 * row, else the page's heading. Call it while the row is still in the page.
 */
export function focusTargetBeside(element: Element | null): HTMLElement | null {
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
