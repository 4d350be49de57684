import { expect, it } from 'vitest';
import { createPasswords, hashLanes } from '#server/identity/passwordHashing.ts';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

it('verifies right and wrong passwords, and null hashes as wrong', async () => {
  const passwords = createPasswords({ cost: CHEAP });
  const stored = await passwords.hash(' segredo ');
  expect(await passwords.verify(stored, ' segredo ')).toBe(true);
  expect(await passwords.verify(stored, 'segredo')).toBe(false);
  expect(await passwords.verify(null, 'ninguém')).toBe(false);
});

it('refuses with Retry-After when the wait would be too long, and accepts again later', async () => {
  const passwords = createPasswords({ cost: CHEAP, lanes: 1 });
  const stored = await passwords.hash('a');
  const taken: Promise<string>[] = [];
  const isFull = () => {
    try {
      passwords.requireRoom('');
      return false;
    } catch {
      return true;
    }
  };
  while (!isFull()) taken.push(passwords.hash('a'));
  const refused = await Promise.allSettled([passwords.hash('b'), passwords.verify(stored, 'a')]);
  const busy = { status: 'rejected', reason: { id: 'busy', status: 503, retryAfter: expect.any(Number) } };
  expect(refused).toMatchObject([busy, busy]);
  expect(await Promise.all(taken)).toHaveLength(taken.length);
  expect(await passwords.verify(null, 'b')).toBe(false);
  expect(await passwords.verify(stored, 'a')).toBe(true);
});

it('computes no hash for a disconnected caller', async () => {
  const passwords = createPasswords({ cost: CHEAP, lanes: 1 });
  const stored = await passwords.hash('a');
  const first = passwords.verify(stored, 'a');
  const gone = passwords.verify(stored, 'a', { key: 'x', hasGone: () => true });
  const last = passwords.verify(stored, 'a', { key: 'x', hasGone: () => false });
  await expect(gone).rejects.toMatchObject({ id: 'busy' });
  expect(await Promise.all([first, last])).toEqual([true, true]);
});

it('hashes sign-ins before a waiting import, and the import in the end', async () => {
  const passwords = createPasswords({ cost: CHEAP, lanes: 1 });
  const stored = await passwords.hash('a');
  const order: string[] = [];
  const told = (name: string, work: Promise<unknown>) => work.then(() => order.push(name));
  const all = [told('first', passwords.hash('a')), told('import', passwords.hashLater('a'))];
  for (const name of ['one', 'two', 'three']) all.push(told(name, passwords.verify(stored, 'a')));
  expect(passwords.waiting()).toBe(3);
  await Promise.all(all);
  expect(order).toEqual(['first', 'one', 'two', 'three', 'import']);
});

it('queues up to 20 imports, and runs a sign-in between them', async () => {
  const passwords = createPasswords({ cost: CHEAP, lanes: 1 });
  const taken = Array.from({ length: 21 }, () => passwords.hashLater('a'));
  await expect(passwords.hashLater('b')).rejects.toMatchObject({ id: 'busy', retryAfter: 2 });
  let done = 0;
  for (const work of taken) void work.then(() => (done += 1));
  await passwords.hash('c');
  expect(done).toBeLessThan(3);
  expect(await Promise.all(taken)).toHaveLength(21);
});

it.each([
  [1, undefined, 1],
  [2, undefined, 1],
  [4, undefined, 3],
  [16, undefined, 3],
  [2, '32', 1],
  [8, '32', 7],
  [64, '32', 31],
  [8, '1', 1],
  [8, 'x', 3],
])('on %i cores with %s worker threads hashes %i passwords at once', (cores, threads, lanes) => {
  expect(hashLanes(cores, threads)).toBe(lanes);
});
