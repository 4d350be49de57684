import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answersWithin } from '#server/db/ping.ts';
import { CONSTRAINT_REFUSALS } from '#server/http/constraintRefusals.ts';
import { HANDLERS } from '#server/http/handlers.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

let test: TestApp;
/** The handler of GET /site in this file; each test sets its own. */
const site = vi.fn(HANDLERS.site);
beforeAll(async () => {
  test = await createTestApp({ handlers: { ...HANDLERS, site } });
});
afterAll(() => test.close());
afterEach(() => {
  vi.restoreAllMocks();
  site.mockImplementation(HANDLERS.site);
});

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;

describe('unknown calls', () => {
  it.each(METHODS)('%s answers 404 in JSON, whatever the body', async (method) => {
    for (const url of ['/api', '/api/', '/api/nao-existe?x=1', '/api/login/x', '/api/..%2f..%2fetc/passwd']) {
      const sent = { method, url, headers: { 'content-type': 'application/xml' } };
      const reply = await test.app.inject(
        method === 'GET' || method === 'HEAD' ? { method, url } : { ...sent, payload: '<x/>' },
      );
      expect(reply.statusCode).toBe(404);
      if (method !== 'HEAD')
        expect(reply.json()).toEqual({ code: 'routeUnknown', message: 'Este endereço não existe.' });
    }
  });

  it('a known path with another method is unknown', async () => {
    expect((await test.app.inject({ method: 'DELETE', url: '/api/team' })).json().code).toBe('routeUnknown');
    expect((await test.app.inject({ method: 'GET', url: '/api/login' })).json().code).toBe('routeUnknown');
  });

  it('an invalid percent-encoding is refused with a Portuguese message', async () => {
    const reply = await test.app.inject({ method: 'GET', url: '/api/solar/%E0%A4%A' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ code: 'brokenBody', message: 'O pedido não pôde ser lido.' });
  });
});

describe('errors', () => {
  it('answers 500 without details and logs the error with its stack', async () => {
    site.mockRejectedValue(new Error('segredo interno'));
    const reply = await test.anonymous.get('/site');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      code: 'internal',
      message: expect.stringMatching(
        /^Algo correu mal no servidor\. O que escreveram não se perdeu\. Código: [0-9A-Z]{5}-[0-9A-Z]{5}\.$/,
      ),
    });
    expect(test.unexpected.map(({ message }) => message)).toEqual(['segredo interno']);
    test.unexpected.length = 0;
    const line = test.logged.find(({ msg }) => msg === 'unexpected error');
    expect(line).toMatchObject({ err: { message: 'segredo interno', stack: expect.stringContaining(' at ') } });
  });

  it("logs a failed query's text, never its values", async () => {
    site.mockImplementation(async ({ services }) => {
      await services.db.execute(sql`select ${'valor-secreto'}::int`);
      throw new Error('not reached');
    });
    expect((await test.anonymous.get('/site')).statusCode).toBe(500);
    test.unexpected.length = 0;
    const line = JSON.stringify(test.logged.filter(({ msg }) => msg === 'unexpected error').at(-1));
    expect(line).toContain('Failed query');
    expect(line.replace(/invalid input syntax[^}]*/, '')).not.toContain('valor-secreto');
  });

  it.each([
    ['the socket is refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })],
    ['the socket file is gone', Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' })],
    ['PostgreSQL shuts down', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['PostgreSQL starts', Object.assign(new Error('starting up'), { code: '57P03' })],
    ['no connection is free', new Error('timeout exceeded when trying to connect')],
    ['the connection broke', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  ])('answers 503 with Retry-After when %s', async (_what, error) => {
    site.mockRejectedValue(error);
    const reply = await test.anonymous.get('/site');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json().code).toBe('databaseDown');
    expect(test.unexpected).toEqual([]);
  });

  it.each([
    ['a deadlock was detected', '40P01', 503, 'busy'],
    ["the database's disk is full", '53100', 503, 'diskFull'],
    ['the database has run out of memory', '53200', 503, 'databaseDown'],
    ['the database is read-only', '25006', 503, 'databaseDown'],
  ])('answers without an unexpected error when %s', async (_what, code, status, id) => {
    site.mockRejectedValue(new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) }));
    const reply = await test.anonymous.get('/site');
    expect([reply.statusCode, reply.json().code]).toEqual([status, id]);
    expect(reply.headers['retry-after'] !== undefined).toBe(status === 503);
    expect(test.unexpected).toEqual([]);
  });

  it('answers a full disk with 503 and Retry-After', async () => {
    site.mockRejectedValue(Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' }));
    const reply = await test.anonymous.get('/site');
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'diskFull', '60']);
    expect(test.unexpected).toEqual([]);
  });

  it('gives every reply a request id, which the log and the message of a failure contain', async () => {
    site.mockRejectedValue(new Error('x'));
    const sent = { headers: { 'x-request-id': 'mine' } };
    const reply = await test.anonymous.get('/site', sent);
    test.unexpected.length = 0;
    const id = String(reply.headers['x-request-id']);
    expect(id).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(reply.json().message).toContain(id);
    expect(test.logged.filter(({ reqId }) => reqId === id).map(({ msg }) => msg)).toEqual([
      'unexpected error',
      'request',
    ]);
    expect((await test.app.inject('/healthz')).headers['x-request-id']).toMatch(/-/);
  });

  it('does not treat a missing file as a missing database', async () => {
    site.mockRejectedValue(Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }));
    expect((await test.anonymous.get('/site')).statusCode).toBe(500);
    test.unexpected.length = 0;
  });

  it.each([
    ['NUL in a text', () => test.db.execute(sql`select ${'a\0'}::text`)],
    ['NUL escaped in JSON', () => test.db.execute(sql`select ${'{"a":"\\u0000"}'}::jsonb`)],
  ])('treats %s as bad input, not as an internal error', async (_what, query) => {
    site.mockImplementation(async () => {
      await query();
      throw new Error('The database took it.');
    });
    const reply = await test.anonymous.get('/site');
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { code: 'badInput', message: 'Tem caracteres que não podem ser guardados.', fields: {} },
    ]);
    expect(test.unexpected).toEqual([]);
  });

  it.each([
    ['accounts_username_key', '23505', 409, 'usernameTaken'],
    ['classes_teacher_name_key', '23505', 409, 'nameTaken'],
    ['teams_class_id_classes_id_fk', '23503', 404, 'notFound'],
    ['comments_proposal_id_proposals_id_fk', '23503', 404, 'notFound'],
    ['proposal_reports_proposal_id_proposals_id_fk', '23503', 404, 'notFound'],
  ])('answers a race that violates %s with a refusal', async (constraint, code, status, id) => {
    const violation = Object.assign(new Error('violates'), { code, constraint });
    site.mockRejectedValue(new Error('Failed query', { cause: violation }));
    const reply = await test.anonymous.get('/site');
    expect([reply.statusCode, reply.json().code]).toEqual([status, id]);
    expect(test.unexpected).toEqual([]);
  });

  it('lists only constraints that the database has', async () => {
    const { rows } = await test.db.execute<{ name: string }>(sql`select conname as name from pg_constraint
      where contype in ('u', 'f') union select relname from pg_index join pg_class on oid = indexrelid where indisunique`);
    const known = rows.map(({ name }) => name);
    for (const name of Object.keys(CONSTRAINT_REFUSALS)) expect(known).toContain(name);
  });

  it.each([
    [
      'a unique constraint that no race can violate',
      sql`insert into sign_in_failures (name, failures, window_start) values ('a', 1, now()), ('a', 1, now())`,
    ],
    [
      'a foreign key that no race can violate',
      sql`insert into bin_blobs (bin_id, sha256) values (gen_random_uuid(), 'x')`,
    ],
    ['a statement that took too long', sql`select pg_sleep(10)`],
  ])('treats %s as a defect: 500 with the request id in the log', async (_what, statement) => {
    site.mockImplementation(async ({ services: { db } }) => {
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 200`);
        await tx.execute(statement);
      });
      throw new Error('The database took it.');
    });
    const reply = await test.anonymous.get('/site');
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
    const id = String(reply.headers['x-request-id']);
    expect(reply.json().message).toContain(id);
    const logged = test.logged.find(({ msg, reqId }) => msg === 'unexpected error' && reqId === id);
    expect(logged).toMatchObject({ level: 50, err: { message: expect.stringContaining('Failed query') } });
    expect(test.unexpected.splice(0)).toHaveLength(1);
  });

  it('logs a transaction that loses every retry to a deadlock', async () => {
    const victim = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    site.mockRejectedValue(new Error('Failed query', { cause: victim }));
    const reply = await test.anonymous.get('/site');
    expect(reply.json().code).toBe('busy');
    const id = String(reply.headers['x-request-id']);
    expect(test.logged.filter(({ reqId }) => reqId === id).map(({ level }) => level)).toEqual([40, 30]);
  });

  it('makes the test app fail on close after a 500 that no test has checked', async () => {
    const careless = await createTestApp({
      handlers: {
        ...HANDLERS,
        site: async () => {
          throw new Error('unseen');
        },
      },
    });
    expect((await careless.anonymous.get('/site')).statusCode).toBe(500);
    await expect(careless.close()).rejects.toThrow('unseen');
  });
});

describe('closing', () => {
  it('waits for a handler that still runs when its caller has gone', async () => {
    const order: string[] = [];
    let goOn = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    const handler: typeof HANDLERS.site = async (call) => {
      await held;
      order.push('ended');
      return HANDLERS.site(call);
    };
    const closing = await createTestApp({ handlers: { ...HANDLERS, site: handler } });
    const call = closing.anonymous.get('/site');
    const closed = closing.close().then(() => order.push('closed'));
    await new Promise((next) => setTimeout(next, 100));
    goOn();
    await Promise.all([call, closed]);
    expect(order).toEqual(['ended', 'closed']);
  });
});

describe('headers', () => {
  it('are on every reply: calls, refusals, pages, health', async () => {
    for (const url of ['/api/site', '/api/team', '/api/x', '/', '/healthz', '/api/docs']) {
      const { headers } = await test.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "worker-src 'self' blob:",
        "media-src 'self' data: blob:",
        "font-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
      ]) {
        expect(policy.split(';')).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('request HTTPS only if the request used it', async () => {
    const { headers } = await test.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
  });

  it('keep calls out of caches', async () => {
    for (const url of ['/api/site', '/api/team', '/api/x']) {
      expect((await test.app.inject({ url })).headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the log', () => {
  it('has one line per request, by route template, without tokens, bodies or queries', async () => {
    const { username } = await test.admin();
    const caller = await test.as(username);
    const from = test.logged.length;
    await caller.get('/team/all?search=palavra-procurada');
    await caller.get('/teachers/5f1c2f7e-6f0a-4c53-9a3e-0c1d5b9a7e01');
    await test.anonymous.post('/login', { json: { username, password: 'palavra-secreta' } });
    const lines = test.logged.slice(from).filter(({ msg }) => msg === 'request');
    expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/team/all', 200],
      ['GET', '/api/teachers/:teacherId', 404],
      ['POST', '/api/login', 401],
    ]);
    expect(lines[0]).toMatchObject({ account: caller.accountId, ms: expect.any(Number), reqId: expect.any(String) });
    const all = JSON.stringify(test.logged);
    for (const secret of [caller.token, 'palavra-procurada', 'palavra-secreta', '5f1c2f7e'])
      expect(all).not.toContain(secret);
  });
});

describe('health', () => {
  it('reports that the process is up and that the database answers', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('answers 503 when the database is down or does not answer in time', async () => {
    vi.spyOn(test.services.db, 'execute').mockRejectedValue(new Error('Connection terminated') as never);
    const reply = await test.app.inject('/readyz');
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().code]).toEqual([503, '5', 'databaseDown']);
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    vi.spyOn(test.services.db, 'execute').mockReturnValue(new Promise(() => {}) as never);
    expect(await answersWithin(test.services.db, 20)).toBe(false);
  });

  it('exposes requests by route template as Prometheus metrics', async () => {
    await test.anonymous.get('/site');
    const reply = await test.app.inject('/metrics');
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toMatch(/http_requests_total\{method="GET",route="\/api\/site",status="200"\} [1-9]/);
    expect(reply.body).toContain('http_request_duration_seconds_bucket');
    expect(reply.body).toMatch(/password_hashes_waiting \d/);
    expect(reply.body).toMatch(/live_streams 0/);
    expect(reply.body).toMatch(/database_connections\{state="open"\} [1-9]/);
    expect(reply.body).toMatch(/http_request_duration_seconds_count\{.*call="site".*\} [1-9]/);
    expect(reply.body).toMatch(/sessions_live \d/);
    expect(reply.body).toMatch(/database_up 1/);
    expect(reply.body).toMatch(/data_dir_free_bytes [1-9]/);
    expect(reply.body).toMatch(/data_dir_size_bytes [1-9]/);
    expect(reply.body).toMatch(/refusals_total\{code="[a-zA-Z]+"\} [1-9]/);
    expect(reply.body).toMatch(/build_info\{version="[\d.]+",node="[\d.]+"\} 1/);
    for (const name of [
      'http_requests_in_flight',
      'http_connections',
      'http_connections_max',
      'uploads_in_flight',
      'upload_bytes_total',
    ])
      expect(reply.body).toMatch(new RegExp(`^${name} \\d+$`, 'm'));
    expect(reply.body).toMatch(/backup_last_success_timestamp_seconds 0/);
    expect(reply.body).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expect(reply.body).toContain('process_cpu_seconds_total');
    expect(reply.body).not.toContain('nao-existe');
    expect(test.services.db.$client).toBeInstanceOf(pg.Pool);
  });
});
