// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadToUpdate, setWorkerActivator } from '#client/offline/updates.ts';
import { ACTIVATE_MESSAGE } from '#client/offline/worker/cachedFiles.ts';
import { activateWaitingWorker, updateServiceWorker } from '#client/offline/workerUpdate.ts';

const postMessage = vi.fn();
interface Registration {
  waiting: object | null;
  installing?: EventTarget;
  active?: object;
}
let workers: EventTarget & { getRegistration(): Promise<Registration | undefined> };
const device = (registration: Registration | undefined) => {
  workers = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: workers });
};

/** Starts the activation; `isIn` says whether it has ended. */
function startActivation(installWaitMs = 0) {
  const seen = { isIn: false };
  void activateWaitingWorker({ installWaitMs }).then(() => {
    seen.isIn = true;
  });
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  postMessage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the worker of a newer version', () => {
  it.each([
    ['a browser without workers', () => vi.stubGlobal('navigator', {})],
    ['no registration', () => device(undefined)],
    ['no waiting worker', () => device({ waiting: null })],
  ])('is not waited for: %s', async (_, given) => {
    given();
    const seen = startActivation();
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.isIn, postMessage.mock.calls]).toEqual([true, []]);
  });

  it('is told to activate, and waited for', async () => {
    device({ waiting: { postMessage } });
    const seen = startActivation();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([seen.isIn, postMessage.mock.calls]).toEqual([false, [[ACTIVATE_MESSAGE]]]);
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.isIn).toBe(true);
  });

  it('is waited for at most 3 seconds', async () => {
    device({ waiting: { postMessage } });
    const seen = startActivation();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen.isIn).toBe(true);
  });

  it('is waited for while it installs, then told to activate', async () => {
    const installing = new EventTarget();
    const registration: Registration = { waiting: null, installing, active: {} };
    device(registration);
    const seen = startActivation(10_000);
    await vi.advanceTimersByTimeAsync(9_000);
    expect([seen.isIn, postMessage.mock.calls]).toEqual([false, []]);
    registration.waiting = { postMessage };
    installing.dispatchEvent(new Event('statechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.isIn, postMessage.mock.calls]).toEqual([false, [[ACTIVATE_MESSAGE]]]);
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.isIn).toBe(true);
  });

  it.each([
    ['an installation that takes longer than 10 seconds', { active: {} }, 10_000, 10_000],
    ['the first worker of this device', {}, 10_000, 0],
    ['an installation, by a page that does not reload', { active: {} }, 0, 0],
  ])('is not waited for: %s', async (_, rest, installWaitMs, ms) => {
    device({ waiting: null, installing: new EventTarget(), ...rest });
    const seen = startActivation(installWaitMs);
    await vi.advanceTimersByTimeAsync(ms);
    expect([seen.isIn, postMessage.mock.calls]).toEqual([true, []]);
  });

  it('activates before the page reloads; a lost reload is retried', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => Response.json({ entry: '/assets/index-2.js' }));
    device({ waiting: { postMessage } });
    setWorkerActivator(activateWaitingWorker);
    void reloadToUpdate(() => true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([postMessage.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('of a version that still installs is waited for before the reload', async () => {
    const reload = vi.spyOn(location, 'reload').mockReset();
    vi.stubGlobal('fetch', async () => Response.json({ entry: '/assets/index-2.js' }));
    device({ waiting: null, installing: new EventTarget(), active: {} });
    setWorkerActivator(activateWaitingWorker);
    void reloadToUpdate(() => true);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a slow reload is retried twice; a page with new input is not reloaded', async () => {
    const reload = vi.spyOn(location, 'reload').mockReset();
    vi.stubGlobal('fetch', async () => Response.json({ entry: '/assets/index-2.js' }));
    device(undefined);
    setWorkerActivator(activateWaitingWorker);
    expect(await reloadToUpdate(() => true)).toBe('reloading');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(reload).toHaveBeenCalledTimes(3);
    const isStillFree = vi.fn(() => true);
    await reloadToUpdate(isStillFree);
    isStillFree.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(reload).toHaveBeenCalledTimes(4);
  });

  it('is fetched ahead where workers exist; an unreachable server causes no error', async () => {
    const update = vi.fn(async () => {});
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ update }) } });
    await updateServiceWorker();
    update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await updateServiceWorker();
    expect(update).toHaveBeenCalledTimes(2);
    vi.stubGlobal('navigator', {});
    await updateServiceWorker();
  });
});
