import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '#client/panel/queryClient.ts';
import { Toasts } from '#client/ui/feedback/Toasts.tsx';
import type { ClassSize } from '#domain/classroom/worksheetCopies.ts';

export const SIZE: ClassSize = {
  ic: { team: 3, pupil: 13 },
  dh: { team: 2, pupil: 9 },
  ds: { team: 0, pupil: 0 },
};
export const NO_TEAMS: ClassSize = { ic: { team: 0, pupil: 0 }, dh: { team: 0, pupil: 0 }, ds: { team: 0, pupil: 0 } };

/** Renders a part of a page below the headings that the page has. */
export function renderPart(part: ReactElement) {
  const client = createQueryClient();
  const page = (inner: ReactElement) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <main>
          <h1>8.º A</h1>
          {inner}
        </main>
      </MemoryRouter>
      <Toasts ms={60_000} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(part));
  return { rerender: (inner: ReactElement) => rerender(page(inner)) };
}
