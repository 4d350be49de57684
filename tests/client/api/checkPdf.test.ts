import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkPdf } from '#client/api/checkPdf.ts';
import { fakeFetch } from './fakeFetch.ts';

const pdf = { 'Content-Type': 'application/pdf' };
afterEach(() => vi.unstubAllGlobals());

describe('checkPdf', () => {
  it.each([
    ['a PDF', { status: 200, headers: pdf }, 'embedded'],
    [
      'a PDF that may not be framed',
      { status: 200, headers: { ...pdf, 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'" } },
      'apart',
    ],
    ['a page of the product', { status: 200, headers: { 'Content-Type': 'text/html' } }, 'failed'],
    ['a missing file', { status: 404 }, 'failed'],
    ['no network', 'offline', 'failed'],
  ] as const)('%s', async (_, answer, expected) => {
    fakeFetch({ 'HEAD /pdf/manual.pdf': answer });
    expect(await checkPdf('/pdf/manual.pdf', new AbortController().signal)).toBe(expected);
  });
});
