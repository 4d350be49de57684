import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const TOO_LONG = {
  code: 'addressTooLong',
  message: 'O endereço ou os cabeçalhos do pedido são demasiado longos.',
};
const BROKEN = { code: 'brokenBody', message: 'O pedido não pôde ser lido.' };

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

/** Returns what the server answers to these bytes until it closes the connection. */
async function ask(bytes: string): Promise<{ status: number; body: unknown; head: string }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body), head };
}

it.each([
  ['too long an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, TOO_LONG],
  ['too long headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431, TOO_LONG],
  ['not HTTP', 'isto não é um pedido\r\n\r\n', 400, BROKEN],
  ['an invalid Content-Length', 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', 400, BROKEN],
])('answers %s with a Portuguese message and closes the connection', async (_what, bytes, status, body) => {
  const answer = await ask(bytes);
  expect([answer.status, answer.body]).toEqual([status, body]);
  expect(answer.head).toMatch(/content-type: application\/json; charset=utf-8/i);
  expect(answer.head).toMatch(/connection: close/i);
});

it('answers a parameter that is longer than any valid one', async () => {
  const reply = await test.app.inject(`/api/files/${'a'.repeat(3_000)}`);
  expect([reply.statusCode, reply.json()]).toEqual([431, TOO_LONG]);
});

it('keeps serving', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
