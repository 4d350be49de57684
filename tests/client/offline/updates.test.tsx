// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdateNotice } from '#client/offline/UpdateNotice.tsx';
import { checkVersion, onMissingFile, reloadForNewer, setWorkerActivator } from '#client/offline/updates.ts';
import { useReloadWhenIdle } from '#client/offline/useReloadWhenIdle.ts';
import { setupUser } from '../../support/browser/setupUser.ts';

const RUNNING = '/assets/index-1.js';
let served: string | null;
/** How long the server takes to send its version. */
let answersAfterMs: number;
const reload = vi.fn();

function Screen({ isSafe, isFree }: { isSafe: boolean; isFree: () => boolean }) {
  useReloadWhenIdle(isSafe, 5_000, isFree);
  return null;
}

let user: UserEvent;

const isFree = vi.fn(() => true);
const show = (isSafe: boolean) => render(<Screen isSafe={isSafe} isFree={isFree} />);
const notice = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <UpdateNotice />
    </MemoryRouter>,
  );
function answers(signal: RequestInit['signal']): Promise<void> {
  return new Promise((done, fail) => {
    setTimeout(done, answersAfterMs);
    signal?.addEventListener('abort', () => fail(new Error('aborted')));
  });
}
const touch = () => user.pointer({ keys: '[TouchA]', target: document.body });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  user = setupUser();
  sessionStorage.clear();
  reload.mockClear();
  isFree.mockReturnValue(true);
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = `<script type="module" src="${RUNNING}"></script>`;
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    if (answersAfterMs > 0) await answers(signal);
    if (served === null) throw new Error('down');
    return Response.json({ entry: served });
  });
  setWorkerActivator(async () => {});
  answersAfterMs = 0;
  served = RUNNING;
  await checkVersion();
  served = '/assets/index-2.js';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a newer version', () => {
  it('is not loaded while the screen is not safe', async () => {
    show(false);
    await act(checkVersion);
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded after a rest, which each key restarts', async () => {
    show(true);
    await act(checkVersion);
    await pass(4_000);
    await user.keyboard('a');
    await pass(4_000);
    expect(reload).not.toHaveBeenCalled();
    await pass(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded while the screen is not free', async () => {
    isFree.mockReturnValue(false);
    show(true);
    await act(checkVersion);
    await pass(20_000);
    expect(reload).not.toHaveBeenCalled();
    isFree.mockReturnValue(true);
    await pass(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded once a tab, so that a server with the old page causes no endless loop', async () => {
    expect(await reloadForNewer()).toBe(true);
    expect(await reloadForNewer()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the same version', RUNNING],
    ['no answer', null],
  ])('is not loaded: %s', async (_, answer) => {
    served = answer;
    expect(await reloadForNewer()).toBe(false);
  });

  it('is not loaded while the server is out of reach, because without a worker the page would be lost', async () => {
    show(true);
    await act(checkVersion);
    served = null;
    await pass(10_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('input while the newer version is being fetched', () => {
  it.each<[string, (shown: ReturnType<typeof show>) => unknown]>([
    ['a touch', touch],
    ['input without a key, as by dictation', () => fireEvent.input(document.body)],
    ['a screen that is not free', () => void isFree.mockReturnValue(false)],
    ['a screen that is not safe any more', ({ rerender }) => rerender(<Screen isSafe={false} isFree={isFree} />)],
  ])('keeps the page while the version is checked and while the worker activates: %s', async (_, begins) => {
    const letIn = vi.fn(() => new Promise<void>((done) => void setTimeout(done, 3_000)));
    setWorkerActivator(letIn);
    const shown = show(true);
    await act(checkVersion);
    answersAfterMs = 2_000;
    await pass(6_000);
    await begins(shown);
    await pass(4_000);
    expect([reload.mock.calls.length, letIn.mock.calls.length]).toEqual([0, 0]);
    isFree.mockReturnValue(true);
    shown.rerender(<Screen isSafe isFree={isFree} />);
    await touch();
    await pass(8_000);
    await begins(shown);
    await pass(4_000);
    expect([reload.mock.calls.length, letIn.mock.calls.length]).toEqual([0, 1]);
  });

  it('delays the version until the next rest', async () => {
    show(true);
    await act(checkVersion);
    answersAfterMs = 2_000;
    await pass(6_000);
    await touch();
    await pass(7_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('prevents the next attempt after a load that got lost', async () => {
    show(true);
    await act(checkVersion);
    await pass(5_000 + 15_000);
    expect(reload).toHaveBeenCalledTimes(2);
    await touch();
    await pass(120_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('counts a server that does not answer as out of reach', async () => {
    await checkVersion();
    answersAfterMs = 60_000;
    const answer = reloadForNewer();
    await pass(20_000);
    expect([await answer, reload.mock.calls.length]).toEqual([false, 0]);
  });
});

describe('a browser without session storage', () => {
  beforeEach(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, clear: () => {} });
  });

  it('never reloads the page automatically', async () => {
    show(true);
    await act(checkVersion);
    await pass(60_000);
    expect([await reloadForNewer(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it.each([
    ['the browser does not allow it', '/assets/index-2.js', /^O navegador não deixa atualizar/],
    ['the server is out of reach', null, /^Sem ligação ao servidor/],
  ])('the notice gives the reason: %s', async (_, answer, words) => {
    notice('/panel');
    await act(checkVersion);
    served = answer;
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await pass(0);
    expect([reload.mock.calls.length, screen.queryByText(words) !== null]).toEqual([0, true]);
  });
});

describe('the notice', () => {
  it('appears in the panel only when there is a newer version', async () => {
    notice('/panel/management/teams');
    expect(screen.queryByText('Há uma versão nova.')).toBeNull();
    await act(checkVersion);
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never discards unsaved changes', async () => {
    notice('/panel');
    document.body.insertAdjacentHTML('beforeend', '<div id="form" data-unsaved="true"></div>');
    await act(checkVersion);
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await pass(0);
    expect([reload.mock.calls.length, screen.queryByText(/por guardar/) !== null]).toEqual([0, true]);
    document.getElementById('form')?.remove();
  });

  it.each([
    ['text', '<div id="begun" data-unsaved="true"></div>', /por guardar/],
    ['a dialog', '<dialog id="begun" open></dialog>', 'Há uma versão nova.'],
  ])('never discards what begins while the version is checked: %s', async (_, begun, words) => {
    notice('/panel');
    await act(checkVersion);
    answersAfterMs = 2_000;
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await pass(1_000);
    document.body.insertAdjacentHTML('beforeend', begun);
    await pass(2_000);
    expect([reload.mock.calls.length, screen.queryByText(words) !== null]).toEqual([0, true]);
    document.getElementById('begun')?.remove();
  });

  it('appears in the game only when one of its files is missing', async () => {
    notice('/game');
    await act(checkVersion);
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => onMissingFile());
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Atualizar' })).not.toBeNull();
  });
});
