import { expect, it, vi } from 'vitest';
import { lazyLoader } from '#client/api/lazyLoader.ts';

it('loads once for all callers', async () => {
  const load = vi.fn(async () => 'código');
  const get = lazyLoader(load);
  expect(await Promise.all([get(), get()])).toEqual(['código', 'código']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('throws a network error when the load fails, and loads again at the next call', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const get = lazyLoader(load.mockResolvedValue('código'));
  await expect(get()).rejects.toMatchObject({ kind: 'network' });
  expect(await get()).toBe('código');
});
