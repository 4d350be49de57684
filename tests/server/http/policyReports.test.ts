import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POLICY_REPORT_MAX_BYTES } from '#domain/limits.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const CLASSIC = 'application/csp-report';
const MODERN = 'application/reports+json';
const LOG_LINE = 'the security policy stopped something';

let test: TestApp;
let from = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.advance(60_000);
  from = test.logged.length;
});

const post = (payload: string, type = CLASSIC) =>
  test.app.inject({ method: 'POST', url: '/api/csp-report', headers: { 'content-type': type }, payload });
const classic = (more: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://escola.pt/panel/management/teams?search=Ana%20Silva',
      referrer: 'https://escola.pt/login?u=equipa-7',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
      'script-sample': 'roubar("Ana Silva")',
      ...more,
    },
  });
const loggedReports = () =>
  test.logged
    .slice(from)
    .filter(({ msg }) => msg === LOG_LINE)
    .map(({ directive, blocked, page }) => ({ directive, blocked, page }));
async function countedReports(directive: string): Promise<number> {
  const text = (await test.app.inject('/metrics')).body;
  return Number(new RegExp(`^csp_violations_total\\{directive="${directive}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

describe('a CSP report', () => {
  it('is counted by directive and logged, without query, referrer, sample, caller or address', async () => {
    const before = await countedReports('script-src-elem');
    const reply = await post(classic());
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await countedReports('script-src-elem')).toBe(before + 1);
    expect(loggedReports()).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', page: '/panel/management/teams' },
    ]);
    expect(JSON.stringify(test.logged.slice(from))).not.toMatch(/Ana|equipa-7|roubar|127\.0\.0\.1/);
  });

  it('is read in the Reporting API format too, several at once, ignoring other report types', async () => {
    const body = {
      documentURL: 'https://escola.pt/game',
      effectiveDirective: 'img-src',
      blockedURL: 'https://mau.pt/x?y',
    };
    const reports = [{ type: 'csp-violation', body }, { type: 'deprecation', body }, null, { type: 'csp-violation' }];
    expect((await post(JSON.stringify(reports), MODERN)).statusCode).toBe(204);
    expect(loggedReports()).toEqual([{ directive: 'img-src', blocked: 'mau.pt', page: '/game' }]);
  });

  it.each([
    ['violated-directive', "script-src 'self'", { 'effective-directive': undefined }, 'directive', 'script-src'],
    ['directive', '', { 'effective-directive': 'x"} 1\nmentira' }, 'directive', 'other'],
    ['directive as a list', '', { 'effective-directive': ['img-src'] }, 'directive', 'other'],
    ['blocked', '', { 'blocked-uri': 'data' }, 'blocked', 'data'],
    ['blocked address', '', { 'blocked-uri': 'https://mau.pt:99/a?b#c' }, 'blocked', 'mau.pt:99'],
    ['blocked data address', '', { 'blocked-uri': 'data:text/html,Ana' }, 'blocked', 'data'],
    ['blocked text', '', { 'blocked-uri': 'Ana Silva' }, 'blocked', 'other'],
    ['page', '', { 'document-uri': `https://escola.pt/${'a'.repeat(200)}` }, 'page', 'other'],
    ['page as a number', '', { 'document-uri': 7 }, 'page', 'other'],
  ])('logs only safe values: %s %s', async (_what, violated, more, field, expected) => {
    await post(classic({ ...(violated && { 'violated-directive': violated }), ...more }));
    expect(loggedReports()[0]?.[field as 'page']).toBe(expected);
  });

  it('writes at most 20 log lines a minute, but counts every report', async () => {
    const before = await countedReports('style-src');
    for (let i = 0; i < 30; i += 1) await post(classic({ 'effective-directive': 'style-src' }));
    expect([loggedReports().length, (await countedReports('style-src')) - before]).toEqual([20, 30]);
    test.advance(60_000);
    await post(classic());
    expect(loggedReports()).toHaveLength(21);
  });
});

describe('an invalid report', () => {
  it.each(['{}', '[]', 'null', '7', '"csp-report"', '{"csp-report":7}', '{"__proto__":{"csp-report":{}}}'])(
    '%s counts nothing',
    async (payload) => {
      expect((await post(payload)).statusCode).toBe(204);
      expect(loggedReports()).toEqual([]);
    },
  );

  it.each([
    ['invalid JSON', '{', CLASSIC, 400, 'brokenBody'],
    ['an empty body', '', CLASSIC, 400, 'brokenBody'],
    ['too long a body', `"${'a'.repeat(POLICY_REPORT_MAX_BYTES)}"`, CLASSIC, 413, 'bodyTooLarge'],
    ['JSON of another type', classic(), 'application/json', 415, 'wrongEncoding'],
    ['a form', 'csp-report=1', 'application/x-www-form-urlencoded', 415, 'wrongEncoding'],
    ['plain text, which any page may send', classic(), 'text/plain', 415, 'wrongEncoding'],
  ])('%s is refused', async (_what, payload, type, status, code) => {
    const reply = await post(payload, type);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(loggedReports()).toEqual([]);
  });
});

it('the policy names the report address', async () => {
  const { headers } = await test.app.inject('/healthz');
  expect(headers['content-security-policy']).toMatch(/;report-uri \/api\/csp-report(;|$)/);
});
