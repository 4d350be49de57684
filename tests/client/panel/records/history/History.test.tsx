// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/records/history.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { inBothThemes } from '../../actions.ts';
import { forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const ENTRY: HistoryEntry = {
  _id: 7,
  at: new Date(2026, 2, 5, 9, 7).getTime() / 1_000,
  who: 'Marta',
  action: 'giveBack',
  subject: 'Cometas',
  details: { level: 2 },
};

test('a line says when, who, what and to whom', async () => {
  stubServer({ 'GET /history': page('entries', [ENTRY]) });
  openPanel('/panel/history', 2);
  const what = await screen.findByRole('rowheader', { name: 'Devolveu uma missão à equipa (missão 2)' });
  const cells = within(what.closest('tr') as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['05/03/2026 09:07', 'Marta', 'Cometas']);
  await inBothThemes(expectAccessible);
});

test('the search is the server’s, and stands in the address', async () => {
  const calls = stubServer({
    'GET /history': ({ query }) => page('entries', query.get('search') === 'ana' ? [] : [ENTRY]),
  });
  openPanel('/panel/history');
  await screen.findByText('Marta');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Pesquisar' }), { target: { value: ' ana ' } });
  expect(await screen.findByText('Sem resultados')).toBeDefined();
  expect(screen.getByTestId('address').textContent).toBe('/panel/history?search=ana');
  expect(calls.at(-1)?.query.get('search')).toBe('ana');
});

test('nothing yet is said in words', async () => {
  stubServer({ 'GET /history': page('entries', []) });
  openPanel('/panel/history');
  await waitFor(() => expect(screen.getByText('Ainda não há nada no histórico.')).toBeDefined());
});
