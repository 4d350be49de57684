import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const PAGE = '<!doctype html><title>Conselho Galáctico</title>';
const GAME_PAGE = '<!doctype html><title>Conselho Galáctico</title><link rel="modulepreload" href="/assets/Game.js">';
const SCRIPT = 'export const a = 1;\n'.repeat(200);
const WORKER = 'self.addEventListener("fetch", () => {});';
let dir: string;
let test: TestApp;
let bare: TestApp;
let withoutWorker: TestApp;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conselho-pages-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), PAGE);
  await writeFile(join(dir, 'game.html'), GAME_PAGE);
  await writeFile(join(dir, 'assets/index-abc123.js'), SCRIPT);
  await writeFile(join(dir, 'assets/index-abc123.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(dir, 'assets/index-abc123.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(dir, 'assets/index-former.js'), SCRIPT);
  await writeFile(join(dir, 'sw.js'), WORKER);
  await writeFile(join(dir, 'version.json'), '{"entry":"/assets/index-abc123.js"}');
  await writeFile(join(dir, 'manifest.webmanifest'), '{"name":"Conselho Galáctico"}');
  await writeFile(join(dir, 'manual.pdf'), '%PDF-1.7');
  await writeFile(join(dir, '.secret'), 'segredo');
  test = await createTestApp({ clientDir: dir });
  withoutWorker = await createTestApp({ clientDir: dir, env: { offline: false } });
  bare = await createTestApp({ clientDir: join(dir, 'not-built') });
});
afterAll(async () => {
  await test.close();
  await bare.close();
  await withoutWorker.close();
  await rm(dir, { recursive: true });
});

describe('the page', () => {
  it.each([
    '/',
    '/login',
    '/game/open-pdf/ic-m1-fs1',
    '/panel/management/teams',
    '/nao-existe',
    '/index.html',
    '/../x',
    '/.secret',
    '/apix',
    '/assets',
  ])('answers %s and is revalidated each time', async (url) => {
    const reply = await test.app.inject({ url });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAGE);
    expect(reply.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    expect(reply.headers['cache-control']).toBe('no-cache');
    const head = await test.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each(['/game', '/game?uid=1', '/game/'])(
    'answers %s with its own copy, which names the files it loads',
    async (url) => {
      const reply = await test.app.inject({ url });
      expect([reply.statusCode, reply.body]).toEqual([200, GAME_PAGE]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/../../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '//etc/passwd'])(
    'does not serve files outside its folder: %s',
    async (url) => {
      const reply = await test.app.inject({ url });
      expect(reply.body).not.toContain('"name"');
      expect(reply.body).not.toContain('root:');
      expect([200, 400, 403, 404]).toContain(reply.statusCode);
    },
  );

  it.each([
    '/assets/index-old999.js',
    '/assets/fontes/a',
    '/assets/',
    '/pdf/ic-m1-fs9',
    '/pdf/ic-m1-fs9.pdf',
    '/favicon.ico',
    '/nada.png?v=2',
    '/game/robots.txt',
  ])('is not served for the missing file %s', async (url) => {
    const reply = await test.app.inject({ url });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'routeUnknown']);
    expect((await test.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('refuses %s', async (method) => {
    const reply = await test.app.inject({ method, url: '/login' });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'routeUnknown']);
  });

  it('does not replace API and health replies', async () => {
    expect((await test.app.inject('/api/nada')).json().code).toBe('routeUnknown');
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });
});

describe('files for offline use', () => {
  it.each([
    ['/sw.js', '/javascript', WORKER],
    ['/version.json', 'application/json', '{"entry":"/assets/index-abc123.js"}'],
    ['/manifest.webmanifest', 'application/manifest+json', '{"name":"Conselho Galáctico"}'],
  ])('%s has a fixed name and is revalidated each time', async (url, type, body) => {
    const reply = await test.app.inject(url);
    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([200, body, 'no-cache']);
    expect(reply.headers['content-type']).toContain(type);
  });

  it('the policy allows the worker and the manifest of this origin', async () => {
    const policy = String((await test.app.inject('/')).headers['content-security-policy']);
    expect(policy).toMatch(/worker-src 'self'/);
    expect(policy).toMatch(/manifest-src 'self'/);
  });

  it('files of a former version are served as long as they exist', async () => {
    const reply = await test.app.inject('/assets/index-former.js');
    expect([reply.statusCode, reply.body]).toEqual([200, SCRIPT]);
  });

  it.each(['/sw.js', '/sw.js?x=1'])(
    'OFFLINE=0: %s unregisters itself and clears its caches, and the rest stays the same',
    async (url) => {
      const reply = await withoutWorker.app.inject(url);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(reply.headers['content-type']).toMatch(/javascript/);
      expect(reply.body).toContain('registration.unregister()');
      expect(reply.body).not.toContain('fetch');
      expect((await withoutWorker.app.inject('/')).body).toBe(PAGE);
    },
  );
});

describe('files', () => {
  it('with a content hash in the name are cached for a year', async () => {
    const reply = await test.app.inject('/assets/index-abc123.js');
    expect(reply.body).toBe(SCRIPT);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toMatch(/javascript/);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('are sent compressed for %s', async (accepted, encoding) => {
    const reply = await test.app.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.rawPayload.length).toBeLessThan(SCRIPT.length / 4);
  });

  it('that are PDFs may only be framed by the same origin', async () => {
    const { headers } = await test.app.inject('/manual.pdf');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('that are PDFs are served in ranges, so that a viewer need not load the whole', async () => {
    const part = await test.app.inject({ url: '/manual.pdf', headers: { range: 'bytes=1-3' } });
    expect([part.statusCode, part.body]).toEqual([206, 'PDF']);
    expect((await test.app.inject('/manual.pdf')).headers['accept-ranges']).toBe('bytes');
  });

  it('the framed page of the scene selector may be framed by the same origin, and no other page', async () => {
    const framed = await test.app.inject('/dev/cenas/palco?tipo=cena&nome=cockpit');
    expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(framed.headers['content-security-policy']).toContain("script-src 'self'");
    expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
    for (const url of ['/dev/cenas', '/game', '/panel/home']) {
      const { headers } = await test.app.inject(url);
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options'], url).toBe('DENY');
    }
  });

  it('are missing before the build: 404 in JSON', async () => {
    const reply = await bare.app.inject('/');
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'routeUnknown']);
  });
});
