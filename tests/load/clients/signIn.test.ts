import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSeededRandom } from '../../support/product/seededRandom.ts';
import { Pace } from '../Pace.ts';
import { Recorder } from '../Recorder.ts';
import { signIn } from './signIn.ts';
import { Tablet } from './Tablet.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** Returns a tablet and a server that gives these answers in order. */
async function tabletAt(...answers: ((reply: ServerResponse) => void)[]) {
  const server = createServer((_, reply) => answers.shift()?.(reply));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const recorder = new Recorder();
  const tablet = new Tablet(
    { base: `http://127.0.0.1:${port}`, recorder, pace: new Pace(1_000) },
    createSeededRandom(1),
  );
  undo.push(
    () => tablet.putAway(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const login = () => recorder.calls.entry.get('POST /login');
  return { tablet, recorder, login };
}

const account = { username: 'ensaio-1', password: 'segredo' };
const says =
  (status: number, body: object, headers = {}) =>
  (reply: ServerResponse) => {
    reply.writeHead(status, headers).end(JSON.stringify(body));
  };
const busy = says(503, { code: 'busy' }, { 'retry-after': '0' });
const welcome = says(200, { token: 'abc' });

it('retries a sign-in that was answered with Retry-After, and counts it as busy, not as an error', async () => {
  const { tablet, recorder, login } = await tabletAt(busy, says(429, {}, { 'retry-after': '0' }), welcome);
  await signIn(tablet, account);
  expect(tablet.token).toBe('abc');
  expect(login()).toMatchObject({ busy: 2, errors: 0 });
  expect([login()?.times.count, recorder.errors]).toEqual([1, 0]);
});

it('retries after a lost connection or a 5xx, and counts it as an error', async () => {
  const cut = (reply: ServerResponse) => void reply.socket?.destroy();
  const { tablet, recorder, login } = await tabletAt(cut, says(503, { code: 'busy' }), says(500, {}), welcome);
  await signIn(tablet, account);
  expect(login()).toMatchObject({ busy: 0, errors: 3 });
  expect(recorder.errorMessages).toHaveLength(3);
});

it('repeats a call whose idle connection was closed without counting an error, as browsers do', async () => {
  const cut = (reply: ServerResponse) => void reply.socket?.destroy();
  const { tablet, recorder, login } = await tabletAt(says(500, {}), cut, welcome);
  await signIn(tablet, account);
  expect([login()?.errors, recorder.idleClosed]).toEqual([1, 1]);
});

it('gives up on a wrong password, and counts an unexpected busy answer as an error', async () => {
  const { tablet, recorder } = await tabletAt(says(401, { code: 'wrongPassword' }), busy, welcome);
  await expect(signIn(tablet, account)).rejects.toThrow('ensaio-1');
  await tablet.insist('GET /team');
  expect(recorder.errors).toBe(2);
});
