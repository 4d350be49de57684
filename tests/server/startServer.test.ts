import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Env, EnvError, readEnv } from '#server/config/env.ts';
import { SiteConfigError } from '#server/config/siteConfig.ts';
import { startProblem } from '#server/config/startProblem.ts';
import { tabletAddresses } from '#server/config/tabletAddresses.ts';
import { DataDirInUse } from '#server/db/embedded/dataLock.ts';
import { PostgresUnavailable } from '#server/db/embedded/postgresBinaries.ts';
import { DatabaseUnavailable } from '#server/db/openDatabase.ts';
import { createLog } from '#server/observability/log.ts';
import { startServer } from '#server/startServer.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/testDatabase.ts';

let database: TestDatabase;
let dataDir: string;
let env: Env;
const log = createLog('silent');
const never = (error: Error) => {
  throw error;
};

/** Waits until the server accepts no connection; those that already waited are still accepted. */
async function refusesNewCalls(port: number): Promise<void> {
  const reach = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => 'accepted',
      () => 'refused',
    );
  await expect.poll(reach, { timeout: 500, interval: 20 }).toBe('refused');
}

describe('a server', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'conselho-start-'));
    env = readEnv({
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEMO_PASSWORD: 'segredo',
    });
  });
  afterEach(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  it('listens, keeps its first accounts and sessions across a restart, and stops', async () => {
    const first = await startServer(env, log, never);
    expect(first.firstAccounts).toHaveLength(6);
    const base = `http://127.0.0.1:${first.port}`;
    const body = new URLSearchParams({ username: 'demo-ic', password: 'segredo' });
    const login = await fetch(`${base}/api/login`, { method: 'POST', body });
    const { token } = (await login.json()) as { token: string };
    await Promise.all([first.stop(), first.stop()]);
    await expect(fetch(base)).rejects.toThrow();
    const second = await startServer(env, log, never);
    expect(second.firstAccounts).toBeNull();
    const profile = await fetch(`http://127.0.0.1:${second.port}/api/profile`, { headers: { authorization: token } });
    expect(profile.status).toBe(200);
    await second.stop();
  });

  it('finishes a call in progress before it stops, and accepts no new one', async () => {
    const server = await startServer(env, log, never);
    const body = 'username=demo-ic&password=segredo';
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    };
    const call = request({ port: server.port, path: '/api/login', method: 'POST', headers });
    const answer = new Promise<IncomingMessage>((answered, failed) =>
      call.on('response', answered).on('error', failed),
    );
    call.flushHeaders();
    // The server sends 'continue' after reading the headers, so the call is in progress.
    await once(call, 'continue');
    const stopped = server.stop();
    await refusesNewCalls(server.port);
    call.end(body);
    expect((await answer).statusCode).toBe(200);
    (await answer).resume();
    await stopped;
  });

  it('answers a last call on a kept-alive connection while stopping, and closes it', async () => {
    const server = await startServer(env, log, never);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<IncomingMessage>((answered, failed) => {
        const call = request({ port: server.port, path: '/healthz', agent });
        call.on('response', (answer) => answer.resume().on('end', () => answered(answer))).on('error', failed);
        call.end();
      });
    expect((await ask()).headers.connection).toBe('keep-alive');
    const stopped = server.stop();
    await refusesNewCalls(server.port);
    const last = await ask();
    expect(last.statusCode).toBe(200);
    expect(last.headers.connection).toBe('close');
    await stopped;
    await expect(ask()).rejects.toThrow();
  });

  it('answers all calls that waited to be accepted when it was told to stop', async () => {
    const server = await startServer(env, log, never);
    const call = `exec 3<>/dev/tcp/127.0.0.1/${server.port}; printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3; cat <&3`;
    const answers = Promise.all(Array.from({ length: 5 }, () => promisify(execFile)('bash', ['-c', call])));
    // The calls arrive while this thread, which is the server's, does nothing.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    const stopped = server.stop();
    for (const { stdout } of await answers) expect(stdout).toMatch(/^HTTP\/1.1 200 /);
    await stopped;
  });

  it('listens on one address for a host name, and no longer once it stops', async () => {
    const server = await startServer({ ...env, host: 'localhost' }, log, never);
    const reach = (address: string) => fetch(`http://${address}:${server.port}/healthz`).then(({ ok }) => ok);
    expect(await reach('127.0.0.1')).toBe(true);
    await expect(reach('[::1]')).rejects.toThrow();
    const stopped = server.stop();
    await expect(reach('localhost')).rejects.toThrow();
    await stopped;
  });

  it('reports that the port is taken, and releases the database', async () => {
    const holder = createServer();
    await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening));
    const address = holder.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const error = await startServer({ ...env, port }, log, never).catch((reason: unknown) => reason);
    expect(startProblem(error, { ...env, port })).toEqual({
      message: `A porta ${port} já está a ser usada por outro programa. Feche-o, ou escolha outra porta com PORT.`,
      exitCode: 5,
    });
    holder.close();
  });

  it('reports an unreachable DATABASE_URL without its password', async () => {
    const databaseUrl = 'postgres://ana:muito-secreta@127.0.0.1:1/x';
    const error = await startServer({ ...env, databaseUrl }, log, never).catch((reason: unknown) => reason);
    const problem = startProblem(error, env);
    expect(problem).toMatchObject({
      exitCode: 4,
      message: expect.stringContaining('Não foi possível ligar à base de dados'),
    });
    expect(problem?.message).not.toContain('muito-secreta');
  });

  it('refuses an invalid site file before opening anything', async () => {
    const error = await startServer({ ...env, siteConfig: join(dataDir, 'nada') }, log, never).catch(
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(SiteConfigError);
    expect(startProblem(error, env)?.exitCode).toBe(2);
  });
});

describe('startProblem', () => {
  const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
  const where = { host: '10.0.0.9', port: 80, dataDir: '/dados' };
  it.each([
    ['an invalid environment', new EnvError(['PORT']), 2, /configuração/],
    ['a directory in use', new DataDirInUse('/dados', '7'), 3, /já está a ser usada por outro servidor/],
    ['an unreachable database', new DatabaseUnavailable('Não responde'), 4, /Não responde/],
    ['programs that cannot run', new PostgresUnavailable('Faltam.'), 4, /DATABASE_URL/],
    ['a port reserved for root', system('EACCES', 'listen'), 5, /permissão para usar a porta/],
    ['an address of another computer', system('EADDRNOTAVAIL', 'listen'), 5, /não tem o endereço/],
    ['a folder without write permission', system('EACCES', 'mkdir'), 5, /permissão para escrever/],
    ['a full disk', system('ENOSPC', 'write'), 5, /espaço no disco/],
  ])('has a message for %s', (_what, error, exitCode, message) => {
    const problem = startProblem(error, where);
    expect(problem?.exitCode).toBe(exitCode);
    expect(problem?.message).toMatch(message);
  });

  it('returns null for an unexpected error', () => {
    expect(startProblem(new TypeError('x is not a function'), where)).toBeNull();
    expect(startProblem('texto', where)).toBeNull();
  });
});

describe('tabletAddresses', () => {
  const one = (address: string, family: 'IPv4' | 'IPv6', internal = false) => ({
    address,
    family,
    internal,
    netmask: '',
    mac: '',
    cidr: null,
    ...(family === 'IPv6' && { scopeid: 0 }),
  });
  const interfaces = {
    lo: [one('127.0.0.1', 'IPv4', true)],
    wifi: [one('192.168.1.7', 'IPv4'), one('fe80::1', 'IPv6')],
  } as never;
  it.each([
    ['0.0.0.0', ['http://localhost:3000', 'http://192.168.1.7:3000']],
    ['::', ['http://localhost:3000', 'http://192.168.1.7:3000']],
    ['127.0.0.1', ['http://127.0.0.1:3000']],
    ['::1', ['http://[::1]:3000']],
  ])('of %s', (host, expected) => {
    expect(tabletAddresses(host, 3000, interfaces)).toEqual(expected);
  });
});
