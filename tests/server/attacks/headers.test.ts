import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLink } from '#server/files/links.ts';
import { finishedUpload } from '../../support/app/gameAnswers.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { sendRawBytes } from '../../support/attacks/sendRawBytes.ts';

/** Headers that every kind of reply has, and headers that none has. */
const ALWAYS = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'content-security-policy': /frame-ancestors '(none|self)'/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\((self)?\)/,
};
const NEVER = ['server', 'x-powered-by', 'via', 'set-cookie', 'access-control-allow-origin', 'x-runtime'];
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'report-uri /api/csp-report',
];

let dir: string;
let test: TestApp;
let team: TestCaller;
let file: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conselho-headers-'));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, 'pdf'));
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>Jogo</title>');
  for (const name of ['a-1.js', 'a-1.css', 'a-1.webp']) await writeFile(join(dir, 'assets', name), 'x');
  await writeFile(join(dir, 'pdf/manual.pdf'), '%PDF-1.4');
  test = await createTestApp({ clientDir: dir });
  const { id: classId } = await test.schoolClass({ teacherId: (await test.teacher()).id });
  team = await test.as((await test.team({ classId })).username);
  const { content } = await finishedUpload(test, team.accountId);
  const [row] = await test.db.query.uploads.findMany();
  file = fileLink(test.services, { sha256: row?.sha256 ?? '', name: content && 'a.txt' });
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
  await rm(dir, { recursive: true });
});

type Kind = [what: string, status: number, ask: () => InjectOptions];
const KINDS: Kind[] = [
  ['the page', 200, () => ({ url: '/' })],
  ['an address of the product', 200, () => ({ url: '/panel/management/teams' })],
  ['the page for HEAD', 200, () => ({ method: 'HEAD', url: '/login' })],
  ['a script', 200, () => ({ url: '/assets/a-1.js' })],
  ['a style', 200, () => ({ url: '/assets/a-1.css' })],
  ['a picture', 200, () => ({ url: '/assets/a-1.webp' })],
  ['a worksheet', 200, () => ({ url: '/pdf/manual.pdf' })],
  ['a missing file', 404, () => ({ url: '/assets/b.js' })],
  ['a source map', 404, () => ({ url: '/assets/a-1.js.map' })],
  ['a call', 200, () => ({ url: '/api/site' })],
  ['a signed-in call', 200, () => ({ url: '/api/profile', headers: { authorization: team.token } })],
  ['a signed-out call', 401, () => ({ url: '/api/profile' })],
  ['a forbidden call', 403, () => ({ url: '/api/team/all', headers: { authorization: team.token } })],
  ['an unknown call', 404, () => ({ url: '/api/nada' })],
  ['an invalid body', 400, () => ({ method: 'POST', url: '/api/login', headers: JSON_TYPE, payload: '{' })],
  ['an oversized body', 413, () => ({ method: 'POST', url: '/api/login', headers: JSON_TYPE, payload: BIG })],
  ['a body of another type', 415, () => ({ method: 'POST', url: '/api/login', headers: XML_TYPE, payload: '<x/>' })],
  ['a POST to a page', 404, () => ({ method: 'POST', url: '/login' })],
  ['a file of a team', 200, () => ({ url: file })],
  ['a range of a file', 206, () => ({ url: file, headers: { range: 'bytes=0-1' } })],
  ['an unsatisfiable range', 416, () => ({ url: file, headers: { range: 'bytes=999-' } })],
  [
    'an upload that is created',
    201,
    () => ({ method: 'POST', url: '/api/uploads', headers: { ...TUS, authorization: team.token } }),
  ],
  ['an upload that is refused', 401, () => ({ method: 'POST', url: '/api/uploads', headers: TUS })],
  ['the documentation', 200, () => ({ url: '/api/docs' })],
  ['health', 200, () => ({ url: '/healthz' })],
  ['readiness', 200, () => ({ url: '/readyz' })],
  ['metrics', 200, () => ({ url: '/metrics' })],
  ['a CSP report', 204, () => ({ method: 'POST', url: '/api/csp-report', headers: REPORT_TYPE, payload: '{}' })],
];
const JSON_TYPE = { 'content-type': 'application/json' };
const XML_TYPE = { 'content-type': 'application/xml' };
const REPORT_TYPE = { 'content-type': 'application/csp-report' };
const BIG = `"${'a'.repeat(1_100_000)}"`;
const TUS = { 'tus-resumable': '1.0.0', 'upload-length': '3', 'upload-metadata': `filename ${btoa('a.txt')}` };

function expectGuarded(headers: Record<string, unknown>, what: string): void {
  for (const [name, value] of Object.entries(ALWAYS)) expect(String(headers[name]), `${what}: ${name}`).toMatch(value);
  for (const name of NEVER) expect(headers, what).not.toHaveProperty(name);
  expect(headers, what).not.toHaveProperty('strict-transport-security');
}

describe('every kind of reply has the security headers', () => {
  it.each(KINDS)('%s (%i)', async (what, status, ask) => {
    const { statusCode, headers } = await test.app.inject(ask());
    expect(statusCode).toBe(status);
    expectGuarded(headers, what);
  });

  it('the live stream', async () => {
    const base = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const leave = new AbortController();
    const { status, headers } = await fetch(`${base}/api/live`, {
      headers: { authorization: team.token },
      signal: leave.signal,
    });
    leave.abort();
    expect(status).toBe(200);
    expectGuarded(Object.fromEntries(headers), 'live');
  });
});

describe('the microphone', () => {
  it.each(['/', '/?a=1', '/login', '/login?e=1', '/game', '/game/', '/game?uid=1'])(
    'is asked for only by the team on %s',
    async (url) => {
      const { headers } = await test.app.inject(url);
      expect(headers['permissions-policy']).toMatch(/microphone=\(self\)/);
      expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
    },
  );

  it.each([
    '/panel',
    '/panel/solar-systems/answers',
    '/game/open-pdf/manual',
    '/aula/abc',
    '/conselho/abc',
    '/assets/a-1.js',
    '/api/site',
    '/gamer',
    '//game',
  ])('is closed on %s', async (url) => {
    const { headers } = await test.app.inject(url);
    expect(headers['permissions-policy']).toMatch(/microphone=\(\)/);
  });
});

describe('unparsable requests', () => {
  it.each([
    ['a malformed request line', 'NADA\r\n\r\n', 400],
    ['an oversized header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['an invalid percent-encoding', 'GET /api/solar/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ])('%s is answered with the security headers', async (_what, sent, status) => {
    const address = test.app.server.address();
    const answer = await sendRawBytes(address !== null && typeof address === 'object' ? address.port : 0, sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'x-frame-options: DENY',
    ]) {
      expect(answer.toLowerCase()).toContain(header.toLowerCase());
    }
    expect(answer).not.toMatch(/^(server|x-powered-by):/im);
  });
});

it("the pages' policy allows only same-origin content", async () => {
  const policy = String((await test.app.inject('/')).headers['content-security-policy']).split(';');
  for (const rule of PAGE_POLICY) expect(policy).toContain(rule);
  expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
});

it('sends HSTS over HTTPS, and isolates pages from their opener', async () => {
  const test2 = await createTestApp({ env: { trustProxy: true } });
  const { headers } = await test2.app.inject({ url: '/api/site', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBe(`max-age=${180 * 24 * 60 * 60}`);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  await test2.close();
});
