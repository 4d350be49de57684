import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLink } from '#server/files/links.ts';
import { finishedUpload } from '../../support/app/gameAnswers.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';
import { type GradedResponse, gradeHeaders } from '../../support/attacks/gradeHeaders.ts';

const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=15552000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=()',
};

describe('the grader', () => {
  it('gives everything for the best headers', () => {
    expect(gradeHeaders({ headers: GOOD, body: '' })).toMatchObject({ score: 130, grade: 'A+', missing: [] });
  });

  it('gives nothing for none', () => {
    expect(gradeHeaders({ headers: {}, body: '' })).toMatchObject({ score: 30, grade: 'D' });
  });

  const html = { 'content-type': 'text/html; charset=utf-8' };
  const page = (script: string): GradedResponse => ({ headers: { ...GOOD, ...html }, body: script });
  const policy = (text: string): GradedResponse => ({
    headers: { ...GOOD, 'content-security-policy': text },
    body: '',
  });
  it.each<[string, string, number, GradedResponse]>([
    ['a policy from self', 'content-security-policy', 5, policy("default-src 'self'")],
    ['inline scripts', 'content-security-policy', -20, policy("default-src 'self' 'unsafe-inline'")],
    ['any script', 'content-security-policy', -20, policy("img-src 'self'; object-src 'none'")],
    ['eval', 'content-security-policy', -10, policy("default-src 'self'; script-src 'self' 'unsafe-eval'")],
    ['inline styles', 'content-security-policy', 0, policy("default-src 'self'; style-src 'unsafe-inline'")],
    ['scripts without TLS', 'content-security-policy', -20, policy("default-src 'self'; script-src http://a.pt")],
    ['pictures without TLS', 'content-security-policy', -10, policy("default-src 'self'; img-src http://a.pt")],
    [
      'a short HSTS',
      'strict-transport-security',
      -10,
      { headers: { 'strict-transport-security': 'max-age=60' }, body: '' },
    ],
    ['a foreign script', 'subresource-integrity', -5, page('<script src="https://a.pt/x.js"></script>')],
    ['one without TLS', 'subresource-integrity', -50, page('<script src="//a.pt/x.js"></script>')],
    ['one with integrity', 'subresource-integrity', 5, page('<script integrity="x" src="https://a.pt/x.js"></script>')],
    ['an own script', 'subresource-integrity', 0, page('<script type="module" src="/assets/a.js"></script>')],
    ['frames by header only', 'x-frame-options', 0, policy("default-src 'self'")],
    ['an unsafe referrer', 'referrer-policy', -5, { headers: { 'referrer-policy': 'unsafe-url' }, body: '' }],
    [
      'credentials for all',
      'cross-origin-resource-sharing',
      -50,
      { headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' }, body: '' },
    ],
  ])('scores %s (%s) with %i', (_what, test, change, response) => {
    expect(gradeHeaders(response).tests[test]).toBe(change);
  });
});

describe('every page has the grade A+ over HTTPS', () => {
  let dir: string;
  let app: TestApp;
  let token: string;
  let file: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'conselho-grade-'));
    const page = await readFile(resolve(import.meta.dirname, '../../../index.html'), 'utf8');
    await writeFile(join(dir, 'index.html'), page);
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'assets/a-1.js'), 'x');
    app = await createTestApp({ clientDir: dir, env: { trustProxy: true, trustedProxies: ['127.0.0.1'] } });
    const { id: classId } = await app.schoolClass({ teacherId: (await app.teacher()).id });
    const team = await app.as((await app.team({ classId })).username);
    token = team.token;
    await finishedUpload(app, team.accountId);
    const [row] = await app.db.query.uploads.findMany();
    file = fileLink(app.services, { sha256: row?.sha256 ?? '', name: 'a.txt' });
  });
  afterAll(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });

  const PAGES: [what: string, ask: () => InjectOptions][] = [
    ...['/', '/login', '/game', '/panel', '/panel/backups', '/acessibilidade', '/mapa/abc', '/nada'].map(
      (url): [string, () => InjectOptions] => [url, () => ({ url })],
    ),
    ['a script', () => ({ url: '/assets/a-1.js' })],
    ['a missing file', () => ({ url: '/assets/b.js' })],
    ['a public call', () => ({ url: '/api/site' })],
    ['a call of a team', () => ({ url: '/api/profile', headers: { authorization: token } })],
    ['a refused call', () => ({ url: '/api/profile' })],
    ['an unknown call', () => ({ url: '/api/nada' })],
    ['the documentation', () => ({ url: '/api/docs' })],
    ['a file of a team', () => ({ url: file })],
  ];
  it.each(PAGES)('%s', async (_what, ask) => {
    const asked = ask();
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https' };
    const { headers: answered, body } = await app.app.inject({ ...asked, headers });
    const { grade, missing, tests } = gradeHeaders({ headers: answered, body });
    expect({ grade, missing, tests }).toMatchObject({ grade: 'A+', missing: [] });
    expect(Object.values(tests).filter((change) => change < 0)).toEqual([]);
  });
});
