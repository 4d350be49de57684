// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/records/history.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill, inBothThemes } from '../../actions.ts';
import { page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const ENTRY: HistoryEntry = {
  _id: 7,
  at: new Date(2026, 2, 5, 9, 7).getTime() / 1_000,
  who: 'Marta',
  action: 'giveBack',
  subject: 'Cometas',
  details: { level: 2 },
};

test('a row shows action, time, author and subject', async () => {
  stubServer({ 'GET /history': page('entries', [ENTRY]) });
  openPanel('/panel/history', 2);
  const what = await screen.findByRole('rowheader', { name: 'Devolveu uma missão à equipa (missão 2)' });
  const cells = within(what.closest('tr') as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['05/03/2026 09:07', 'Marta', 'Cometas']);
  await inBothThemes(expectAccessible);
});

test('the server searches, and the URL keeps the search', async () => {
  const calls = stubServer({
    'GET /history': ({ query }) => page('entries', query.get('search') === 'ana' ? [] : [ENTRY]),
  });
  openPanel('/panel/history');
  await screen.findByText('Marta');
  await fill(user, screen.getByRole('searchbox', { name: 'Pesquisar' }), ' ana ');
  expect(await screen.findByText('Sem resultados')).toBeDefined();
  expect(screen.getByTestId('address').textContent).toBe('/panel/history?search=ana');
  expect(calls.at(-1)?.query.get('search')).toBe('ana');
});

test('an empty history says so', async () => {
  stubServer({ 'GET /history': page('entries', []) });
  openPanel('/panel/history');
  await waitFor(() => expect(screen.getByText('Ainda não há nada no histórico.')).toBeDefined());
});
