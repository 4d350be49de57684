// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '#client/pages/ErrorPage.tsx';
import { NOT_FOUND_MESSAGES, NotFoundPage } from '#client/pages/NotFoundPage.tsx';
import { PdfPage } from '#client/pages/PdfPage.tsx';
import { pdfDocument } from '#client/pages/pdfIds.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { fakeFetch } from '../api/fakeFetch.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('pdfDocument', () => {
  it.each(['manual', 'ic-m1-fs1', 'dh-m4-fs3', 'ds-m2-fs2'])('knows %s', (id) => {
    expect(pdfDocument(id)).toMatchObject({ src: `/pdf/${id}.pdf` });
  });

  it('describes a worksheet by title, theme, mission and moment', () => {
    expect(pdfDocument('dh-m4-fs3')).toEqual({
      title: 'A que porta vamos bater?',
      about: { place: 'Direitos Humanos\u00a0· Missão\u00a04', moment: 'Para ir mais longe' },
      src: '/pdf/dh-m4-fs3.pdf',
      other: { id: 'dh-m4-fs3-facil', label: 'Leitura fácil' },
    });
    expect(pdfDocument('manual')).toMatchObject({ title: 'Manual Pedagógico', about: null });
  });

  it('knows the easy read of a worksheet, and the way back to the whole one', () => {
    expect(pdfDocument('dh-m4-fs3-facil')).toEqual({
      title: 'A que porta vamos bater?',
      about: { place: 'Direitos Humanos\u00a0· Missão\u00a04', moment: 'Para ir mais longe, em leitura fácil' },
      src: '/pdf/dh-m4-fs3-facil.pdf',
      other: { id: 'dh-m4-fs3', label: 'Ficha completa' },
    });
  });

  it('knows the words of a mission', () => {
    expect(pdfDocument('ds-m2-palavras')).toEqual({
      title: 'Palavras da missão',
      about: { place: 'Desenvolvimento Sustentável\u00a0· Missão\u00a02', moment: 'Com imagens' },
      src: '/pdf/ds-m2-palavras.pdf',
    });
  });

  it('gives every worksheet a different title', () => {
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
    'ic-m1-fs4-facil',
    'ic-m5-palavras',
  ])('returns null for %j', (id) => {
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
  const goBack = () => user.click(screen.getByRole('link', { name: 'Voltar' }));

  it('an unknown PDF is named, sends no request and has a link back', () => {
    const calls = fakeFetch({});
    openPdf('xyz');
    expect(screen.getByRole('heading').textContent).toBe('PDF not found: xyz');
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/game');
    expect(calls).toEqual([]);
  });

  it('a missing PDF shows an error under its title', async () => {
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
  ])('the back link of a typed address opens the start of the %s', async (area, home) => {
    openPdf('xyz', area);
    await goBack();
    expect(window.location.pathname).toBe(home);
  });

  it('the back link returns to the previous page', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    window.history.replaceState({ idx: 1 }, '', '/game/open-pdf/xyz');
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/game/open-pdf/:id" element={<PdfPage />} />
        </Routes>
      </BrowserRouter>,
    );
    await goBack();
    expect(back).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/game/open-pdf/xyz');
  });

  describe('in a tab that the product opened', () => {
    /** `isClosed`: whether the browser lets a page close its tab. */
    const openTab = (area: 'game' | 'panel', isClosed: boolean) => {
      const close = vi.spyOn(window, 'close').mockImplementation(() => {});
      vi.spyOn(window, 'closed', 'get').mockImplementation(() => isClosed && close.mock.calls.length > 0);
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/${area}`);
      vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
      openPdf('xyz', area);
      return close;
    };

    it.each(['game', 'panel'] as const)('%s: the back link closes the tab and does not navigate', async (area) => {
      const close = openTab(area, true);
      await goBack();
      expect(close).toHaveBeenCalledTimes(1);
      expect(window.location.pathname).toBe(`/${area}/open-pdf/xyz`);
      expect(screen.queryByRole('status')).toBeNull();
    });

    it.each([
      ['game', 'O jogo está no outro separador. Podem fechar este.'],
      ['panel', 'O painel está no outro separador. Pode fechar este.'],
    ] as const)('%s: where the browser does not close the tab, the page stays and says so', async (area, words) => {
      const close = openTab(area, false);
      expect(screen.queryByRole('status')).toBeNull();
      await goBack();
      expect(close).toHaveBeenCalledTimes(1);
      expect(window.location.pathname).toBe(`/${area}/open-pdf/xyz`);
      expect(screen.getByRole('status').textContent).toBe(words);
    });
  });

  it('NotFoundPage shows a heading, one of its messages and a link back', () => {
    render(
      <MemoryRouter>
        <NotFoundPage />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Página não encontrada');
    expect(NOT_FOUND_MESSAGES.some((message) => screen.queryByText(message) !== null)).toBe(true);
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/');
  });

  it('ErrorPage says what to try and has a link back that reloads the product', () => {
    render(<ErrorPage />);
    expect(screen.getByRole('heading').textContent).toBe('Ocorreu um erro inesperado');
    expect(screen.getByText(/URL.*mais tarde/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/');
  });
});
