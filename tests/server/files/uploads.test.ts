import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import Fastify from 'fastify';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FILE_MAX_BYTES, TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import { uploadParts } from '#server/db/schema/files.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import { registerFiles } from '#server/files/files.routes.ts';
import { contentPath, createDiskStore } from '#server/files/store/diskStore.ts';
import { bodiesFolder, formerUploadsFolder } from '#server/files/store/folders.ts';
import { resolveAttachments } from '#server/files/uploads/attachments.ts';
import { PartStore } from '#server/files/uploads/PartStore.ts';
import { addPart } from '#server/files/uploads/uploadParts.queries.ts';
import { registerErrorHandler } from '#server/http/errorHandler.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const MIB = 1024 * 1024;
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(300_000)]);

let dir: string;
let t: TestApp;
let origin: string;
let team: TestCaller;
let other: TestCaller;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cg-uploads-'));
  t = await createTestApp({ services: { files: createDiskStore(dir) } });
  const teacher = await t.teacher();
  const { id } = await t.schoolClass({ teacherId: teacher.id });
  team = await t.as((await t.team({ classId: id })).username);
  other = await t.as((await t.team({ classId: id })).username);
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  await t.db.delete(uploads);
  await t.db.delete(blobs);
});

const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = { ...TUS, 'content-type': 'application/offset+octet-stream' };
const metadata = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` });
const temporary = () => bodiesFolder(t.services.env);
const rows = () => t.db.select().from(uploads);
const parts = () => t.db.select().from(uploadParts).orderBy(uploadParts.position);
/** Returns what is stored of unfinished uploads. */
const storedUnfinished = async () => [...(await readdir(temporary())), ...(await parts())];
const idOf = (path: string) => path.split('/').at(-1) ?? '';
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const offsetOf = async (path: string, sent: Sent = {}) =>
  Number((await call('HEAD', path, sent)).headers.get('upload-offset'));
/** Starts another server on the same database and store. */
async function secondServer() {
  const second = Fastify();
  second.decorateRequest('caller', null);
  registerErrorHandler(second);
  await second.register(async (api) => registerFiles(api, t.services), { prefix: '/api' });
  return { at: await second.listen({ port: 0, host: '127.0.0.1' }), close: () => second.close() };
}

interface Sent {
  caller?: TestCaller | null;
  headers?: Record<string, string>;
  body?: Buffer;
  at?: string;
}
function call(method: string, path: string, { caller = team, headers = {}, body, at = origin }: Sent = {}) {
  const authorization = caller ? { authorization: caller.token } : {};
  const sent = { ...TUS, ...authorization, ...headers } as Record<string, string>;
  return fetch(`${at}${path}`, { method, headers: sent, ...(body && { body: new Uint8Array(body) }) });
}
const create = (name: string, bytes: number, sent: Sent = {}) =>
  call('POST', '/api/uploads', {
    ...sent,
    headers: { ...metadata(name), 'upload-length': String(bytes), ...sent.headers },
  });
const patch = (path: string, offset: number, body: Buffer, sent: Sent = {}) =>
  call('PATCH', path, { ...sent, headers: { ...BYTES, 'upload-offset': String(offset), ...sent.headers }, body });
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

async function opened(name = 'Foto da praça.png', bytes = PNG.length): Promise<{ path: string; reference: string }> {
  const response = await create(name, bytes);
  expect(response.status).toBe(201);
  const path = response.headers.get('location') ?? '';
  expect(path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
  return { path, reference: `upload:${idOf(path)}` };
}

const resolve = (reference: string, name = 'foto.png') =>
  resolveAttachments(t.db, team.accountId, [{ name, content: reference }]);

test('a file arrives in two parts, reports its offset between them, and becomes part of an answer', async () => {
  const { path, reference } = await opened();
  expect((await patch(path, 0, PNG.subarray(0, 100_000))).status).toBe(204);
  await expect(resolve(reference)).rejects.toMatchObject({ id: 'badInput' });
  const asked = await call('HEAD', path);
  expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('cache-control')]).toEqual([
    200,
    '100000',
    'no-store',
  ]);
  const last = await patch(path, 100_000, PNG.subarray(100_000));
  expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(PNG.length)]);
  const sha256 = shaOf(PNG);
  expect(await resolve(reference)).toEqual([{ name: 'foto.png', sha256, bytes: PNG.length }]);
  const kept = await t.services.files.open(sha256);
  expect(kept && (await buffer(kept)).equals(PNG)).toBe(true);
  expect(await storedUnfinished()).toEqual([]);
});

test('a finished upload reports its length to a client that lost the last reply', async () => {
  const { path } = await opened();
  await patch(path, 0, PNG);
  const asked = await call('HEAD', path);
  expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
    200,
    String(PNG.length),
    String(PNG.length),
  ]);
  expect(asked.headers.get('tus-resumable')).toBe('1.0.0');
});

test('an upload continues after a restart, also if the server crashed right after the last byte', async () => {
  const { path, reference } = await opened();
  await patch(path, 0, PNG.subarray(0, 1_000));
  const { at, close } = await secondServer();
  expect(await offsetOf(path, { at })).toBe(1_000);
  await new PartStore(t.services).write(Readable.from([PNG.subarray(1_000)]), idOf(path), 1_000);
  expect((await rows())[0]?.sha256).toBeNull();
  expect(await offsetOf(path, { at })).toBe(PNG.length);
  expect(await resolve(reference)).toHaveLength(1);
  await close();
});

test('a store that cannot write gets 507 with Retry-After, and the upload continues afterwards', async () => {
  const { path } = await opened();
  await rename(temporary(), `${temporary()}-away`);
  await writeFile(temporary(), '');
  const refused = await patch(path, 0, PNG);
  expect([refused.status, refused.headers.get('retry-after'), await code(refused)]).toEqual([507, '60', 'storageFull']);
  expect(t.logged).toContainEqual(expect.objectContaining({ msg: 'an upload could not be stored', level: 50 }));
  await rm(temporary());
  await rename(`${temporary()}-away`, temporary());
  expect(await offsetOf(path)).toBe(0);
  expect((await patch(path, 0, PNG)).status).toBe(204);
});

test.each([
  ['lost', (file: string) => rm(file)],
  ['cut short', (file: string) => truncate(file, 10)],
])('an upload with a part that was %s answers 404 and starts again', async (_what, harm) => {
  const { path } = await opened();
  const first = Buffer.concat([PNG.subarray(0, 1_000), randomBytes(8)]);
  await patch(path, 0, first);
  await harm(contentPath(dir, shaOf(first)));
  expect((await patch(path, first.length, PNG.subarray(first.length))).status).toBe(404);
  expect((await call('HEAD', path)).status).toBe(404);
  expect(await storedUnfinished()).toEqual([]);
  const again = await opened();
  expect((await patch(again.path, 0, PNG)).status).toBe(204);
});

test('the upload folder of an older version is removed, and its uploads restart at offset 0', async () => {
  const { path } = await opened();
  const former = formerUploadsFolder(t.services.env);
  await mkdir(former);
  await writeFile(join(former, idOf(path)), PNG.subarray(0, 1_000));
  const { at, close } = await secondServer();
  await expect(access(former)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await offsetOf(path, { at })).toBe(0);
  expect((await patch(path, 0, PNG, { at })).status).toBe(204);
  await close();
});

test('bytes are stored in parts of at most 5 MiB and joined into one file', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), randomBytes(12 * MIB)]);
  const { path, reference } = await opened('praça.mp4', film.length);
  const sent = film.subarray(0, 11 * MIB);
  expect((await patch(path, 0, sent)).headers.get('upload-offset')).toBe(String(sent.length));
  expect((await parts()).map(({ position, bytes }) => [position, bytes])).toEqual([
    [0, 5 * MIB],
    [5 * MIB, 5 * MIB],
    [10 * MIB, MIB],
  ]);
  expect(await readdir(temporary())).toEqual([]);
  expect((await patch(path, sent.length, film.subarray(sent.length))).status).toBe(204);
  expect(await resolve(reference, 'praça.mp4')).toEqual([
    { name: 'praça.mp4', sha256: shaOf(film), bytes: film.length },
  ]);
  expect(await storedUnfinished()).toEqual([]);
});

test('a file that arrived in one part is not stored again', async () => {
  const put = vi.spyOn(t.services.files, 'put');
  const bytes = Buffer.concat([PNG, randomBytes(8)]);
  const { path, reference } = await opened('foto.png', bytes.length);
  await patch(path, 0, bytes);
  expect(await resolve(reference)).toHaveLength(1);
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
});

test('very many small parts are joined into one, and the upload continues', async () => {
  const bytes = Buffer.from('a'.repeat(1_000));
  const { path } = await opened('a.txt', bytes.length);
  await patch(path, 0, bytes.subarray(0, 1));
  const [part] = await parts();
  for (let position = 1; position < 499; position += 1) {
    await addPart(t.db, { uploadId: idOf(path), position, bytes: 1, sha256: part?.sha256 ?? '' });
  }
  expect(await parts()).toHaveLength(499);
  expect((await patch(path, 499, bytes.subarray(499, 500))).status).toBe(204);
  expect((await parts()).map(({ position, bytes }) => [position, bytes])).toEqual([[0, 500]]);
  expect((await patch(path, 500, bytes.subarray(500))).status).toBe(204);
  expect((await rows())[0]?.sha256).toBe(shaOf(bytes));
});

test('a database failure while bytes arrive gets 503', async () => {
  const { path } = await opened();
  const broken = Object.assign(new Error('no more'), { code: '53300' });
  const transaction = vi.spyOn(t.db, 'transaction').mockRejectedValueOnce(broken);
  const refused = await patch(path, 0, PNG);
  expect([refused.status, await code(refused)]).toEqual([503, 'databaseDown']);
  transaction.mockRestore();
  expect(await readdir(temporary())).toEqual([]);
  expect(await offsetOf(path)).toBe(0);
});

test('what arrived before the connection broke is kept', async () => {
  const { path } = await opened('foto.png', 500_000);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await new Promise<void>((done) => socket.once('connect', done));
  socket.write(
    `PATCH ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${team.token}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      'Content-Type: application/offset+octet-stream\r\nContent-Length: 500000\r\n\r\n',
  );
  socket.write(Buffer.alloc(123_456));
  const arrived = async () => {
    const [name = ''] = await readdir(temporary());
    return (await stat(join(temporary(), name))).size;
  };
  await vi.waitFor(async () => expect(await arrived()).toBe(123_456), { timeout: 10_000 });
  socket.destroy();
  await vi.waitFor(async () => expect((await call('HEAD', path)).headers.get('upload-offset')).toBe('123456'), {
    timeout: 10_000,
  });
});

test('works with tus-js-client', async () => {
  const url = await new Promise<string | null>((done, fail) => {
    const upload = new Upload(PNG, {
      endpoint: `${origin}/api/uploads`,
      headers: { authorization: team.token },
      metadata: { filename: 'Foto.PNG' },
      chunkSize: 100_000,
      retryDelays: null,
      onSuccess: () => done(upload.url),
      onError: fail,
    });
    upload.start();
  });
  expect(await resolve(`upload:${url?.split('/').at(-1)}`)).toHaveLength(1);
});

test('a small file may be sent with the creation request', async () => {
  const bytes = Buffer.from('Olá');
  const response = await create('a.txt', bytes.length, { headers: BYTES, body: bytes });
  expect([response.status, response.headers.get('upload-offset')]).toEqual([201, String(bytes.length)]);
  expect((await rows())[0]?.sha256).toBe(shaOf(bytes));
});

test.each(['HEAD', 'PATCH', 'DELETE'])(
  "%s of another team's upload answers 404 and changes nothing",
  async (method) => {
    const { path } = await opened();
    for (const foreign of [
      path,
      path.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      '/api/uploads/x',
      '/api/uploads/..%2f..',
    ]) {
      const caller = foreign === path ? other : team;
      const body = method === 'PATCH' ? { body: PNG } : {};
      const response = await call(method, foreign, { caller, headers: { ...BYTES, 'upload-offset': '0' }, ...body });
      expect(response.status).toBe(404);
      if (method !== 'HEAD') expect(await code(response)).toBe('notFound');
    }
    expect((await call('HEAD', path)).headers.get('upload-offset')).toBe('0');
  },
);

test('only those who are signed in may upload: teams, and staff for a diary', async () => {
  await t.admin('chefe');
  const none = await create('a.png', 10, { caller: null });
  expect([none.status, await code(none)]).toEqual([401, 'signedOut']);
  const staff = await create('a.png', 10, { caller: await t.as('chefe') });
  expect(staff.status).toBe(201);
  const { path } = await opened();
  expect((await patch(path, 0, PNG, { caller: null })).status).toBe(401);
  expect(await rows()).toHaveLength(2);
});

test.each([
  ['a type that is not accepted', 'virus.exe', 10, 415, 'wrongFileType'],
  ['no extension', 'virus', 10, 415, 'wrongFileType'],
  ['more than 50 MB', 'a.mp4', FILE_MAX_BYTES + 1, 413, 'fileTooLarge'],
  ['an empty file', 'a.txt', 0, 400, 'badInput'],
  ['a name without a file', '../', 10, 400, 'badInput'],
])('%s is refused at creation', async (_what, name, bytes, status, expected) => {
  const response = await create(name, bytes);
  const body = (await response.json()) as { message: string; code: string };
  expect([response.status, body.code]).toEqual([status, expected]);
  if (status !== 400) expect(body.message).toContain(`«${name}»`);
  expect(await rows()).toEqual([]);
  expect(await storedUnfinished()).toEqual([]);
});

test.each([
  ['without a length', { 'upload-metadata': metadata('a.png')['upload-metadata'] }],
  ['with a deferred length', { ...metadata('a.png'), 'upload-defer-length': '1' }],
  ['without a name', { 'upload-length': '10' }],
  ['with invalid metadata', { 'upload-length': '10', 'upload-metadata': 'filename *' }],
])('an upload %s is refused', async (_what, headers) => {
  const response = await call('POST', '/api/uploads', { headers });
  expect([response.status, await code(response)]).toEqual([400, 'badInput']);
  expect(await rows()).toEqual([]);
});

test('an unsupported tus version is refused', async () => {
  const response = await create('a.png', 10, { headers: { 'tus-resumable': '0.1' } });
  expect(response.status).toBe(400);
  expect(await rows()).toEqual([]);
});

test('a wrong offset and more bytes than announced are refused, and the stored bytes stay', async () => {
  const { path } = await opened('a.png', 1_000);
  await patch(path, 0, PNG.subarray(0, 500));
  const wrong = await patch(path, 0, PNG.subarray(0, 500));
  expect([wrong.status, await code(wrong)]).toEqual([409, 'brokenBody']);
  expect((await patch(path, 500, PNG.subarray(0, 5_000))).status).toBe(413);
  expect((await call('HEAD', path)).headers.get('upload-offset')).toBe('500');
});

test('a second Upload-Length is refused and its bytes are not stored', async () => {
  const { path } = await opened('a.png', 1_000);
  const told = await patch(path, 0, PNG.subarray(0, 500), { headers: { 'upload-length': '500' } });
  expect([told.status, await code(told)]).toEqual([400, 'brokenBody']);
  expect(await offsetOf(path)).toBe(0);
});

test('an endless body is refused with a readable reply', async () => {
  const { path } = await opened('a.png', 1_000);
  async function* endless() {
    for (let i = 0; i < 200; i++) yield new Uint8Array(10_000);
  }
  const options = { body: ReadableStream.from(endless()), duplex: 'half' } as RequestInit;
  const headers = { ...BYTES, authorization: team.token, 'upload-offset': '0' };
  const response = await fetch(`${origin}${path}`, { method: 'PATCH', headers, ...options });
  expect([response.status, await code(response)]).toEqual([413, 'fileTooLarge']);
});

test("content that does not match its extension is refused with the file's name, and removed", async () => {
  const { path } = await opened('trabalho.pdf', PNG.length);
  const response = await patch(path, 0, PNG);
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual({
    message: 'O conteúdo do ficheiro «trabalho.pdf» não corresponde ao seu tipo.',
    code: 'wrongFileType',
  });
  expect(await rows()).toEqual([]);
  expect(await storedUnfinished()).toEqual([]);
  expect((await call('HEAD', path)).status).toBe(404);
});

test('an upload can be cancelled', async () => {
  const { path } = await opened();
  await patch(path, 0, PNG.subarray(0, 10));
  expect((await call('DELETE', path)).status).toBe(204);
  expect(await rows()).toEqual([]);
  expect(await storedUnfinished()).toEqual([]);
  expect((await call('HEAD', path)).status).toBe(404);
});

test('limits the unfinished uploads of a team', async () => {
  for (let sent = 0; sent < 2 * TEAM_FILES_MAX_BYTES; sent += FILE_MAX_BYTES) await opened('a.mp4', FILE_MAX_BYTES);
  const response = await create('a.mp4', 1_000);
  expect([response.status, await code(response)]).toEqual([413, 'teamFilesTooLarge']);
});

test('counts simultaneous creations together', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => create('a.mp4', FILE_MAX_BYTES)));
  const room = (2 * TEAM_FILES_MAX_BYTES) / FILE_MAX_BYTES;
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(room);
  expect(replies.filter(({ status }) => status === 413)).toHaveLength(30 - room);
  expect(await rows()).toHaveLength(room);
});

test('grants no other origin access', async () => {
  const response = await create('a.png', 10, { headers: { origin: 'https://example.com' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});
