import { afterEach, describe, expect, it, vi } from 'vitest';
import { onSignedOut, setTokenSource } from '#client/api/caller.ts';
import { download, LargeFileError } from '#client/api/download.ts';
import { type FakeAnswer, fakeFetch } from './fakeFetch.ts';

const ADDRESS = '/api/export/marks.csv';
const file: FakeAnswer = {
  status: 200,
  body: 'a;b',
  headers: { 'Content-Disposition': 'attachment; filename="avaliacoes-2026-01-31.csv"' },
};
const ended: FakeAnswer = { status: 401, body: { message: 'A sessão terminou.', code: 'signedOut' } };

afterEach(() => {
  vi.unstubAllGlobals();
  setTokenSource(() => ({ token: null, account: null }));
  onSignedOut(() => {});
});

describe('download', () => {
  it('sends the token and returns the server’s file name', async () => {
    setTokenSource(() => ({ token: 't1', account: 'a' }));
    const calls = fakeFetch({ [`GET ${ADDRESS}`]: file });
    const { content, name } = await download(`${ADDRESS}?search=a`);
    expect(await content.text()).toBe('a;b');
    expect(name).toBe('avaliacoes-2026-01-31.csv');
    expect(calls.map(({ url, headers }) => [url, headers.Authorization])).toEqual([[`${ADDRESS}?search=a`, 't1']]);
  });

  it('retries once with a token that was renewed meanwhile', async () => {
    let token = 't1';
    setTokenSource(() => ({ token, account: 'a' }));
    const calls = fakeFetch({
      [`GET ${ADDRESS}`]: ({ headers }) => {
        token = 't2';
        return headers.Authorization === 't2' ? file : ended;
      },
    });
    await download(ADDRESS);
    expect(calls).toHaveLength(2);
  });

  it('reports a session that ended', async () => {
    const reported: string[] = [];
    setTokenSource(() => ({ token: 't1', account: 'a' }));
    onSignedOut((token) => reported.push(token));
    fakeFetch({ [`GET ${ADDRESS}`]: ended });
    await expect(download(ADDRESS)).rejects.toMatchObject({ status: 401, message: 'A sessão terminou.' });
    expect(reported).toEqual(['t1']);
  });

  it.each<[FakeAnswer, string, string]>([
    ['offline', 'network', 'Sem ligação ao servidor.'],
    [{ status: 200, body: '<html>', headers: { 'Content-Type': 'text/html' } }, 'network', 'Sem ligação ao servidor.'],
    [{ status: 404, body: { message: 'Não foi encontrado.', code: 'notFound' } }, 'refused', 'Não foi encontrado.'],
    [{ status: 502, body: '<html>' }, 'server', 'Algo correu mal no servidor.'],
  ])('throws the reason why there is no file: %#', async (answer, kind, message) => {
    fakeFetch({ [`GET ${ADDRESS}`]: answer });
    await expect(download(ADDRESS)).rejects.toMatchObject({ kind, message });
  });

  it('stops when the server announces more bytes than are wanted, and keeps those that are within', async () => {
    const sized = { ...file, headers: { 'Content-Length': '2000' } };
    fakeFetch({ [`GET ${ADDRESS}`]: sized });
    const stopped = download(ADDRESS, { maxBytes: 1_999 });
    await expect(stopped).rejects.toBeInstanceOf(LargeFileError);
    await expect(stopped).rejects.toMatchObject({ bytes: 2_000 });
    expect(await (await download(ADDRESS, { maxBytes: 2_000 })).content.text()).toBe('a;b');
  });

  it('reports a refusal as such, however long it is', async () => {
    const body = { message: 'Não foi encontrado.', code: 'notFound' };
    fakeFetch({ [`GET ${ADDRESS}`]: { status: 404, body, headers: { 'Content-Length': '2000' } } });
    await expect(download(ADDRESS, { maxBytes: 1 })).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });

  it('throws the reason of the caller that no longer wants it', async () => {
    fakeFetch({ [`GET ${ADDRESS}`]: 'hang' });
    const leaving = new AbortController();
    const stopped = download(ADDRESS, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(stopped).rejects.toThrow('left');
  });
});
