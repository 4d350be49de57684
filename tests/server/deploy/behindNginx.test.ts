import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/observability/log.ts';
import { type RunningServer, startServer } from '#server/startServer.ts';
import { openLive } from '../../support/app/liveReader.ts';
import { gradeHeaders } from '../../support/attacks/gradeHeaders.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';
import { freePort } from '../../support/product/freePort.ts';
import { type NginxFolder, nginxFolder, siteText } from '../../support/product/nginx.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

/** Minimum number of calls while both servers restart. */
const CALLS_MIN = 40;
const PASSWORD = 'atras-do-proxy-7';
const SECRET_KEY = randomBytes(32).toString('base64');

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let nginx: NginxFolder;
let ports: number[];
const running = new Map<number, RunningServer>();

interface Asked {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  bytes?: string;
}

function open(
  path: string,
  { method = 'GET', body, token, headers: own, bytes }: Asked = {},
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
      ...own,
    };
    const call = request(new URL(path, nginx.base), { method, headers, rejectUnauthorized: false }, done);
    call.once('error', fail);
    call.end(body === undefined ? bytes : JSON.stringify(body));
  });
}

async function ask(path: string, asked?: Asked): Promise<{ status: number; text: string }> {
  const answer = await open(path, asked);
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return { status: answer.statusCode ?? 0, text };
}

async function signIn(): Promise<{ status: number; token: string }> {
  const body = { username: 'demo-ic', password: PASSWORD };
  const { status, text } = await ask('/api/login', { method: 'POST', body });
  return { status, token: status === 200 ? JSON.parse(text).token : '' };
}

async function startAt(port: number): Promise<void> {
  const env = readEnv({
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: database.url,
    SECRET_KEY,
    DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
  });
  const fail = (error: Error) => {
    throw error;
  };
  running.set(port, await startServer(env, createLog('silent'), fail));
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await makeTestFolder();
  ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(startAt));
  nginx = await nginxFolder({ site: siteText('conselho-dois.conf'), ports });
  await nginx.start();
});

afterAll(async () => {
  await nginx?.remove();
  for (const server of running.values()) await server.stop();
  await database?.drop();
  await folder?.remove();
});

it('a session opened at one server is valid at the other', async () => {
  const { token } = await signIn();
  for (let times = 0; times < 4; times += 1) {
    const { status, text } = await ask('/api/team', { token });
    expect(status, text).toBe(200);
  }
});

it('every page has the grade A+ over TLS, and plain HTTP leads to it', async () => {
  for (const path of ['/', '/login', '/game', '/panel', '/api/site', '/api/docs', '/api/nada', '/assets/nada.js']) {
    const answer = await open(path);
    let body = '';
    for await (const chunk of answer.setEncoding('utf8')) body += chunk;
    const { grade, missing } = gradeHeaders({ headers: answer.headers, body });
    expect([path, grade, missing]).toEqual([path, 'A+', []]);
  }
  const redirected = await fetch(`${nginx.plainBase}/login`, { redirect: 'manual' });
  expect([redirected.status, redirected.headers.get('location')]).toEqual([301, 'https://127.0.0.1/login']);
});

it('live events are not buffered by the proxy', async () => {
  const { token } = await signIn();
  const stream = await open('/api/live', { token });
  expect(stream.headers['content-type']).toMatch(/^text\/event-stream/);
  let read = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    read += chunk;
    if (read.includes(`event: ${STANDING_EVENT}`)) break;
  }
  expect(read).toContain(`event: ${STANDING_EVENT}`);
  stream.destroy();
});

it('a change at one server is sent to a stream at the other', async () => {
  const { token } = await signIn();
  const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`);
  const reader = await openLive(first!, token);
  const before = await reader.next();
  const content = JSON.stringify({ escrito: 'no outro' });
  const saved = await fetch(`${second}/api/draft`, {
    method: 'PUT',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ part: 0, revision: 1, device: 'tablet', content }),
  });
  expect(saved.status, await saved.text()).toBe(200);
  expect(await reader.next()).toEqual({ ...before, draft: { part: 0, revision: 1, device: 'tablet' } });
  reader.close();
});

it.each(['/metrics', '/healthz', '/readyz'])('%s is not reachable from outside', async (path) => {
  expect((await ask(path)).status).toBe(403);
});

it('a file uploaded in parts arrives', async () => {
  const { token } = await signIn();
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': '12',
    'upload-metadata': `filename ${Buffer.from('carta.txt').toString('base64')}`,
  };
  const begun = await open('/api/uploads', { method: 'POST', token, headers });
  begun.resume();
  expect(begun.statusCode).toBe(201);
  const { pathname } = new URL(String(begun.headers.location), nginx.base);
  const types = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
  for (const [offset, piece] of [
    ['0', 'metade '],
    ['7', 'e fim'],
  ] as const) {
    const sent = { ...types, 'upload-offset': offset };
    const answer = await open(pathname, { method: 'PATCH', token, headers: sent, bytes: piece });
    answer.resume();
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['upload-offset']).toBe(String(Number(offset) + piece.length));
  }
});

it('a rolling restart of the servers answers no call with an error', async () => {
  const { token } = await signIn();
  let isOver = false;
  const statuses: number[] = [];
  const device = (call: () => Promise<{ status: number }>) => {
    const answered = { count: 0 };
    const playing = (async () => {
      while (!isOver || statuses.length < CALLS_MIN) {
        statuses.push((await call()).status);
        answered.count += 1;
      }
    })();
    return { answered, playing };
  };
  const devices = [
    device(() => ask('/api/team', { token })),
    device(() => ask('/api/site')),
    device(signIn),
    device(signIn),
  ];
  // Like the systemd unit: calls the other server took over are answered before it stops in turn.
  const settled = async () => {
    const before = devices.map(({ answered }) => answered.count);
    while (devices.some(({ answered }, index) => answered.count <= (before[index] ?? 0))) await sleep(5);
  };
  for (const port of ports) {
    await running.get(port)?.stop();
    await startAt(port);
    await settled();
  }
  isOver = true;
  await Promise.all(devices.map(({ playing }) => playing));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
