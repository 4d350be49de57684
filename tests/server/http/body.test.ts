import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BODY_MAX_BYTES, STRANGER_BODY_MAX_BYTES } from '#domain/limits.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import { registerBodies } from '#server/http/bodies/registerBodies.ts';
import { registerErrorHandler } from '#server/http/errorHandler.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const FORM = 'application/x-www-form-urlencoded';
const PNG = Buffer.from('\x89PNG\r\n\x1a\n-bytes-of-a-picture', 'latin1');

let dir: string;
let t: TestApp;
/** Replies with the parsed body; the caller is a team unless the `x-role` header says otherwise. */
let echo: FastifyInstance;
let origin: string;
let accountId: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cg-bodies-'));
  t = await createTestApp({ services: { files: createDiskStore(join(dir, 'files')) } });
  const teacher = await t.teacher();
  const { id } = await t.schoolClass({ teacherId: teacher.id });
  accountId = (await t.team({ classId: id })).id;
  echo = Fastify();
  echo.decorateRequest('caller', null);
  echo.addHook('onRequest', async (request) => {
    const role = request.headers['x-role'] === 'staff' ? ROLE.admin : ROLE.team;
    if (request.headers['x-role'] !== 'nobody')
      request.caller = {
        accountId: String(request.headers['x-account'] ?? accountId),
        role,
        username: 'x',
        sessionId: 'x',
      };
  });
  registerErrorHandler(echo);
  registerBodies(echo, t.services);
  for (const path of ['/tutorial', '/answer-level-3', '/login', '/draft']) {
    echo.post(path, async (request) => ({ body: request.body ?? null }));
  }
  origin = await echo.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await echo.close();
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  await t.db.delete(uploads);
  await t.db.delete(blobs);
});

const temps = () => readdir(join(t.services.env.dataDir, 'bodies-tmp'));
const rows = () => t.db.select().from(uploads);
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const dataUrl = (bytes: Buffer, mime = 'image/png') => `data:${mime};base64,${bytes.toString('base64')}`;

async function post(
  path: string,
  type: string,
  body: string | Buffer | Readable,
  headers: Record<string, string> = {},
) {
  const sent = body instanceof Readable ? { body: Readable.toWeb(body), duplex: 'half' } : { body };
  const options = { method: 'POST', headers: { 'content-type': type, ...headers }, ...sent } as RequestInit;
  const response = await fetch(`${origin}${path}`, options);
  return { status: response.status, ...((await response.json()) as { body: Record<string, unknown>; code?: string }) };
}

async function stored(reference: unknown): Promise<Buffer | null> {
  const id = String(reference).replace('upload:', '');
  const row = (await rows()).find((one) => one.id === id);
  const content = row?.sha256 ? await t.services.files.open(row.sha256) : null;
  return content && buffer(content);
}

test.each([
  ['a form', FORM, 'user=Ana+Sim%C3%B5es&password=a%26b%3Dc', { user: 'Ana Simões', password: 'a&b=c' }],
  ['repeated fields', FORM, 'a=1&b=2&a=3', { a: ['1', '3'], b: '2' }],
  ['fields without a value, or with an empty one', FORM, 'a&b=&&c=x=y', { a: '', b: '', c: 'x=y' }],
  ['an empty form', FORM, '', {}],
  ['JSON', 'application/json; charset=utf-8', '{"a":[1,null,"ç"]}', { a: [1, null, 'ç'] }],
  ['JSON with a byte order mark', 'application/json', '\uFEFF{"a":1}', { a: 1 }],
  ['JSON with a key twice', 'application/json', '{"a":1,"a":2}', { a: 2 }],
  ['an empty JSON body', 'application/json', '', {}],
])('%s becomes a plain object', async (_what, type, sent, expected) => {
  const { status, body } = await post('/login', type, sent);
  expect(status).toBe(200);
  expect(body).toEqual(expected);
});

const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
test.each([
  ['JSON cut off', 'application/json', '{"a":', 'brokenBody'],
  ['a JSON list', 'application/json', '[1]', 'brokenBody'],
  ['a JSON text', 'application/json', '"a"', 'brokenBody'],
  ['null', 'application/json', 'null', 'brokenBody'],
  ['JSON that is not UTF-8', 'application/json', Buffer.from('{"a":"\xe7"}', 'latin1'), 'brokenBody'],
  ['a depth bomb', 'application/json', `{"a":${deep}}`, 'brokenBody'],
  ['100 000 JSON keys', 'application/json', `{${Array.from({ length: 100_000 }, (_, i) => `"${i}":1`)}}`, 'brokenBody'],
  ['__proto__ in JSON', 'application/json', '{"a":{"__proto__":{"role":0}}}', 'brokenBody'],
  ['__proto__ in Unicode escapes', 'application/json', '{"\\u005f_proto_\\u005F":{"role":0}}', 'brokenBody'],
  ['__proto__ in a form', FORM, '__proto__=1', 'brokenBody'],
  ['a truncated escape', FORM, 'a=%4', 'brokenBody'],
  ['an escape truncated by the next field', FORM, 'a=%4&b=1', 'brokenBody'],
  ['an escape with invalid digits', FORM, 'a=%zz', 'brokenBody'],
  ['a form that is not UTF-8', FORM, 'a=%E7', 'brokenBody'],
  ['too long a field name', FORM, `${'x'.repeat(5_000)}=1`, 'brokenBody'],
  ['100 000 fields', FORM, 'a=1&'.repeat(100_000), 'brokenBody'],
  ['a text beyond the cap', FORM, `a=${'x'.repeat(BODY_MAX_BYTES + 1)}`, 'bodyTooLarge'],
  ['a JSON text beyond the cap', 'application/json', `{"a":"${'x'.repeat(BODY_MAX_BYTES)}"}`, 'bodyTooLarge'],
  ['only separators', FORM, '&'.repeat(BODY_MAX_BYTES + 1), 'bodyTooLarge'],
  ['another encoding', 'text/plain', 'a=1', 'wrongEncoding'],
  ['multipart', 'multipart/form-data; boundary=x', '--x--', 'wrongEncoding'],
  ['another charset', `${FORM}; charset=iso-8859-1`, 'a=1', 'wrongEncoding'],
])('%s is refused, with and without a known length', async (_what, type, sent, code) => {
  expect((await post('/login', type, sent)).code).toBe(code);
  expect((await post('/tutorial', type, Readable.from([Buffer.from(sent)]))).code).toBe(code);
  expect(({} as Record<string, unknown>).role).toBeUndefined();
});

test('a compressed body is refused', async () => {
  expect((await post('/login', FORM, 'a=1', { 'content-encoding': 'gzip' })).code).toBe('wrongEncoding');
});

const list = (...contents: string[]) => JSON.stringify(contents.map((content, i) => ({ name: `f${i}.png`, content })));
const asForm = (files: string) => new URLSearchParams({ ship: '1', texto: 'Olá + adeus', files }).toString();
const asJson = (files: string) => `{"ship":1,"texto":"Olá + adeus","files":${files}}`;
const big = randomBytes(300_000);
const spaced = (text: string) => text.replaceAll('%2B', '+');

test.each([
  ['a form', FORM, asForm(list(dataUrl(PNG), dataUrl(big))), [PNG, big]],
  ['a form with an unescaped +', FORM, asForm(list(dataUrl(big))).replace(/files=.*/, spaced), [big]],
  ['a form that escapes every byte', FORM, `files=${everyByteEscaped(list(dataUrl(PNG)))}`, [PNG]],
  ['JSON', 'application/json', asJson(list(dataUrl(PNG), dataUrl(big))), [PNG, big]],
  ['JSON that escapes slashes', 'application/json', asJson(list(dataUrl(big)).replaceAll('/', '\\/')), [big]],
  ['JSON that escapes plus signs', 'application/json', asJson(list(dataUrl(big)).replaceAll('+', '\\u002B')), [big]],
  ['JSON that holds the list as text', 'application/json', JSON.stringify({ files: list(dataUrl(big)) }), [big]],
  [
    'a list as text whose slashes are escaped twice',
    'application/json',
    JSON.stringify({ files: list(dataUrl(big)).replaceAll('/', '\\/') }),
    [big],
  ],
  [
    'JSON with spaces between key and value',
    'application/json',
    asJson(list(dataUrl(big)).replaceAll(':"data', ' : "data')),
    [big],
  ],
  ['a data URL without base64', FORM, asForm(list('data:text/plain,Ol%C3%A1')), [Buffer.from('Olá')]],
  [
    'a data URL with an upper-case BASE64 marker',
    FORM,
    asForm(list(`data:text/plain;BASE64,T2zDoQ`)),
    [Buffer.from('Olá')],
  ],
  ['an empty file', FORM, asForm(list('data:text/plain;base64,')), [Buffer.alloc(0)]],
])('%s: data URLs become references to stored files', async (_what, type, sent, expected) => {
  for (const body of [
    sent,
    Readable.from(inPiecesOf(7_001, sent)),
    ...(sent.length < 2_000 ? [Readable.from(inPiecesOf(1, sent))] : []),
  ]) {
    const answer = await post('/tutorial', type, body);
    expect(answer.status).toBe(200);
    const { files } = answer.body;
    const parsed: { name: string; content: string }[] = typeof files === 'string' ? JSON.parse(files) : files;
    expect(parsed.map(({ name }) => name)).toEqual(expected.map((_, i) => `f${i}.png`));
    const found = await Promise.all(
      parsed.map(async ({ content }) => sha((await stored(content)) ?? Buffer.from('none'))),
    );
    expect(found).toEqual(expected.map(sha));
    if (answer.body.texto !== undefined) expect(answer.body.texto).toBe('Olá + adeus');
  }
  const [first] = await rows();
  expect(first).toMatchObject({ accountId, name: '' });
  expect((await rows()).map(({ sha256 }) => sha256)).toContain(sha(expected[0] ?? PNG));
  expect(await temps()).toEqual([]);
});

test('each of the repeated answers of mission 3 keeps its own files', async () => {
  const form = new URLSearchParams([
    ['answers', list(dataUrl(PNG))],
    ['answers', list(dataUrl(big), 'upload:b1b1b1b1-0000-4000-8000-000000000000')],
  ]);
  const { body } = await post('/answer-level-3', FORM, form.toString());
  const answers = (body.answers as string[]).map((answer) => JSON.parse(answer) as { content: string }[]);
  expect(await stored(answers[0]?.[0]?.content)).toEqual(PNG);
  expect((await stored(answers[1]?.[0]?.content))?.equals(big)).toBe(true);
  expect(answers[1]?.[1]?.content).toBe('upload:b1b1b1b1-0000-4000-8000-000000000000');
});

test.each([
  ['another call', '/login', {}],
  ['staff', '/tutorial', { 'x-role': 'staff' }],
  ['a signed-out caller', '/tutorial', { 'x-role': 'nobody' }],
])('a data URL sent to or by %s stays text', async (_who, path, headers) => {
  const files = list(dataUrl(PNG));
  expect((await post(path, FORM, asForm(files), headers)).body.files).toBe(files);
  const huge = asForm(list(dataUrl(randomBytes(BODY_MAX_BYTES))));
  expect((await post(path, FORM, huge, headers)).code).toBe('bodyTooLarge');
  expect(await rows()).toEqual([]);
});

test('data URLs in a text answer stay unchanged', async () => {
  const texto = 'Escrevi "content":"data:text/plain;base64,T2zDoQ" e data:image/png;base64,AAAA';
  const { body } = await post('/tutorial', FORM, new URLSearchParams({ texto, files: list(dataUrl(PNG)) }).toString());
  expect(body.texto).toBe(texto);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['a character outside the alphabet', 'AAAA*AAA', 'brokenBody'],
  ['base64url characters', 'AA-_', 'brokenBody'],
  ['an impossible length', 'AAAAA', 'brokenBody'],
  ['text after the padding', 'AA==AAAA', 'brokenBody'],
  ['too much padding', 'A===', 'brokenBody'],
  ['incomplete padding', 'AA=', 'brokenBody'],
  ['a percent sign', 'AA%3D%3D', 'brokenBody'],
])('base64 with %s is refused and leaves nothing behind', async (_what, base64, code) => {
  const files = list(dataUrl(big), `data:image/png;base64,${base64}`);
  expect((await post('/tutorial', FORM, asForm(files))).code).toBe(code);
  expect((await post('/tutorial', 'application/json', asJson(files))).code).toBe(code);
  expect(await temps()).toEqual([]);
  expect(await rows()).toEqual([]);
  expect(await t.db.select().from(blobs)).toEqual([]);
});

test('eleven files in one list are refused', async () => {
  const files = list(...Array.from({ length: 11 }, () => dataUrl(PNG)));
  expect((await post('/tutorial', FORM, asForm(files))).code).toBe('badInput');
  expect(await rows()).toEqual([]);
  expect(await temps()).toEqual([]);
});

/** Returns a form with one data URL of `bytes` zero bytes, generated while it is read, and counts the characters sent. */
function hugeForm(bytes: number) {
  const piece = Buffer.alloc(64 * 1024, 'A');
  const letters = Math.ceil(bytes / 3) * 4;
  const progress = { sent: 0 };
  async function* chunks() {
    yield Buffer.from(`files=${encodeURIComponent('[{"name":"v.mp4","content":"data:video/mp4;base64,')}`);
    for (let left = letters; left > 0; left -= piece.length) {
      const next = piece.subarray(0, Math.min(left, piece.length));
      progress.sent += next.length;
      yield next;
    }
    yield Buffer.from(encodeURIComponent('"}]'));
  }
  return { progress, chunks };
}

test('limits the body of a signed-out caller to STRANGER_BODY_MAX_BYTES', async () => {
  const long = `username=${'x'.repeat(STRANGER_BODY_MAX_BYTES)}`;
  const nobody = { 'x-role': 'nobody' };
  expect(await post('/login', FORM, long, nobody)).toMatchObject({ status: 413, code: 'bodyTooLarge' });
  expect(await post('/login', FORM, Readable.from([long]), nobody)).toMatchObject({
    status: 413,
    code: 'bodyTooLarge',
  });
  expect((await post('/login', FORM, long)).status).toBe(200);
});

test('a file of 60 MB is refused, and leaves nothing behind', async () => {
  const answer = await post('/tutorial', FORM, Readable.from(hugeForm(60_000_000).chunks()));
  expect(answer).toMatchObject({ status: 413, code: 'fileTooLarge' });
  expect(await temps()).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('streams a file of 40 MB without ever holding it in one buffer', async () => {
  const alloc = vi.spyOn(Buffer, 'concat');
  let largest = 0;
  alloc.mockClear();
  const answer = await post('/tutorial', FORM, Readable.from(hugeForm(40_000_000).chunks()));
  for (const { value } of alloc.mock.results) if (Buffer.isBuffer(value)) largest = Math.max(largest, value.length);
  alloc.mockRestore();
  expect(answer.status).toBe(200);
  expect(largest).toBeLessThan(1024 * 1024);
  expect((await rows())[0]?.bytes).toBeGreaterThanOrEqual(40_000_000);
});

test('leaves nothing behind when the client disconnects midway', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const head = `files=${encodeURIComponent('[{"name":"a.png","content":"data:image/png;base64,')}`;
  socket.write(`POST /tutorial HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: 1000000\r\n\r\n${head}`);
  socket.write(Buffer.alloc(200_000, 'A'));
  await vi.waitFor(async () => expect(await temps()).toHaveLength(1), { timeout: 10_000 });
  socket.destroy();
  await vi.waitFor(async () => expect(await temps()).toEqual([]), { timeout: 10_000 });
  expect(await rows()).toEqual([]);
});

/** Opens a connection that sends the start of a body and never the rest. */
function endless(path: string, sent: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: 1048576\r\n\r\n${sent}`);
  return socket;
}

test('endless bodies of one account do not keep others from saving or signing in', async () => {
  const accepted: Socket[] = [];
  const accept = (socket: Socket) => accepted.push(socket);
  echo.server.on('connection', accept);
  const senders = Array.from({ length: 64 }, () => endless('/draft', `texto=${'x'.repeat(BODY_MAX_BYTES - 7)}`));
  const arrived = () => accepted.filter(({ bytesRead }) => bytesRead >= BODY_MAX_BYTES).length;
  await vi.waitFor(() => expect(arrived()).toBe(64), { timeout: 20_000 });
  echo.server.off('connection', accept);
  const long = `texto=${'x'.repeat(100_000)}`;
  expect((await post('/draft', FORM, long, { 'x-account': 'another' })).status).toBe(200);
  expect((await post('/login', FORM, 'username=a&password=b', { 'x-role': 'nobody' })).status).toBe(200);
  expect((await post('/draft', FORM, 'texto=curto')).status).toBe(200);
  for (const socket of senders) socket.destroy();
});

test('closes a connection whose text takes more than a minute; files may take longer', async () => {
  const files = endless(
    '/tutorial',
    `files=${encodeURIComponent('[{"name":"a.png","content":"data:image/png;base64,')}`,
  );
  files.write('A'.repeat(200_000));
  await vi.waitFor(async () => expect(await temps()).toHaveLength(1), { timeout: 10_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const text = endless('/draft', 'texto=');
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(text.closed).toBe(true), { timeout: 10_000 });
  expect(files.closed).toBe(false);
  files.destroy();
});

test('leaves no row and no file when the store fails', async () => {
  const put = vi.spyOn(t.services.files, 'put').mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'EIO' }));
  expect((await post('/tutorial', FORM, asForm(list(dataUrl(randomBytes(50)))))).status).toBe(500);
  put.mockRestore();
  expect(await rows()).toEqual([]);
  expect(await temps()).toEqual([]);
});

function everyByteEscaped(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

function inPiecesOf(size: number, text: string): Buffer[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}
