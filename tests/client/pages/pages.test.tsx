// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '#client/pages/ErrorPage.tsx';
import { NOT_FOUND_MESSAGES, NotFoundPage } from '#client/pages/NotFoundPage.tsx';
import { PdfPage } from '#client/pages/PdfPage.tsx';
import { pdfDocument } from '#client/pages/pdfIds.ts';
import { fakeFetch } from '../api/fakeFetch.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('pdfDocument', () => {
  it.each(['manual', 'ic-m1-fs1', 'dh-m4-fs3', 'ds-m2-fs2'])('%s is known', (id) => {
    expect(pdfDocument(id)).toMatchObject({ src: `/pdf/${id}.pdf` });
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
  const openPdf = (id: string) =>
    render(
      <MemoryRouter initialEntries={[`/game/open-pdf/${id}`]}>
        <Routes>
          <Route path="/game/open-pdf/:id" element={<PdfPage />} />
        </Routes>
      </MemoryRouter>,
    );

  it('an unknown PDF is named, and nothing is asked for', () => {
    const calls = fakeFetch({});
    openPdf('xyz');
    expect(screen.getByRole('heading').textContent).toBe('PDF not found: xyz');
    expect(calls).toEqual([]);
  });

  it('a PDF that is not there says so', async () => {
    fakeFetch({ 'HEAD /pdf/ic-m1-fs2.pdf': { status: 404 } });
    openPdf('ic-m1-fs2');
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar o PDF');
    expect(screen.getByRole('heading').textContent).toBe('Interculturalidade · Missão 1 · Ficha 2');
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
