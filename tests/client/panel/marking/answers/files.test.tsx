// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { trainingFiles } from '#client/panel/marking/answers/sheet/answerFiles.ts';
import { FileAnswer } from '#client/panel/marking/answers/sheet/FileLinks.tsx';
import { fileKind } from '#client/panel/marking/answers/sheet/fileKind.ts';
import { openPdfInTab } from '#client/panel/openPdfInTab.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';

afterEach(() => {
  cleanup();
  opened.mockClear();
  vi.restoreAllMocks();
});

test.each([
  ['foto.PNG', 'picture'],
  ['foto.jpeg', 'picture'],
  ['desenho.svg', 'other'],
  ['texto.pdf', 'pdf'],
  ['texto.pdf.docx', 'other'],
  ['png', 'other'],
  ['filme.MP4', 'video'],
  ['entrevista.webm', 'video'],
  ['filme.mkv', 'video'],
  ['filme.avi', 'video'],
  ['som.mp3', 'other'],
])('%s is a %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

const opened = vi.fn();
/** Renders a list of files; `turn` varies the links, as they are new in each response. */
const answer = (names: readonly string[], turn = 't') => (
  <FileAnswer
    prompt="Ficheiros"
    files={trainingFiles(JSON.stringify(names.map((name, n) => ({ name, content: `/api/files/${turn}${n}` }))))}
    onOpen={opened}
  />
);
const show = (...names: string[]) => render(answer(names));

describe('the files of an answer', () => {
  test('every file can be downloaded; pictures, PDFs and videos open in the page', async () => {
    show('foto.png', 'texto.pdf', 'filme.mp4');
    for (const [n, name] of ['foto.png', 'texto.pdf', 'filme.mp4'].entries()) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`/api/files/t${n}`);
      expect(link.getAttribute('download')).toBe(name);
    }
    const pictures = screen.getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/api/files/t0?inline=1']);
    for (const name of ['Ampliar foto.png', 'Abrir PDF texto.pdf', 'Ver vídeo filme.mp4']) {
      await setupUser().click(screen.getByRole('button', { name }));
    }
    expect(opened.mock.calls.map(([file]) => file.id)).toEqual(['training-0', 'training-1', 'training-2']);
    expect(opened.mock.lastCall?.[1]).toBe(screen.getByRole('button', { name: 'Ver vídeo filme.mp4' }));
  });

  test('what cannot be fetched, or has no viewer, is only downloaded', () => {
    const files = [
      { name: 'texto.pdf', content: 'data:application/pdf;base64,JVBERi0=' },
      { name: 'notas.docx', content: '/api/files/n' },
    ];
    render(<FileAnswer prompt="Ficheiros" files={trainingFiles(JSON.stringify(files))} onOpen={opened} />);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a refetched list keeps the focus and retries a failed picture', () => {
    const { rerender } = show('foto.png', 'texto.pdf');
    fireEvent.error(screen.getByRole('img'));
    const button = screen.getByRole('button', { name: 'Abrir PDF texto.pdf' });
    button.focus();
    rerender(answer(['foto.png', 'texto.pdf'], 'u'));
    expect(document.activeElement).toBe(button);
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
  render(<FileAnswer prompt="Ficheiros" files={trainingFiles(JSON.stringify(files))} onOpen={opened} />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['a.txtNa escola: Uma rampa.', 'b.txtNoutro sítio', 'c.txt']);
});
