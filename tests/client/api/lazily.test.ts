import { expect, it, vi } from 'vitest';
import { lazily } from '#client/api/lazily.ts';

it('asks once, for all who want it', async () => {
  const load = vi.fn(async () => 'código');
  const get = lazily(load);
  expect(await Promise.all([get(), get()])).toEqual(['código', 'código']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is a lost network until it comes, and is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const get = lazily(load.mockResolvedValue('código'));
  await expect(get()).rejects.toMatchObject({ kind: 'network' });
  expect(await get()).toBe('código');
});
