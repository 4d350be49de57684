import type { UploadOptions } from 'tus-js-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onSignedOut, setTokenSource } from '#client/api/caller.ts';
import { forgetUpload, uploadFile } from '#client/api/files.ts';
import { eventually } from '../../support/eventually.ts';

const OWNER = { account: 'team-1', id: 'f1' };
const previous = { uploadUrl: '/api/uploads/half', urlStorageKey: 'tus::half' };
const storage = { removed: [] as string[], terminated: [] as string[] };
let search: () => Promise<unknown[]> = async () => [previous];
let uploads: {
  file: File;
  options: UploadOptions;
  url: string | null;
  resumed: unknown;
  aborted: boolean;
  started: boolean;
}[] = [];
let behave: (options: UploadOptions) => void = () => {};

vi.mock('tus-js-client', () => ({
  defaultOptions: { urlStorage: { removeUpload: async (key: string) => void storage.removed.push(key) } },
  Upload: class {
    static terminate = async (url: string) => void storage.terminated.push(url);
    url: string | null = null;
    resumed: unknown = null;
    aborted = false;
    started = false;
    file: File;
    options: UploadOptions;
    constructor(file: File, options: UploadOptions) {
      this.file = file;
      this.options = options;
      uploads.push(this);
    }
    findPreviousUploads = () => search();
    resumeFromPreviousUpload(found: unknown) {
      this.resumed = found;
    }
    start() {
      this.started = true;
      this.url = '/api/uploads/abc-1';
      behave(this.options);
    }
    abort = async () => {
      this.aborted = true;
    };
  },
}));

const file = new File(['1234'], 'mapa.png', { type: 'image/png', lastModified: 7 });
const answered = (status: number, body: string) =>
  Object.assign(new Error('tus'), { originalResponse: { getStatus: () => status, getBody: () => body } });

beforeEach(() => {
  uploads = [];
  search = async () => [previous];
  setTokenSource(() => ({ token: 'tok', account: 'team-1' }));
});

describe('uploadFile', () => {
  it('returns the reference and reports the progress', async () => {
    const shares: number[] = [];
    behave = (options) => {
      options.onProgress?.(1, 4);
      options.onProgress?.(4, 4);
      options.onSuccess?.({ lastResponse: undefined as never });
    };
    const uploaded = await uploadFile(file, { ...OWNER, onProgress: (share) => shares.push(share) });
    expect(uploaded).toEqual({ reference: 'upload:abc-1' });
    expect(shares).toEqual([0.25, 1]);
    expect(uploads[0]).toMatchObject({ resumed: previous });
    expect(uploads[0]?.options).toMatchObject({ endpoint: '/api/uploads', metadata: { filename: 'mapa.png' } });
  });

  it('adds the token to every request, and resumes only partial uploads of the same account', async () => {
    behave = (options) => options.onSuccess?.({ lastResponse: undefined as never });
    await uploadFile(file, OWNER);
    const options = uploads[0]?.options;
    const setHeader = vi.fn();
    await options?.onBeforeRequest?.({ setHeader } as never);
    expect(setHeader).toHaveBeenCalledWith('Authorization', 'tok');
    expect(await options?.fingerprint?.(file, options)).toBe('tus-team-1-f1-mapa.png-image/png-4-7');
  });

  it.each([
    [415, true, 'refused', 'Este tipo de ficheiro não é aceite.'],
    [413, true, 'refused', 'O ficheiro tem mais de 50 MB.'],
    [503, true, 'server', 'O servidor está a recuperar.'],
    [502, false, 'server', 'Algo correu mal no servidor.'],
  ])('a %i has the message of the server, if any', async (status, isJson, kind, message) => {
    behave = (options) =>
      options.onError?.(answered(status, isJson ? JSON.stringify({ message, code: 'x' }) : '<html>'));
    await expect(uploadFile(file, OWNER)).rejects.toMatchObject({ kind, status, message });
  });

  it("a captive portal's page is a network error, not a refusal", async () => {
    behave = (options) => options.onError?.(answered(200, '<html>Rede da escola</html>'));
    await expect(uploadFile(file, OWNER)).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  it('reports a lost connection', async () => {
    behave = (options) => options.onError?.(new Error('xhr'));
    await expect(uploadFile(file, OWNER)).rejects.toMatchObject({
      kind: 'network',
      message: 'Sem ligação ao servidor.',
    });
  });

  it('a 401 is reported to the session', async () => {
    const signedOut = vi.fn();
    onSignedOut(signedOut);
    behave = (options) => options.onError?.(answered(401, '{}'));
    await expect(uploadFile(file, OWNER)).rejects.toMatchObject({ status: 401 });
    expect(signedOut).toHaveBeenCalledWith('tok');
  });

  it.each([
    [0, true],
    [500, true],
    [503, true],
    [507, false],
    [409, true],
    [400, false],
    [401, false],
    [413, false],
    [415, false],
  ])('a %i is retried: %s', async (status, again) => {
    behave = (options) => options.onSuccess?.({ lastResponse: undefined as never });
    await uploadFile(file, OWNER);
    const { onShouldRetry } = uploads[0]?.options ?? {};
    expect(onShouldRetry?.(answered(status, '') as never, 0, {})).toBe(again);
  });

  it.each([
    ['by our server, is retried from the start', '{"code":"notFound","message":"x"}', true],
    ["by a page of the school's network, is not retried", '<html>404</html>', false],
  ])('an upload that is not found %s', async (_what, body, again) => {
    behave = (options) => options.onSuccess?.({ lastResponse: undefined as never });
    await uploadFile(file, OWNER);
    const { onShouldRetry } = uploads[0]?.options ?? {};
    expect(onShouldRetry?.(answered(404, body) as never, 0, {})).toBe(again);
  });

  it('reports a failed attempt before a retry, and none without a retry', async () => {
    behave = (options) => options.onSuccess?.({ lastResponse: undefined as never });
    const onTrouble = vi.fn();
    await uploadFile(file, { ...OWNER, onRetry: onTrouble });
    const { onShouldRetry } = uploads[0]?.options ?? {};
    onShouldRetry?.(new Error('xhr') as never, 0, {});
    onShouldRetry?.(answered(415, '{}') as never, 0, {});
    expect(onTrouble.mock.calls.map(([error]) => [error.kind, error.status])).toEqual([['network', 0]]);
  });

  it('stops when it is aborted', async () => {
    behave = () => {};
    const controller = new AbortController();
    const pending = uploadFile(file, { ...OWNER, signal: controller.signal });
    await eventually(() => expect(uploads).toHaveLength(1));
    controller.abort(new Error('fechado'));
    await expect(pending).rejects.toThrow('fechado');
    expect(uploads[0]?.aborted).toBe(true);
  });

  it.each([
    ["a web filter's page", '<h1>', { kind: 'network', status: 0 }],
    [
      "the server's refusal",
      '{"code":"forbidden","message":"Não."}',
      { kind: 'refused', status: 403, message: 'Não.' },
    ],
  ])('maps a 403: %s', async (_, body, expected) => {
    behave = (options) => options.onError?.(answered(403, body));
    await expect(uploadFile(file, OWNER)).rejects.toMatchObject(expected);
  });

  it('does not start when it is aborted before, or while previous uploads are searched', async () => {
    const early = new AbortController();
    early.abort(new Error('fechado'));
    await expect(uploadFile(file, { ...OWNER, signal: early.signal })).rejects.toThrow('fechado');
    expect(uploads).toEqual([]);

    let found = (_: unknown[]) => {};
    search = () => new Promise((done) => (found = done));
    const late = new AbortController();
    const searching = uploadFile(file, { ...OWNER, signal: late.signal });
    await eventually(() => expect(uploads).toHaveLength(1));
    late.abort(new Error('fechado'));
    found([previous]);
    await expect(searching).rejects.toThrow('fechado');
    await Promise.resolve();
    expect(uploads[0]).toMatchObject({ started: false, aborted: true });
  });

  it('sends no pending request and does not retry after an abort', async () => {
    behave = () => {};
    const controller = new AbortController();
    const pending = uploadFile(file, { ...OWNER, signal: controller.signal });
    await eventually(() => expect(uploads[0]?.started).toBe(true));
    controller.abort(new Error('fechado'));
    await expect(pending).rejects.toThrow('fechado');
    const { onBeforeRequest, onShouldRetry } = uploads[0]?.options ?? {};
    expect(() => onBeforeRequest?.({ setHeader: () => {} } as never)).toThrow('fechado');
    expect(onShouldRetry?.(new Error('xhr') as never, 0, {})).toBe(false);
  });

  it('removes its abort listener', async () => {
    behave = (options) => options.onSuccess?.({ lastResponse: undefined as never });
    const { signal } = new AbortController();
    const [on, off] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    await uploadFile(file, { ...OWNER, signal });
    const listener = on.mock.calls[0]?.[1];
    expect([on.mock.calls.length, off.mock.calls]).toEqual([1, [['abort', listener]]]);
  });

  it('is never sent with the token of another account, and does not end its session', async () => {
    const signedOut = vi.fn();
    onSignedOut(signedOut);
    setTokenSource(() => ({ token: 'theirs', account: 'team-2' }));
    const setHeader = vi.fn();
    behave = (options) => {
      try {
        void options.onBeforeRequest?.({ setHeader } as never);
      } catch (error) {
        const wrapped = Object.assign(new Error('tus'), { causingError: error });
        expect(options.onShouldRetry?.(wrapped as never, 0, {})).toBe(false);
        options.onError?.(wrapped);
      }
    };
    await expect(uploadFile(file, OWNER)).rejects.toMatchObject({ status: 401 });
    expect(setHeader).not.toHaveBeenCalled();
    behave = (options) => options.onError?.(answered(401, '{}'));
    await expect(uploadFile(file, OWNER)).rejects.toMatchObject({ status: 401 });
    expect(signedOut).not.toHaveBeenCalled();
  });
});

describe('forgetUpload', () => {
  it('removes the partial upload from the device and the server', async () => {
    await forgetUpload(file, OWNER);
    expect(storage).toEqual({ removed: ['tus::half'], terminated: ['/api/uploads/half'] });
    expect(uploads.some(({ started }) => started)).toBe(false);
  });
});
