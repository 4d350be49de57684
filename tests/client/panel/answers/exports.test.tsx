// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, forgetAll, openPanel, stubServer } from '../panelHarness.tsx';
import { aTeam, page } from '../records.ts';

const saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  cleanup();
  forgetAll();
  vi.restoreAllMocks();
});

async function choose(item: string, answers: Record<string, Answer>, search = '') {
  const calls = stubServer({ 'GET /team/responses': page('teams', [aTeam()]), ...answers });
  openPanel(`/panel/solar-systems/answers${search}`);
  await screen.findByRole('button', { name: /^Ver Respostas/ });
  fireEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  return calls;
}

test.each([
  ['Avaliações (CSV)', 'marks.csv'],
  ['Avaliações (Excel)', 'marks.xlsx'],
  ['Respostas (CSV)', 'answers.csv'],
  ['Respostas (Excel)', 'answers.xlsx'],
])('%s is fetched and saved', async (item, file) => {
  await choose(item, { [`GET /export/${file}`]: { rows: 1 } });
  expect(await screen.findByText('Ficheiro exportado')).toBeDefined();
  expect(saved.map(({ name }) => name)).toEqual([file]);
  expect(await saved[0]?.content.text()).toBe('{"rows":1}');
});

test('the search on screen narrows the file, and says so', async () => {
  const calls = await choose('Avaliações (CSV)', { 'GET /export/marks.csv': {} }, '?search=cometas');
  await screen.findByText('Ficheiro exportado');
  expect(calls.find(({ path }) => path === '/export/marks.csv')?.query.get('search')).toBe('cometas');
});

test.each<[string, Answer, string]>([
  [
    'refused',
    { status: 503, body: { message: 'O servidor está a recuperar.', code: 'databaseDown' } },
    'O servidor está a recuperar.',
  ],
  ['offline', 'offline', 'Sem ligação ao servidor.'],
])('%s: told in words, nothing is saved, and it can be tried again', async (_, answer, words) => {
  await choose('Avaliações (Excel)', { 'GET /export/marks.xlsx': answer });
  expect(await screen.findByText(words)).toBeDefined();
  expect(saved).toEqual([]);
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Exportar' }) as HTMLButtonElement).disabled).toBe(false),
  );
});
