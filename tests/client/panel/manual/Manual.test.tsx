// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WORKSHEETS, worksheetId } from '#domain/worksheets.ts';
import { expectAccessible } from '../../../support/expectAccessible.ts';
import { forgetAll, openPanel } from '../panelHarness.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  openPanel('/panel/manual', 2);
});
afterEach(() => {
  cleanup();
  forgetAll();
  vi.unstubAllGlobals();
});

const choose = (label: string, option: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: option } });
const sheets = () =>
  screen.getAllByRole('link').filter((link) => /open-pdf\/..-m/.test(link.getAttribute('href') ?? ''));

describe('the manual', () => {
  test('stands first; when it does not come, the worksheets are there all the same', async () => {
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Manual Pedagógico');
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar o PDF');
    expect(screen.getByRole('link', { name: 'Ecrã inteiro' }).getAttribute('href')).toBe('/panel/open-pdf/manual');
    expect(sheets()).toHaveLength(36);
    await expectAccessible();
  });
});

describe('the worksheets', () => {
  test('all 36 open in the panel and can be downloaded, by theme and mission', async () => {
    await screen.findByRole('heading', { name: 'Fichas de trabalho' });
    expect(sheets().map((link) => link.getAttribute('href'))).toEqual(
      WORKSHEETS.map((place) => `/panel/open-pdf/${worksheetId(place)}`),
    );
    const downloads = screen.getAllByRole('link', { name: /^Download PDF: / });
    expect(downloads.map((link) => link.getAttribute('href'))).toEqual(
      WORKSHEETS.map((place) => `/pdf/${worksheetId(place)}.pdf`),
    );
    expect(downloads.every((link) => link.hasAttribute('download'))).toBe(true);
    const theme = within(screen.getByRole('region', { name: 'Direitos Humanos' }));
    expect(theme.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'Missão 1',
      'Missão 2',
      'Missão 3',
      'Missão 4',
    ]);
    const item = theme.getByRole('link', { name: 'Igual ou justo?' }).closest('li');
    expect(item?.textContent).toContain('Para ir mais longe');
  });

  test('are narrowed down by theme and mission', async () => {
    await screen.findByRole('heading', { name: 'Fichas de trabalho' });
    choose('Tema', 'ds');
    expect(screen.getByText('12 fichas')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Interculturalidade' })).toBeNull();
    choose('Missão', '2');
    expect(sheets().map((link) => link.textContent)).toEqual([
      'O fio da camisola',
      'Biografia de um objeto',
      'Consertar, trocar, partilhar',
    ]);
    choose('Tema', '');
    expect(sheets()).toHaveLength(9);
  });
});
