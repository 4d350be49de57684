// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdateNotice } from '#client/offline/UpdateNotice.tsx';
import { checkVersion, partIsMissing, reloadForNewer, setLetIn } from '#client/offline/updates.ts';
import { useSafeMoment } from '#client/offline/useSafeMoment.ts';

const RUNNING = '/assets/index-1.js';
let served: string | null;
/** The server takes so long to say its version. */
let answersAfterMs: number;
const reload = vi.fn();

function Screen({ isSafe, isFree }: { isSafe: boolean; isFree: () => boolean }) {
  useSafeMoment(isSafe, 5_000, isFree);
  return null;
}

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
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
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
  setLetIn(async () => {});
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
  it('waits as long as the screen is not safe', async () => {
    show(false);
    await act(checkVersion);
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('comes after a rest; each touch begins the rest anew', async () => {
    show(true);
    await act(checkVersion);
    await pass(4_000);
    fireEvent.keyDown(window, { key: 'a' });
    await pass(4_000);
    expect(reload).not.toHaveBeenCalled();
    await pass(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for what the screen says at the last moment', async () => {
    isFree.mockReturnValue(false);
    show(true);
    await act(checkVersion);
    await pass(20_000);
    expect(reload).not.toHaveBeenCalled();
    isFree.mockReturnValue(true);
    await pass(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is tried once a tab: a server that keeps sending the old page is no endless loop', async () => {
    expect(await reloadForNewer()).toBe(true);
    expect(await reloadForNewer()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the same version', RUNNING],
    ['no answer', null],
  ])('is none: %s', async (_, answer) => {
    served = answer;
    expect(await reloadForNewer()).toBe(false);
  });

  it('does not come while the server is out of reach: without a worker the page would be gone', async () => {
    show(true);
    await act(checkVersion);
    served = null;
    await pass(10_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('what is begun while the newer version is on its way', () => {
  it.each<[string, (shown: ReturnType<typeof show>) => void]>([
    ['a touch', () => fireEvent.pointerDown(window)],
    ['a letter', () => fireEvent.input(document.body)],
    ['what the screen says', () => void isFree.mockReturnValue(false)],
    ['a screen that is not safe any more', ({ rerender }) => rerender(<Screen isSafe={false} isFree={isFree} />)],
  ])('keeps the page, while the server is asked and while the worker is let in: %s', async (_, begins) => {
    const letIn = vi.fn(() => new Promise<void>((done) => void setTimeout(done, 3_000)));
    setLetIn(letIn);
    const shown = show(true);
    await act(checkVersion);
    answersAfterMs = 2_000;
    await pass(6_000);
    begins(shown);
    await pass(4_000);
    expect([reload.mock.calls.length, letIn.mock.calls.length]).toEqual([0, 0]);
    isFree.mockReturnValue(true);
    shown.rerender(<Screen isSafe isFree={isFree} />);
    fireEvent.pointerDown(window);
    await pass(8_000);
    begins(shown);
    await pass(4_000);
    expect([reload.mock.calls.length, letIn.mock.calls.length]).toEqual([0, 1]);
  });

  it('has its way: the version comes after the next rest, once', async () => {
    show(true);
    await act(checkVersion);
    answersAfterMs = 2_000;
    await pass(6_000);
    fireEvent.pointerDown(window);
    await pass(7_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a load that gets lost is begun again, as long as nobody has begun', async () => {
    show(true);
    await act(checkVersion);
    await pass(5_000 + 15_000);
    expect(reload).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(window);
    await pass(120_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('a server that says nothing is out of reach', async () => {
    await checkVersion();
    answersAfterMs = 60_000;
    const answer = reloadForNewer();
    await pass(20_000);
    expect([await answer, reload.mock.calls.length]).toEqual([false, 0]);
  });
});

describe('a browser that lets a tab remember nothing', () => {
  beforeEach(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, clear: () => {} });
  });

  it('is never loaded anew by itself', async () => {
    show(true);
    await act(checkVersion);
    await pass(60_000);
    expect([await reloadForNewer(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it.each([
    ['the browser does not allow it', '/assets/index-2.js', /^O navegador não deixa atualizar/],
    ['the server is out of reach', null, /^Sem ligação ao servidor/],
  ])('the notice says what is true: %s', async (_, answer, words) => {
    notice('/panel');
    await act(checkVersion);
    served = answer;
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    await pass(0);
    expect([reload.mock.calls.length, screen.queryByText(words) !== null]).toEqual([0, true]);
  });
});

describe('the notice', () => {
  it('stands in the panel, and is silent while there is nothing new', async () => {
    notice('/panel/management/teams');
    expect(screen.queryByText('Há uma versão nova.')).toBeNull();
    await act(checkVersion);
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never discards what a page says is unsaved', async () => {
    notice('/panel');
    document.body.insertAdjacentHTML('beforeend', '<div id="form" data-unsaved="true"></div>');
    await act(checkVersion);
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    await pass(0);
    expect([reload.mock.calls.length, screen.queryByText(/por guardar/) !== null]).toEqual([0, true]);
    document.getElementById('form')?.remove();
  });

  it.each([
    ['text', '<div id="begun" data-unsaved="true"></div>', /por guardar/],
    ['a dialog', '<dialog id="begun" open></dialog>', 'Há uma versão nova.'],
  ])('never discards what is begun while the server is asked: %s', async (_, begun, words) => {
    notice('/panel');
    await act(checkVersion);
    answersAfterMs = 2_000;
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    await pass(1_000);
    document.body.insertAdjacentHTML('beforeend', begun);
    await pass(2_000);
    expect([reload.mock.calls.length, screen.queryByText(words) !== null]).toEqual([0, true]);
    document.getElementById('begun')?.remove();
  });

  it('leaves the game alone, unless a part of it is gone', async () => {
    notice('/game');
    await act(checkVersion);
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => partIsMissing());
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Atualizar' })).not.toBeNull();
  });
});
