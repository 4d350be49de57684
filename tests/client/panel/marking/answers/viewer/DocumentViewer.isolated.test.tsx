// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPdf } from '#client/ui/pdf/openPdf.ts';
import { FILE_UNASKED_MAX_BYTES } from '#domain/limits.ts';
import { expectAccessible } from '../../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { type FakeAnswer, fakeFetch, type SentCall } from '../../../../api/fakeFetch.ts';
import { fakeDevice, fakePdf, fakeScrolling } from '../../../../ui/pdf/fakePdf.ts';
import { filesOf, showFiles, teamWith, viewer } from './viewerHarness.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('#client/panel/marking/answers/viewer/FileViewer.tsx', (original) => {
  loaded();
  return original();
});
vi.mock('#client/ui/pdf/openPdf.ts', () => ({ openPdf: vi.fn() }));

const VIDEO = { name: 'filme.mp4', content: '/api/files/v', caption: 'O portão sem rampa.' };
const PDF = { name: 'mapa.pdf', content: '/api/files/p', place: 'neighbourhood' as const };

let user: UserEvent;
/** Blobs whose object URL is in use. */
const urls = new Map<string, Blob>();
beforeEach(() => {
  user = setupUser();
  fakeDevice({});
  fakeScrolling();
  vi.mocked(openPdf).mockResolvedValue(fakePdf());
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${urls.size}`;
    urls.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void urls.delete(url));
});
afterEach(() => {
  cleanup();
  urls.clear();
  vi.mocked(openPdf).mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Served = FakeAnswer | ((call: SentCall) => FakeAnswer);
const bytes = (type: string, body = 'bytes'): FakeAnswer => ({ status: 200, body, headers: { 'Content-Type': type } });

async function open(file: typeof VIDEO | typeof PDF, served: Served) {
  const calls = fakeFetch({ [`GET ${file.content}`]: served });
  const view = showFiles([], [file]);
  const opener = screen.getByRole('button', { name: file === PDF ? /^Abrir PDF/ : /^Ver vídeo/ });
  await user.click(opener);
  await viewer(file.name);
  return { calls, opener, view };
}

const video = () => waitFor(() => document.querySelector('video') ?? Promise.reject(new Error('no video')));

test('the viewer is loaded when a file is opened, not with the page', async () => {
  fakeFetch({ [`GET ${VIDEO.content}`]: bytes('video/mp4') });
  showFiles([], [VIDEO]);
  await Promise.resolve();
  expect(loaded).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ver vídeo filme.mp4' }));
  await viewer('filme.mp4');
  expect(loaded).toHaveBeenCalledTimes(1);
});

describe('a video', () => {
  test('plays from memory as a video, with the words of the team below it', async () => {
    const { calls } = await open(VIDEO, bytes('application/octet-stream'));
    const player = await video();
    expect(urls.get(player.src)?.type).toBe('video/mp4');
    expect(player.controls).toBe(true);
    expect(player.hasAttribute('disableremoteplayback')).toBe(true);
    expect(player.getAttribute('aria-label')).toBe('O portão sem rampa.');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('O portão sem rampa.')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'filme.mp4' }).getAttribute('href')).toBe('/api/files/v');
    expect(calls.map(({ method, url }) => [method, url])).toEqual([['GET', '/api/files/v']]);
    await expectAccessible();
  });

  test('is dropped when it is closed, and the focus returns', async () => {
    const { opener } = await open(VIDEO, bytes('video/mp4'));
    await video();
    // Browsers move the focus into a modal dialog; happy-dom does not.
    screen.getByLabelText('Fechar').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(urls.size).toBe(0);
    expect(document.activeElement).toBe(opener);
  });

  test('goes on playing when the list is fetched again with new addresses', async () => {
    const { calls, view } = await open(VIDEO, bytes('video/mp4'));
    const player = await video();
    view.rerender(filesOf(teamWith([], [{ ...VIDEO, content: '/api/files/v2' }])));
    await waitFor(() =>
      expect(document.querySelector('ul a')?.getAttribute('href'), 'the new list').toBe('/api/files/v2'),
    );
    expect(document.querySelector('video')).toBe(player);
    expect(calls).toHaveLength(1);
  });

  test('above 25 MB it is fetched only after a question', async () => {
    const large: FakeAnswer = {
      status: 200,
      body: 'bytes',
      headers: { 'Content-Type': 'video/mp4', 'Content-Length': `${FILE_UNASKED_MAX_BYTES + 1}` },
    };
    const { calls } = await open(VIDEO, large);
    expect(await screen.findByText(/^O ficheiro tem 26 MB\./)).toBeDefined();
    expect(document.querySelector('video')).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Carregar e abrir' }));
    await video();
    expect(calls).toHaveLength(2);
  });

  test('says why it could not be fetched, and tries again', async () => {
    const answers: FakeAnswer[] = [
      { status: 404, body: { message: 'Não foi encontrado.', code: 'notFound' } },
      bytes('video/mp4'),
    ];
    await open(VIDEO, () => answers.shift() ?? 'offline');
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi encontrado.');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await video();
  });

  test('says that this browser cannot play it', async () => {
    await open({ ...VIDEO, name: 'filme.mkv' }, bytes('video/x-matroska'));
    fireEvent.error(await video());
    expect(screen.getByRole('alert').textContent).toMatch(/^Este navegador não consegue reproduzir/);
    expect(document.querySelector('video')).toBeNull();
  });

  test('an AVI, which no browser plays, is not even fetched', async () => {
    const { calls } = await open({ ...VIDEO, name: 'filme.avi' }, bytes('video/x-msvideo'));
    expect(screen.getByText(/^Nenhum navegador reproduz/)).toBeDefined();
    expect(calls).toEqual([]);
  });
});

describe('a PDF', () => {
  test('is drawn in the dialog, never as another type, with its place below it', async () => {
    await open(PDF, bytes('application/octet-stream', '%PDF-1.7'));
    const pages = within(await screen.findByRole('region', { name: 'mapa.pdf' }));
    await pages.findByText('Página 1 de 3');
    const tab = pages.getByRole('link', { name: 'Abrir num novo separador' });
    expect(urls.get(tab.getAttribute('href') ?? '')?.type).toBe('application/pdf');
    expect(within(screen.getByRole('dialog')).getByText('No bairro')).toBeDefined();
    await expectAccessible();
  });

  test('that is none is refused, and not given an address', async () => {
    await open(PDF, bytes('application/pdf', '<script>alert(1)</script>'));
    expect((await screen.findByRole('alert')).textContent).toBe('O ficheiro não é um PDF que se possa abrir.');
    expect(urls.size).toBe(0);
    expect(openPdf).not.toHaveBeenCalled();
  });
});
