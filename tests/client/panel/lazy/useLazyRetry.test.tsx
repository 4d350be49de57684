// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyLoadError } from '#client/panel/lazy/lazyComponent.ts';
import { useLazyRetry } from '#client/panel/lazy/useLazyRetry.ts';
import { stubServer } from '../panelHarness.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LOST = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const online = () => window.dispatchEvent(new Event('online'));

test.each([
  { what: 'a page after the network returned', isAside: false, isAsked: false, reloads: 1 },
  { what: 'a part beside a form after the network returned', isAside: true, isAsked: false, reloads: 0 },
  { what: 'a part on a manual retry', isAside: true, isAsked: true, reloads: 1 },
])('$what reloads the document $reloads times', async ({ isAside, isAsked, reloads }) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const calls = stubServer({});
  const missing = new LazyLoadError({ fetch: LOST, renew: () => undefined }, null);
  const { result } = renderHook(() => useLazyRetry(missing, () => undefined, isAside));
  await act(async () => (isAsked ? result.current.retry() : online()));
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/site']);
  await act(async () => undefined);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
