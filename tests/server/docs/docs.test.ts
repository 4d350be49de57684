import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, refusalsOf } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { EXPORT_CALLS } from '#contract/exports.ts';
import { LIVE_CALL } from '#contract/liveCall.ts';
import { POLICY_REPORT_CALL } from '#contract/policyReport.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { LOGO_CALL } from '#contract/site.ts';
import { STREAMED_CALLS } from '#contract/uploads.ts';
import { createTestApp, type TestApp } from '../../support/testApp.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document that is walked by name.
type Walked = any;

let test: TestApp;
let document: Walked;
let page: string;
let css: string;

beforeAll(async () => {
  test = await createTestApp();
  document = (await test.nobody.get('/openapi.json')).json();
  const reply = await test.nobody.get('/docs');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  page = reply.body;
  css = (await test.nobody.get('/docs.css')).body;
});
afterAll(() => test.close());

const ROWS = Object.entries<Endpoint>(ENDPOINTS);
const braces = (path: string) => path.replace(/:(\w+)/g, '{$1}');

describe('the OpenAPI document', () => {
  it.each(ROWS)('holds %s as the contract says it', (name, endpoint) => {
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

  it.each([...STREAMED_CALLS, ...EXPORT_CALLS, LIVE_CALL, LOGO_CALL, POLICY_REPORT_CALL])(
    'holds $method $path',
    ({ method, path, statuses }) => {
      const operation = document.paths[braces(path)]?.[method.toLowerCase()];
      for (const status of statuses) expect(operation.responses).toHaveProperty(String(status));
    },
  );

  it('holds nothing else, names each call once, and points nowhere into the void', () => {
    const operations = Object.values<Walked>(document.paths).flatMap((methods) => Object.values<Walked>(methods));
    expect(operations).toHaveLength(ROWS.length + STREAMED_CALLS.length + EXPORT_CALLS.length + 3);
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

  it('says what is required, and how a form carries lists and files', () => {
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

describe('the page', () => {
  it('shows every call and every refusal', () => {
    for (const [name, { path, summary }] of ROWS) {
      expect(page).toContain(`id="${name}"`);
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(summary.replaceAll("'", '&#39;'));
    }
    for (const id of Object.keys(REFUSALS)) expect(page).toContain(`<code>${id}</code>`);
  });

  it('holds nothing that the policy would stop', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:|https?:\/\//i);
    expect(css).not.toMatch(/@import|url\(|https?:\/\//i);
  });

  it('is in Portuguese, with one heading of each kind in order, and labelled tables', () => {
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
