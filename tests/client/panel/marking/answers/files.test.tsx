// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FileAnswer } from '#client/panel/marking/answers/sheet/FileLinks.tsx';
import { fileKind } from '#client/panel/marking/answers/sheet/fileKind.ts';
import { openPdfInTab } from '#client/panel/openPdfInTab.ts';
import { createQueryClient } from '#client/panel/queryClient.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['foto.PNG', 'picture'],
  ['foto.jpeg', 'picture'],
  ['desenho.svg', 'other'],
  ['texto.pdf', 'pdf'],
  ['texto.pdf.docx', 'other'],
  ['png', 'other'],
])('%s is a %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

const client = createQueryClient();
/** Renders a list of files; `turn` varies the links, as they are new in each response. */
const answer = (names: readonly string[], turn = 't') => (
  <QueryClientProvider client={client}>
    <FileAnswer
      prompt="Ficheiros"
      text={JSON.stringify(names.map((name, n) => ({ name, content: `/api/files/${turn}${n}` })))}
    />
  </QueryClientProvider>
);
const show = (...names: string[]) => render(answer(names));

describe('the files of an answer', () => {
  test('every file can be downloaded, pictures are shown, PDFs have a button', () => {
    show('foto.png', 'texto.pdf', 'filme.mp4');
    for (const [n, name] of ['foto.png', 'texto.pdf', 'filme.mp4'].entries()) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`/api/files/t${n}`);
      expect(link.getAttribute('download')).toBe(name);
    }
    const pictures = screen.getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/api/files/t0?inline=1']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Abrir PDF texto.pdf']);
  });

  test('a refetched list keeps the focus and retries a failed picture', () => {
    const { rerender } = show('foto.png', 'texto.pdf');
    fireEvent.error(screen.getByRole('img'));
    screen.getByRole('button').focus();
    rerender(answer(['foto.png', 'texto.pdf'], 'u'));
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/api/files/u0?inline=1');
    expect(screen.getByRole('link', { name: 'texto.pdf' }).getAttribute('href')).toBe('/api/files/u1');
  });

  test('a picture that fails to load keeps its link', () => {
    show('foto.png');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'foto.png' })).toBeDefined();
  });
});

describe('openPdfInTab', () => {
  const opens = (works: boolean) => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:x';
    });
    const open = vi.spyOn(window, 'open').mockReturnValue(works ? window : null);
    return { made, open };
  };

  test('opens a PDF whatever its content type is', async () => {
    const { made, open } = opens(true);
    expect(await openPdfInTab(new Blob(['%PDF-1.7 …'], { type: 'text/html' }))).toBeNull();
    expect(made.map(({ type }) => type)).toEqual(['application/pdf']);
    expect(open).toHaveBeenCalledWith('blob:x', '_blank');
  });

  test('returns a function to open it when the browser blocks the window', async () => {
    const { open } = opens(false);
    const again = await openPdfInTab(new Blob(['%PDF-1.7']));
    again?.();
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('throws when the file is not a PDF', async () => {
    const { made } = opens(true);
    await expect(openPdfInTab(new Blob(['<script>alert(1)</script>']))).rejects.toThrow('não é um PDF');
    expect(made).toEqual([]);
  });
});

test('place and caption stand below their file, and nothing of an unknown place', () => {
  const files = [
    { name: 'a.txt', content: '/api/files/a', caption: 'Uma rampa.', place: 'school' },
    { name: 'b.txt', content: '/api/files/b', place: 'elsewhere' },
    { name: 'c.txt', content: '/api/files/c', caption: 7, place: 'home' },
  ];
  render(
    <QueryClientProvider client={client}>
      <FileAnswer prompt="Ficheiros" text={JSON.stringify(files)} />
    </QueryClientProvider>,
  );
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['a.txtNa escola: Uma rampa.', 'b.txtNoutro sítio', 'c.txt']);
});
