// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdateNotice } from '#client/offline/UpdateNotice.tsx';
import { checkVersion, partIsMissing, reloadForNewer } from '#client/offline/updates.ts';
import { useSafeMoment } from '#client/offline/useSafeMoment.ts';

const RUNNING = '/assets/index-1.js';
let served: string | null;
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
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  isFree.mockReturnValue(true);
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = `<script type="module" src="${RUNNING}"></script>`;
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', () =>
    served ? Promise.resolve(Response.json({ entry: served })) : Promise.reject(new Error('down')),
  );
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

  it('leaves the game alone, unless a part of it is gone', async () => {
    notice('/game');
    await act(checkVersion);
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => partIsMissing());
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Atualizar' })).not.toBeNull();
  });
});
