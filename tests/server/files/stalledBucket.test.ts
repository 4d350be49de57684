import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { S3Client } from '#server/files/s3/S3Client.ts';
import { createS3Store } from '#server/files/s3/s3Store.ts';

const MINUTE_MS = 60_000;
const KEY = 'a'.repeat(64);

let server: Server;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function settings() {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const keys = { accessKey: 'x', secretKey: 'x', region: 'eu-west-1' };
  return { endpoint: `http://127.0.0.1:${port}`, bucket: 'b', prefix: '', pathStyle: true, ...keys };
}
const store = () =>
  createS3Store(settings(), { temporary: join(tmpdir(), `cg-stalled-${process.pid}`), warn: () => {} });

it('a read from a stalled bucket fails after a minute', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('the beginning');
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const content = await store().open(KEY);
  const read = content && buffer(content).catch((error: Error) => error.message);
  let said: unknown;
  void read?.then((value) => {
    said = value;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  vi.advanceTimersByTime(MINUTE_MS / 2);
  await new Promise(setImmediate);
  expect(said).toBeUndefined();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await read).toBe('the answer stopped in the middle');
});

it('a reader that pauses for long still gets the rest', async () => {
  const film = Buffer.alloc(8 * 1024 * 1024, 'f');
  answer = (_request, response) => void response.end(film);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const content = await store().open(KEY);
  await vi.waitUntil(() => (content?.readableLength ?? 0) > 0);
  for (let i = 0; i < 10; i += 1) vi.advanceTimersByTime(MINUTE_MS);
  expect(content && (await buffer(content)).equals(film)).toBe(true);
});

it('only the start of an endless error reply is read, and the connection is closed', async () => {
  let closed = false;
  answer = (_request, response) => {
    response.writeHead(403);
    response.write('<Error><Code>AccessDenied</Code>');
    const more = () => {
      while (response.write('x'.repeat(10_000)));
    };
    response.on('drain', more);
    response.on('close', () => {
      closed = true;
    });
    more();
  };
  const refused = new S3Client(settings()).send({ method: 'GET', key: KEY });
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'AccessDenied' });
  await vi.waitUntil(() => closed);
});
