// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchNewWorker, letNewWorkerIn } from '#client/offline/newWorker.ts';
import { setLetIn, takeUpdate } from '#client/offline/updates.ts';
import { CHANGES_PLACE } from '#client/offline/worker/keeping.ts';

const postMessage = vi.fn();
let workers: EventTarget & { getRegistration(): Promise<{ waiting: object | null } | undefined> };
const device = (registration: { waiting: object | null } | undefined) => {
  workers = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: workers });
};

/** Whether the worker is in by now. */
function begin() {
  const seen = { isIn: false };
  void letNewWorkerIn().then(() => {
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
    ['nothing kept yet', () => device(undefined)],
    ['none that stands by', () => device({ waiting: null })],
  ])('is not waited for: %s', async (_, given) => {
    given();
    const seen = begin();
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.isIn, postMessage.mock.calls]).toEqual([true, []]);
  });

  it('is told to come in, and waited for', async () => {
    device({ waiting: { postMessage } });
    const seen = begin();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([seen.isIn, postMessage.mock.calls]).toEqual([false, [[CHANGES_PLACE]]]);
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.isIn).toBe(true);
  });

  it('is not waited for without end', async () => {
    device({ waiting: { postMessage } });
    const seen = begin();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen.isIn).toBe(true);
  });

  it('is in before the page is loaded anew; a load that gets lost is begun again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => Response.json({ entry: '/assets/index-2.js' }));
    device({ waiting: { postMessage } });
    setLetIn(letNewWorkerIn);
    void takeUpdate(() => true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([postMessage.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('a slow load is begun again twice, then left to end; a page where somebody has begun is left alone', async () => {
    const reload = vi.spyOn(location, 'reload').mockReset();
    vi.stubGlobal('fetch', async () => Response.json({ entry: '/assets/index-2.js' }));
    device(undefined);
    setLetIn(letNewWorkerIn);
    expect(await takeUpdate(() => true)).toBe('reloading');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(reload).toHaveBeenCalledTimes(3);
    const isStillFree = vi.fn(() => true);
    await takeUpdate(isStillFree);
    isStillFree.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(reload).toHaveBeenCalledTimes(4);
  });

  it('is fetched ahead where there are workers; a server that is out of reach is no trouble', async () => {
    const update = vi.fn(async () => {});
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ update }) } });
    await fetchNewWorker();
    update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await fetchNewWorker();
    expect(update).toHaveBeenCalledTimes(2);
    vi.stubGlobal('navigator', {});
    await fetchNewWorker();
  });
});
