import { afterEach, describe, expect, it, vi } from 'vitest';
import { onSignedOut, setTokenSource } from '#client/api/caller.ts';
import { download } from '#client/api/download.ts';
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
});
