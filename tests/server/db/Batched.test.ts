import { expect, it, vi } from 'vitest';
import { Batched } from '#server/db/Batched.ts';

function batchedDouble() {
  const asked: number[][] = [];
  const ends: (() => void)[] = [];
  const batched = new Batched<number, number>(async (keys) => {
    asked.push([...keys]);
    await new Promise<void>((end) => ends.push(end));
    if (keys.includes(0)) throw new Error('no zero');
    return keys.map((key) => key * 2);
  });
  return { batched, asked, ends };
}
const nextTurn = () => new Promise((turn) => setImmediate(turn));

it('asks once for all keys of one turn, and gives each its own answer', async () => {
  const { batched, asked, ends } = batchedDouble();
  const answers = Promise.all([3, 1, 3].map((key) => batched.find(key)));
  await nextTurn();
  expect(asked).toEqual([[3, 1, 3]]);
  ends[0]?.();
  expect(await answers).toEqual([6, 2, 6]);
});

it('asks once for all keys that arrive while a question is under way, which never answers them', async () => {
  const { batched, asked, ends } = batchedDouble();
  const early = batched.find(1);
  await nextTurn();
  const late = Promise.all([batched.find(1), nextTurn().then(() => batched.find(2))]);
  await nextTurn();
  expect(asked).toEqual([[1]]);
  ends[0]?.();
  expect(await early).toBe(2);
  await vi.waitFor(() => expect(asked).toEqual([[1], [1, 2]]));
  ends[1]?.();
  expect(await late).toEqual([2, 4]);
});

it('asks again no sooner than some milliseconds after the last question, also when that was quick', async () => {
  const asked: { keys: readonly number[]; at: number }[] = [];
  const batched = new Batched<number, number>(async (keys) => {
    asked.push({ keys: [...keys], at: performance.now() });
    return keys;
  });
  await batched.find(1);
  await Promise.all([batched.find(2), new Promise((turn) => setTimeout(turn, 2)).then(() => batched.find(3))]);
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [2, 3]]);
});

it('does not wait long for a slow question', async () => {
  const { batched, asked, ends } = batchedDouble();
  const early = batched.find(1);
  await nextTurn();
  const late = batched.find(1);
  await vi.waitFor(() => expect(asked).toEqual([[1], [1]]));
  ends[1]?.();
  expect(await late).toBe(2);
  ends[0]?.();
  await early;
});

it.each([
  ['too few', []],
  ['too many', [1, 2, 3]],
])('gives nobody an answer where there are %s', async (_what, answers) => {
  const batched = new Batched<number, number>(async () => answers);
  const asked = await Promise.allSettled([batched.find(1), batched.find(2)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('passes a failure to the keys of that turn alone', async () => {
  const { batched, ends } = batchedDouble();
  const failing = Promise.allSettled([batched.find(0), batched.find(1)]);
  await nextTurn();
  ends[0]?.();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const fine = batched.find(1);
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  expect(await fine).toBe(2);
});
