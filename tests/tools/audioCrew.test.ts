import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeClips } from '../../tools/audio/output/workerPool.ts';

const WORKER = fileURLToPath(new URL('fakeClipWorker.mjs', import.meta.url));
const REAL_WORKER = fileURLToPath(new URL('../../tools/audio/output/clipWorker.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');

/** Makes lines with these texts and the ids 'a', 'b' and so on; a line's text tells the fake worker what to do. */
async function outcome(texts: readonly string[], size: number) {
  const orders = texts.map((text, index) => {
    const id = String.fromCharCode(97 + index);
    return { line: { id, key: id, position: 1, text }, recording: null };
  });
  const made: string[] = [];
  const reported: string[] = [];
  const workshop = { folder: 'sons', report: (line: string) => reported.push(line) };
  const failures = await makeClips(workshop, orders, ({ id }) => made.push(id), { worker: WORKER, size });
  return { made: made.sort(), reported: reported.sort(), failures };
}

describe('makeClips', () => {
  it('passes on every clip and every report', async () => {
    expect(await outcome(['', '', ''], 2)).toEqual({
      made: ['a', 'b', 'c'],
      reported: ['a em sons', 'b em sons', 'c em sons'],
      failures: [],
    });
    expect(await outcome([], 2)).toMatchObject({ made: [], failures: [] });
  });

  it.each([1, 2])('continues after a failed line and returns it, with %i workers', async (size) => {
    expect(await outcome(['', 'recusa', '', ''], size)).toMatchObject({
      made: ['a', 'c', 'd'],
      failures: [{ id: 'b', reason: 'não há ritmo que sirva' }],
    });
  });

  it('returns the line of a worker that dies, and the others make the rest', async () => {
    expect(await outcome(['morre', '', '', '', ''], 2)).toMatchObject({
      made: ['b', 'c', 'd', 'e'],
      failures: [{ id: 'a', reason: 'quem fazia o clipe acabou (código 3)' }],
    });
  });

  it('returns the remaining lines when no worker is left', async () => {
    expect(await outcome(['', 'morre', '', 'recusa'], 1)).toMatchObject({
      made: ['a'],
      failures: [
        { id: 'b', reason: 'quem fazia o clipe acabou (código 3)' },
        { id: 'c', reason: 'já não havia quem fizesse clipes' },
        { id: 'd', reason: 'já não havia quem fizesse clipes' },
      ],
    });
  });
});

describe('a clip worker', () => {
  it('sends the error message of a failed clip, and exits when its parent disconnects', async () => {
    const worker = fork(REAL_WORKER, [tmpdir()], { execArgv: ['--import', TSX] });
    const line = { id: 'a', key: 'a', position: 1, text: 'Olá!' };
    worker.send({ line, recording: 'nenhuma.wav' });
    const [answer] = await once(worker, 'message');
    expect(answer).toEqual({ failed: expect.stringMatching(/^ENOENT/) });
    worker.disconnect();
    expect(await once(worker, 'exit')).toEqual([0, null]);
  });
});
