// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogPart } from '#client/panel/late/dialogPart.tsx';
import { LatePages } from '#client/panel/late/LatePages.tsx';
import { PartView } from '#client/panel/late/PartView.tsx';
import { fetchAhead, type Part, partOf } from '#client/panel/late/part.ts';
import { LoadingBar } from '#client/ui/feedback/LoadingBar.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { stubServer } from '../panelHarness.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Page = () => <h1>A página</h1>;
const LOST = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** Longer than the second try waits for. */
const AFTER_BOTH_TRIES_MS = 4_000;

/** A shell with a menu, one page that is here and one that comes. */
async function openShell(part: Part<object>) {
  const shell = (
    <MemoryRouter initialEntries={['/late']}>
      <LoadingBar delayMs={50} heightPx={4} />
      <Link to="/late">Ir</Link>
      <Link to="/here">Voltar</Link>
      <Routes>
        <Route path="/here" element={<p>Aqui</p>} />
        <Route element={<LatePages />}>
          <Route path="/late" element={<PartView part={part} props={{}} />} />
        </Route>
      </Routes>
    </MemoryRouter>
  );
  await act(async () => render(shell));
}

function silenced() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

test('a page that comes late is told by the bar until it is here', async () => {
  let arrive: (page: typeof Page) => void = () => undefined;
  const coming = new Promise<typeof Page>((done) => {
    arrive = done;
  });
  await openShell(partOf(() => coming));
  expect(await screen.findByRole('progressbar')).toBeDefined();
  await act(async () => arrive(Page));
  expect(await screen.findByRole('heading', { name: 'A página' })).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a page that does not come says so inside of the shell, and comes when it is asked for again', async () => {
  const errors = silenced();
  let isOnline = false;
  stubServer({ 'GET /site': 'offline' });
  await openShell(partOf(() => (isOnline ? Promise.resolve(Page) : LOST())));
  const again = await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: AFTER_BOTH_TRIES_MS });
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível abrir esta página.');
  expect(screen.getByText('Voltar')).toBeDefined();
  expect(errors).toHaveBeenCalled();
  isOnline = true;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'A página' })).toBeDefined();
}, 10_000);

test('leaving a page that did not come and opening it again tries again', async () => {
  silenced();
  let isOnline = false;
  await openShell(partOf(() => (isOnline ? Promise.resolve(Page) : LOST())));
  await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: AFTER_BOTH_TRIES_MS });
  fireEvent.click(screen.getByText('Voltar'));
  expect(await screen.findByText('Aqui')).toBeDefined();
  isOnline = true;
  fireEvent.click(screen.getByText('Ir'));
  expect(await screen.findByRole('heading', { name: 'A página' })).toBeDefined();
}, 10_000);

test('a dialog that does not come leaves its page alone and can be closed', async () => {
  silenced();
  const Late = dialogPart<{ onClose: () => void }>(LOST);
  function Opener() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <p>A lista</p>
        {isOpen && <Late onClose={() => setOpen(false)} />}
      </>
    );
  }
  await act(async () => render(<Opener />));
  await screen.findByRole('dialog', { name: 'Não foi possível abrir' }, { timeout: AFTER_BOTH_TRIES_MS });
  expect(screen.getByText('A lista')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}, 10_000);

test('what was fetched ahead is there at once, without a network and without a bar', async () => {
  let fetches = 0;
  const part = partOf(async () => {
    fetches += 1;
    return Page;
  });
  partOf(LOST);
  await fetchAhead(new AbortController().signal);
  await openShell(part);
  expect(screen.getByRole('heading', { name: 'A página' })).toBeDefined();
  expect(fetches).toBe(1);
});

test('an error of the page itself is not taken for a lost file', async () => {
  silenced();
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(openShell(partOf(async () => Broken))).rejects.toThrow('broken');
});

test.each([
  { way: 'stays: the page is loaded anew, as some browsers remember a lost file', isGone: false, reloads: 1 },
  { way: 'has gone elsewhere: what is typed there stays', isGone: true, reloads: 0 },
])(
  'the server answers, the page still does not come, and the person $way',
  async ({ isGone, reloads }) => {
    silenced();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const calls = stubServer({});
    await openShell(partOf(LOST));
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: AFTER_BOTH_TRIES_MS }));
    if (isGone) fireEvent.click(screen.getByText('Voltar'));
    await expect.poll(() => calls.length, { timeout: AFTER_BOTH_TRIES_MS }).toBe(1);
    await act(async () => undefined);
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
  10_000,
);

test('focus goes where a dialog says that it goes, and back where it says nothing', async () => {
  function Two({ isGone }: { isGone: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        <button type="button">Ao lado</button>
        <Dialog
          open={isOpen}
          title="Pergunta"
          onClose={() => setOpen(false)}
          focusAfter={() => (isGone ? screen.getByText('Ao lado') : null)}
        >
          Texto
        </Dialog>
      </>
    );
  }
  for (const [isGone, place] of [
    [true, 'Ao lado'],
    [false, 'Abrir'],
  ] as const) {
    render(<Two isGone={isGone} />);
    screen.getByText('Abrir').focus();
    fireEvent.click(screen.getByText('Abrir'));
    fireEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    await expect.poll(() => document.activeElement?.textContent).toBe(place);
    cleanup();
  }
});
