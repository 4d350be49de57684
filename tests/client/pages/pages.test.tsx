// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '#client/pages/ErrorPage.tsx';
import { NOT_FOUND_MESSAGES, NotFoundPage } from '#client/pages/NotFoundPage.tsx';
import { PdfPage } from '#client/pages/PdfPage.tsx';
import { pdfDocument } from '#client/pages/pdfIds.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { fakeFetch } from '../api/fakeFetch.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('pdfDocument', () => {
  it.each(['manual', 'ic-m1-fs1', 'dh-m4-fs3', 'ds-m2-fs2'])('%s is known', (id) => {
    expect(pdfDocument(id)).toMatchObject({ src: `/pdf/${id}.pdf` });
  });

  it('a worksheet is called by its title, its theme, its mission and its moment', () => {
    expect(pdfDocument('dh-m4-fs3')).toEqual({
      title: 'A que porta vamos bater?',
      about: { place: 'Direitos Humanos\u00a0· Missão\u00a04', moment: 'Para ir mais longe' },
      src: '/pdf/dh-m4-fs3.pdf',
    });
    expect(pdfDocument('manual')).toMatchObject({ title: 'Manual Pedagógico', about: null });
  });

  it('no two worksheets are called the same', () => {
    const titles = WORKSHEETS.map((place) => pdfDocument(worksheetId(place))?.title);
    expect(new Set(titles).size).toBe(36);
  });

  it.each([
    '',
    'manuais',
    'ic-m0-fs1',
    'ic-m5-fs1',
    'ic-m1-fs0',
    'ic-m1-fs4',
    'xx-m1-fs1',
    'IC-m1-fs1',
    '../manual',
    'ic-m1-fs1.pdf',
  ])('%j is not', (id) => {
    expect(pdfDocument(id)).toBeNull();
  });
});

describe('pages', () => {
  const openPdf = (id: string, area = 'game') => {
    window.history.replaceState(null, '', `/${area}/open-pdf/${id}`);
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/:area/open-pdf/:id" element={<PdfPage />} />
          <Route path="*" element={<p>Outra página</p>} />
        </Routes>
      </BrowserRouter>,
    );
  };
  const goBack = () => fireEvent.click(screen.getByRole('link', { name: 'Voltar' }));

  it('an unknown PDF is named, nothing is asked for, and there is a way back', () => {
    const calls = fakeFetch({});
    openPdf('xyz');
    expect(screen.getByRole('heading').textContent).toBe('PDF not found: xyz');
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/game');
    expect(calls).toEqual([]);
  });

  it('a PDF that is not there says so, under its name', async () => {
    fakeFetch({ 'HEAD /pdf/ic-m1-fs2.pdf': { status: 404 } });
    openPdf('ic-m1-fs2');
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar o PDF');
    expect(screen.getByRole('heading').textContent).toBe('Pontes ou muros?');
    expect(screen.getByText(/^Interculturalidade · Missão 1/).textContent).toMatch(/Durante a missão$/);
    expect(document.title).toMatch(/^Pontes ou muros\? · Interculturalidade/);
  });

  it.each([
    ['game', '/game'],
    ['panel', '/panel/manual'],
  ])('from an address that was typed, back is the start of the %s', (area, home) => {
    openPdf('xyz', area);
    goBack();
    expect(window.location.pathname).toBe(home);
  });

  it('back is the page one came from', () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    window.history.replaceState({ idx: 1 }, '', '/game/open-pdf/xyz');
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/game/open-pdf/:id" element={<PdfPage />} />
        </Routes>
      </BrowserRouter>,
    );
    goBack();
    expect(back).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/game/open-pdf/xyz');
  });

  describe('in a tab that one of our pages opened', () => {
    /** `isClosed`: whether the browser lets a page close its tab. */
    const openTab = (area: 'game' | 'panel', isClosed: boolean) => {
      const close = vi.spyOn(window, 'close').mockImplementation(() => {});
      vi.spyOn(window, 'closed', 'get').mockImplementation(() => isClosed && close.mock.calls.length > 0);
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/${area}`);
      vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
      openPdf('xyz', area);
      return close;
    };

    it.each(['game', 'panel'] as const)('%s: back closes it, and goes nowhere meanwhile', (area) => {
      const close = openTab(area, true);
      goBack();
      expect(close).toHaveBeenCalledTimes(1);
      expect(window.location.pathname).toBe(`/${area}/open-pdf/xyz`);
      expect(screen.queryByRole('status')).toBeNull();
    });

    it.each([
      ['game', 'O jogo está no outro separador. Podem fechar este.'],
      ['panel', 'O painel está no outro separador. Pode fechar este.'],
    ] as const)('%s: where it may not be closed, nothing begins a second time and words say so', (area, words) => {
      const close = openTab(area, false);
      expect(screen.queryByRole('status')).toBeNull();
      goBack();
      expect(close).toHaveBeenCalledTimes(1);
      expect(window.location.pathname).toBe(`/${area}/open-pdf/xyz`);
      expect(screen.getByRole('status').textContent).toBe(words);
    });
  });

  it('not found: a heading, one of the jokes, and the way back', () => {
    render(
      <MemoryRouter>
        <NotFoundPage />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Página não encontrada');
    expect(NOT_FOUND_MESSAGES.some((message) => screen.queryByText(message) !== null)).toBe(true);
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/');
  });

  it('error: what to try, and a way back that loads the product afresh', () => {
    render(<ErrorPage />);
    expect(screen.getByRole('heading').textContent).toBe('Ocorreu um erro inesperado');
    expect(screen.getByText(/URL.*mais tarde/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/');
  });
});
