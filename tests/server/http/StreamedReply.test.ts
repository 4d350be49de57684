import { expect, it } from 'vitest';
import { StreamedReply } from '#server/http/StreamedReply.ts';

interface Page {
  rows: { n: number }[];
  total: number;
}

async function* batches(sizes: readonly number[], read: number[] = []): AsyncGenerator<{ n: number }[]> {
  let n = 0;
  for (const size of sizes) {
    read.push(size);
    yield Array.from({ length: size }, () => ({ n: n++ }));
  }
}
async function textOf(reply: StreamedReply<Page>): Promise<string> {
  let text = '';
  for await (const piece of reply.texts()) text += piece;
  return text;
}

it.each([[[]], [[0]], [[1]], [[2, 3]], [[0, 2, 0]]])('sends batches of %j as one JSON list', async (sizes) => {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const reply = await StreamedReply.begin<Page, 'rows'>('rows', batches(sizes), { total });
  const rows = Array.from({ length: total }, (_, n) => ({ n }));
  expect(JSON.parse(await textOf(reply))).toEqual({ rows, total });
});

it('reads a batch only after the previous one was sent', async () => {
  const read: number[] = [];
  const reply = await StreamedReply.begin<Page, 'rows'>('rows', batches([2, 2, 2], read), { total: 6 });
  expect(read).toHaveLength(1);
  const texts = reply.texts();
  // The beginning and both elements of the first batch.
  for (let piece = 0; piece < 3; piece += 1) await texts.next();
  expect(read).toHaveLength(1);
  await texts.next();
  expect(read).toHaveLength(2);
});

it('fails before sending anything if the first batch cannot be read', async () => {
  // biome-ignore lint/correctness/useYield: it fails before.
  const broken = (async function* (): AsyncGenerator<{ n: number }[]> {
    throw new Error('gone');
  })();
  await expect(StreamedReply.begin<Page, 'rows'>('rows', broken, { total: 0 })).rejects.toThrow('gone');
});
