// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDocumentTitle } from '#client/ui/hooks/useDocumentTitle.ts';

function Page({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

afterEach(cleanup);

it('names the tab while the page is shown, in the one title of the document', () => {
  document.title = 'Conselho Galáctico';
  const { rerender, unmount } = render(<Page title="Turmas" />);
  expect(document.title).toBe('Turmas');
  rerender(<Page title="Equipas" />);
  expect(document.title).toBe('Equipas');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  unmount();
  expect(document.title).toBe('Conselho Galáctico');
});
