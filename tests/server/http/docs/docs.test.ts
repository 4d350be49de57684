import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { CLASS_LIVE_CALL } from '#contract/classroom/classLiveCall.ts';
import { LIVE_CALL } from '#contract/classroom/liveCall.ts';
import { DOSSIER_CALL } from '#contract/council/dossiers.ts';
import { type Endpoint, refusalsOf } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { SIGN_VIDEO_CALL } from '#contract/game/signVideos.ts';
import { ISSUER_CALLBACK } from '#contract/identity/issuers.ts';
import { LTI_ROUTES } from '#contract/identity/ltiRoutes.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { MANUAL_ANNEX_CALL } from '#contract/marking/manual.ts';
import { PHRASES_EXPORT_CALL } from '#contract/marking/phrases.ts';
import { POLICY_REPORT_CALL } from '#contract/policyReport.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { LOGO_CALL } from '#contract/site.ts';
import { STREAMED_CALLS } from '#contract/uploads.ts';
import { POINTS_PER_RIGHT_ANSWER } from '#domain/marking/scoring.ts';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import { tutorialBody } from '../../../support/app/gameAnswers.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document that is walked by name.
type OpenApiNode = any;

let test: TestApp;
let document: OpenApiNode;
let page: string;
let css: string;

beforeAll(async () => {
  test = await createTestApp();
  document = (await test.anonymous.get('/openapi.json')).json();
  const reply = await test.anonymous.get('/docs');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  page = reply.body;
  css = (await test.anonymous.get('/docs.css')).body;
});
afterAll(() => test.close());

const ROWS = Object.entries<Endpoint>(ENDPOINTS);
const OUTSIDE_THE_TABLES = [
  ...STREAMED_CALLS,
  ...EXPORT_CALLS,
  PHRASES_EXPORT_CALL,
  MANUAL_ANNEX_CALL,
  LIVE_CALL,
  CLASS_LIVE_CALL,
  DOSSIER_CALL,
  LOGO_CALL,
  SIGN_VIDEO_CALL,
  POLICY_REPORT_CALL,
  ISSUER_CALLBACK,
  ...LTI_ROUTES,
];
const braces = (path: string) => path.replace(/:(\w+)/g, '{$1}');

describe('the OpenAPI document', () => {
  it.each(ROWS)('contains %s as in the contract', (name, endpoint) => {
    const operation = document.paths[braces(endpoint.path)]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
    expect(operation.responses[endpoint.success.status].content['application/json'].schema).toBeTypeOf('object');
    for (const id of refusalsOf(endpoint)) {
      expect(operation.responses[REFUSALS[id].status].content['application/json'].examples).toHaveProperty(id);
    }
    expect(Boolean(operation.security)).toBe(endpoint.who !== 'anyone');
    const encodings = Object.keys(operation.requestBody?.content ?? {});
    expect(encodings).toEqual(endpoint.body ? ['application/json', 'application/x-www-form-urlencoded'] : []);
    const inPath = operation.parameters.filter((one: { in: string }) => one.in === 'path');
    expect(inPath.map((one: { name: string }) => `:${one.name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? []);
  });

  it.each(OUTSIDE_THE_TABLES)('contains $method $path', ({ method, path, statuses }) => {
    const operation = document.paths[braces(path)]?.[method.toLowerCase()];
    for (const status of statuses) expect(operation.responses).toHaveProperty(String(status));
  });

  it('contains nothing else, has unique operation ids, and has no broken reference', () => {
    const operations = Object.values<OpenApiNode>(document.paths).flatMap((methods) =>
      Object.values<OpenApiNode>(methods),
    );
    expect(operations).toHaveLength(ROWS.length + OUTSIDE_THE_TABLES.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(references.length).toBeGreaterThan(0);
    for (const target of new Set(references)) {
      const found = target
        .replace(/^#\//, '')
        .split('/')
        .reduce((at, key) => at?.[key], document);
      expect(found, target).toBeTypeOf('object');
    }
    const tags = document.tags.map(({ name }: { name: string }) => name);
    for (const {
      tags: [tag],
    } of operations)
      expect(tags).toContain(tag);
  });

  it('states which fields are required, and how a form carries lists and files', () => {
    const { content } = document.paths['/create'].post.requestBody;
    const { required, properties } = content['application/json'].schema;
    expect(required).toEqual(['schoolClass', 'solarId', 'name', 'username', 'password', 'permissionWanted']);
    expect(properties.permissionWanted).toMatchObject({ type: 'integer', minimum: 3, maximum: 3 });
    const tutorial = document.paths['/tutorial'].post.requestBody.content;
    expect(tutorial['application/json'].schema.properties.files.type).toBe('array');
    expect(tutorial['application/x-www-form-urlencoded'].schema.properties.files.type).toBe('string');
    const query = document.paths['/team/all'].get.parameters;
    expect(query.every(({ required: must }: { required: boolean }) => !must)).toBe(true);
  });
});

describe('the documented quiz answers', () => {
  const answersOf = (level: string) => document.paths[level].post.requestBody.content;
  const countOf = (texts: string[], theme: Theme) =>
    SOLAR_SYSTEMS[theme].levels.level1.filter(
      ({ options }, at) => Number.parseInt(texts[at] ?? '', 10) - 1 === options.correct,
    ).length;
  const teamAt = async (level: number, theme: Theme) => {
    const { id: teacherId } = await test.teacher();
    const { id: classId } = await test.schoolClass({ teacherId });
    return test.as((await test.team({ classId, theme, level })).username);
  };
  const pointsOf = async (caller: TestCaller) => (await caller.get('/team')).json().team.points.level1.p1;

  it.each(THEMES)('are accepted and scored by their numbers (%s), as JSON and as a form', async (theme) => {
    for (const encoding of ['json', 'form'] as const) {
      const type = encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
      const [example] = answersOf('/answer-level-1')[type].schema.properties.answers.examples;
      expect(example).toHaveLength(3);
      const sent =
        encoding === 'json' ? { json: { answers: example } } : { form: example.map((one: string) => ['answers', one]) };
      const caller = await teamAt(2, theme);
      const reply = await caller.post('/answer-level-1', sent);
      expect(reply.statusCode, reply.body).toBe(200);
      expect(await pointsOf(caller)).toBe(POINTS_PER_RIGHT_ANSWER * countOf(example, theme));
    }
  });

  it('count only by their number, whatever follows it', async () => {
    const numbers = SOLAR_SYSTEMS.ic.levels.level1.map(({ options }) => options.correct + 1);
    for (const write of [(n: number) => `${n}`, (n: number) => `${n}) outra coisa`, (n: number) => ` ${n}. `]) {
      const caller = await teamAt(2, 'ic');
      expect((await caller.post('/answer-level-1', { json: { answers: numbers.map(write) } })).statusCode).toBe(200);
      expect(await pointsOf(caller)).toBe(60);
    }
  });

  it.each(['Ouvir primeiro', '0. Nada', '9. Nenhuma', '1948', '-1. Nada'])(
    'refuse %s with the index of the answer',
    async (wrong) => {
      const caller = await teamAt(2, 'ic');
      const reply = await caller.post('/answer-level-1', { json: { answers: ['1', wrong, '1'] } });
      expect([reply.statusCode, reply.json().code, Object.keys(reply.json().fields)]).toEqual([
        400,
        'badInput',
        ['answers.1'],
      ]);
      expect((await caller.get('/check-level')).json()).toEqual({ data: 2 });
    },
  );

  it('of the tutorial are accepted, with and without a number', async () => {
    const [example] = answersOf('/tutorial')['application/json'].schema.properties.quiz.examples;
    for (const quiz of [example, 'sem número']) {
      const caller = await teamAt(1, 'ds');
      const json = await tutorialBody(test, caller.accountId, { quiz });
      expect((await caller.post('/tutorial', { json })).statusCode).toBe(200);
    }
  });

  it('say in both places that answers count from 1 and options.correct from 0', () => {
    const { description } = answersOf('/answer-level-1')['application/json'].schema.properties.answers;
    expect(description).toContain('a partir de 1');
    const theme = document.paths['/solar/{solarId}'].get.responses[200].content['application/json'].schema;
    const { correct } = theme.properties.levels.properties.level1.items.properties.options.properties;
    expect(correct.description).toContain('a partir de 0');
    expect(page).toContain('Só o número conta para os pontos');
    expect(page).toContain('<code>[&quot;2. ');
  });
});

describe('the page', () => {
  it('lists every call and every refusal', () => {
    for (const [name, { path, summary }] of ROWS) {
      expect(page).toContain(`id="${name}"`);
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(summary.replaceAll("'", '&#39;'));
    }
    for (const id of Object.keys(REFUSALS)) expect(page).toContain(`<code>${id}</code>`);
  });

  it('contains nothing that the security policy would block', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:|https?:\/\//i);
    expect(css).not.toMatch(/@import|url\(|https?:\/\//i);
  });

  it('is in Portuguese, with headings in order and captions for all tables', () => {
    expect(page).toContain('<html lang="pt-PT">');
    expect(page.match(/<h1/g)).toHaveLength(1);
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(page.match(/<caption>/g)?.length).toBe(page.match(/<table>/g)?.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(css).toContain('prefers-color-scheme: dark');
    expect(css).toContain('@media print');
  });
});
