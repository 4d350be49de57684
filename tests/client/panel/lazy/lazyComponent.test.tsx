// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyPages } from '#client/panel/lazy/LazyPages.tsx';
import { LazyView } from '#client/panel/lazy/LazyView.tsx';
import { type LazyComponent, lazyComponent, prefetchAll } from '#client/panel/lazy/lazyComponent.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { LoadingBar } from '#client/ui/feedback/LoadingBar.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { stubServer } from '../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Page = () => <h1>A página</h1>;
const LOST = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** Longer than the delay before the second attempt, in ms. */
const AFTER_BOTH_TRIES_MS = 4_000;

/** Renders a shell with links, one loaded page and one lazy page. */
async function openShell(part: LazyComponent<object>) {
  const shell = (
    <MemoryRouter initialEntries={['/late']}>
      <LoadingBar delayMs={50} heightPx={4} />
      <Link to="/late">Ir</Link>
      <Link to="/here">Voltar</Link>
      <Routes>
        <Route path="/here" element={<p>Aqui</p>} />
        <Route element={<LazyPages />}>
          <Route path="/late" element={<LazyView part={part} props={{}} />} />
        </Route>
      </Routes>
    </MemoryRouter>
  );
  await act(async () => render(shell));
}

function silenced() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

test('a lazy page shows the loading bar until it has loaded', async () => {
  let arrive: (page: typeof Page) => void = () => undefined;
  const coming = new Promise<typeof Page>((done) => {
    arrive = done;
  });
  await openShell(lazyComponent(() => coming));
  expect(await screen.findByRole('progressbar')).toBeDefined();
  await act(async () => arrive(Page));
  expect(await screen.findByRole('heading', { name: 'A página' })).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a page that fails to load shows an error inside the shell and loads on retry', async () => {
  const errors = silenced();
  let isOnline = false;
  stubServer({ 'GET /site': 'offline' });
  await openShell(lazyComponent(() => (isOnline ? Promise.resolve(Page) : LOST())));
  const again = await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: AFTER_BOTH_TRIES_MS });
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível abrir esta página.');
  expect(screen.getByText('Voltar')).toBeDefined();
  expect(errors).toHaveBeenCalled();
  isOnline = true;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'A página' })).toBeDefined();
}, 10_000);

test('opening a failed page again retries the download', async () => {
  silenced();
  let isOnline = false;
  await openShell(lazyComponent(() => (isOnline ? Promise.resolve(Page) : LOST())));
  await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: AFTER_BOTH_TRIES_MS });
  await user.click(screen.getByText('Voltar'));
  expect(await screen.findByText('Aqui')).toBeDefined();
  isOnline = true;
  await user.click(screen.getByText('Ir'));
  expect(await screen.findByRole('heading', { name: 'A página' })).toBeDefined();
}, 10_000);

test('a dialog that fails to load keeps its page and can be closed', async () => {
  silenced();
  const Late = lazyDialog<{ onClose: () => void }>(LOST);
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
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}, 10_000);

test('a prefetched page renders at once, without a fetch or a loading bar', async () => {
  let fetches = 0;
  const part = lazyComponent(async () => {
    fetches += 1;
    return Page;
  });
  lazyComponent(LOST);
  await prefetchAll(new AbortController().signal);
  await openShell(part);
  expect(screen.getByRole('heading', { name: 'A página' })).toBeDefined();
  expect(fetches).toBe(1);
});

test('an error of the page itself is rethrown', async () => {
  silenced();
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(openShell(lazyComponent(async () => Broken))).rejects.toThrow('broken');
});

test.each([
  { what: 'reloads the document, because some browsers cache a failed import', isGone: false, reloads: 1 },
  { what: 'does not reload after the person has left, so that typed text stays', isGone: true, reloads: 0 },
])(
  'a page that fails although the server answers $what',
  async ({ isGone, reloads }) => {
    silenced();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const calls = stubServer({});
    await openShell(lazyComponent(LOST));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: AFTER_BOTH_TRIES_MS }));
    if (isGone) await user.click(screen.getByText('Voltar'));
    await expect.poll(() => calls.length, { timeout: AFTER_BOTH_TRIES_MS }).toBe(1);
    await act(async () => undefined);
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
  10_000,
);

test('a closed dialog focuses its focusAfter element, or else its opener', async () => {
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
    await user.click(screen.getByText('Abrir'));
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    await expect.poll(() => document.activeElement?.textContent).toBe(place);
    cleanup();
  }
});
