import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database/testDatabase.ts';
import { eventually } from '../support/eventually.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'conselho-main-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

interface Started {
  child: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}

/** Starts the server as a separate process. */
function start(env: NodeJS.ProcessEnv): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return { child, said: () => said, ended: once(child, 'exit').then(([code]) => code) };
}

async function ready({ child, said, ended }: Started): Promise<string> {
  for (;;) {
    const address = /O jogo está pronto.*?(http:\/\/127\.0\.0\.1:\d+)\n/s.exec(said())?.[1];
    if (address) return address;
    const over = await Promise.race([ended.then(() => true), once(child.stdout ?? child, 'data').then(() => false)]);
    if (over) throw new Error(said());
  }
}

it('prints addresses, and passwords only at the first start; exits with 0 on a signal', async () => {
  const first = start({});
  const address = await ready(first);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.said()).toMatch(/Primeiras contas.*admin +\w{14}\n.*demo-ds +\w{14}\n/s);
  const passwords = [...first.said().matchAll(/^ {2}[\w-]+ +(\w{14})$/gm)].map(([, password]) => password ?? '');
  expect(passwords).toHaveLength(6);
  const logLines = first
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  for (const password of passwords) expect(logLines.join()).not.toContain(password);

  const second = start({});
  await ready(second);
  expect(second.said()).not.toContain('Primeiras contas');
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

it('finishes starting before it stops on a signal', async () => {
  const server = start({});
  await once(server.child.stdout ?? server.child, 'data');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

/** Opens a call without sending its body, so that it stays in progress. */
async function callUnderWay(address: string): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' };
  const call = request(`${address}/api/login`, { method: 'POST', headers }).on('error', () => {});
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

it.each([
  ['gracefully when a terminal and npm send SIGINT twice', 0, 0],
  ['immediately on a second, later SIGINT', 1_500, 1],
])('ends %s', async (_what, betweenMs, code) => {
  const server = start({});
  const address = await ready(server);
  const call = await callUnderWay(address);
  server.child.kill('SIGINT');
  await eventually(() => expect(fetch(`${address}/healthz`)).rejects.toThrow());
  await pause(betweenMs);
  server.child.kill('SIGINT');
  if (code === 0) call.destroy();
  expect(await server.ended).toBe(code);
});

it.each([
  ['an invalid environment', { PORT: 'porta' }, 2, 'PORT tem de ser um número inteiro'],
  ['an unreachable database', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }, 4, 'Não foi possível ligar'],
])('exits with a message and a code for %s', async (_what, env, code, words) => {
  const server = start(env);
  expect(await server.ended).toBe(code);
  expect(server.said()).toContain(words);
  expect(server.said()).not.toMatch(/ {4}at /);
});

it('exits with every problem of a production configuration at once', async () => {
  const server = start({
    NODE_ENV: 'production',
    DEMO_PASSWORD: 'segredo',
    DATABASE_URL: 'postgres://a:b@db.exemplo.pt/x',
  });
  expect(await server.ended).toBe(2);
  const problems = server.said().match(/^- .*$/gm) ?? [];
  for (const name of ['DEMO_PASSWORD', 'DATABASE_URL', 'TRUST_PROXY']) expect(problems.join('\n')).toContain(name);
  expect(server.said()).not.toMatch(/ {4}at |a:b@/);
});
