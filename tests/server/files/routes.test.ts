import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_LINK_TTL_MS, FILE_MAX_BYTES } from '#domain/limits.ts';
import { claimBlob } from '#server/files/blobs.queries.ts';
import { fileLink } from '#server/files/links.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

let dir: string;
let t: TestApp;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cg-files-'));
  t = await createTestApp({ services: { files: createDiskStore(dir) } });
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const PICTURE = '\x89PNG\r\n\x1a\n-picture';
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.app.inject({ method, url, headers });

async function linkTo(name: string, content: string): Promise<string> {
  const blob = await t.services.files.put(Readable.from([Buffer.from(content, 'latin1')]), FILE_MAX_BYTES);
  await claimBlob(t.db, blob, new Date(t.services.now()));
  return fileLink(t.services, { sha256: blob.sha256, name });
}

test('a file is downloaded under its own name, with a restrictive policy', async () => {
  const answer = await get(await linkTo('Relatório "final" (1).pdf', '%PDF-1.7 hello'));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('%PDF-1.7 hello');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '14',
    'content-disposition': `attachment; filename="Relatorio _final_ (1).pdf"; filename*=UTF-8''Relat%C3%B3rio%20%22final%22%20%281%29.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'accept-ranges': 'bytes',
  });
  expect(String(answer.headers['cache-control'])).toMatch(/^private, max-age=\d+$/);
  const maxAge = Number(String(answer.headers['cache-control']).split('=')[1]);
  expect(maxAge).toBeGreaterThan(0);
  expect(maxAge * 1_000).toBeLessThanOrEqual(FILE_LINK_TTL_MS + 5 * 60_000);
});

test.each([
  ['a.png', PICTURE, 'inline', 'image/png'],
  ['a.jpg', '\xff\xd8\xff\xe0', 'inline', 'image/jpeg'],
  ['a.gif', 'GIF89a...', 'inline', 'image/gif'],
  ['a.pdf', '%PDF-1.7 b', 'attachment', 'application/pdf'],
  ['a.txt', '<script>alert(1)</script>', 'attachment', 'text/plain'],
  ['a.mp4', '\0\0\0\x20ftypisom', 'attachment', 'video/mp4'],
  ['no-picture.png', 'MZ\x90\0', 'attachment', 'image/png'],
])('disposition and type of %s with ?inline=1', async (name, content, disposition, type) => {
  const link = await linkTo(name, content);
  const { headers } = await get(`${link}?inline=1`);
  expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`));
  expect(headers['content-type']).toBe(type);
  expect((await get(link)).headers['content-disposition']).toMatch(/^attachment;/);
});

test('a video is sent in ranges', async () => {
  const link = await linkTo('a.mp4', '0123456789');
  const part = await get(link, { range: 'bytes=2-4' });
  expect([part.statusCode, part.body]).toEqual([206, '234']);
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
  const none = await get(link, { range: 'bytes=10-' });
  expect([none.statusCode, none.body]).toEqual([416, '']);
  expect(none.headers['content-range']).toBe('bytes */10');
});

test('HEAD answers the same headers without a body, and a cached version gets 304', async () => {
  const link = await linkTo('a.txt', 'olhem');
  const head = await get(link, {}, 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe('5');
  const again = await get(link, { 'if-none-match': String(head.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['a weak tag, as proxies make it', (etag: string) => `W/${etag}`],
  ['a tag in a list', (etag: string) => `"other", ${etag}`],
  ['a weak tag in a list without spaces', (etag: string) => `W/"a,b",W/${etag},"c"`],
  ['a star', () => '*'],
])('If-None-Match with %s gets 304', async (_what, known) => {
  const link = await linkTo('a.txt', 'olhem');
  const etag = String((await get(link, {}, 'HEAD')).headers.etag);
  for (const method of ['GET', 'HEAD'] as const) {
    const again = await get(link, { 'if-none-match': known(etag) }, method);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
});

test.each([
  ['another tag', () => '"other"'],
  ['a tag without quotes', (etag: string) => etag.replaceAll('"', '')],
  ['a longer tag', (etag: string) => etag.replace(/"$/, 'a"')],
  ['a list of other tags', () => 'W/"a", "b"'],
  ['a quoted star', () => '"*"'],
  ['an empty value', () => ''],
])('If-None-Match with %s gets the file', async (_what, known) => {
  const link = await linkTo('a.txt', 'olhem');
  const etag = String((await get(link, {}, 'HEAD')).headers.etag);
  const again = await get(link, { 'if-none-match': known(etag) });
  expect([again.statusCode, again.body]).toEqual([200, 'olhem']);
});

test('an empty file is sent', async () => {
  const answer = await get(await linkTo('a.txt', ''));
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test.each(['forged', 'of content that is gone', 'of content without a row', 'expired'])(
  'a ticket %s gets 404',
  async (how) => {
    const link = await linkTo('a.txt', `text ${how}`);
    const sha256 = '0'.repeat(64);
    let asked = link;
    if (how === 'forged') asked = `${link.slice(0, -8)}AAAAAAAA`;
    if (how === 'of content without a row') asked = fileLink(t.services, { sha256, name: 'a.txt' });
    if (how === 'of content that is gone') {
      await claimBlob(t.db, { sha256, bytes: 3, mime: 'text/plain' }, new Date());
      asked = fileLink(t.services, { sha256, name: 'a.txt' });
    }
    if (how === 'expired') t.advance(FILE_LINK_TTL_MS + 6 * 60_000);
    const answer = await get(asked);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Não foi encontrado.', code: 'notFound' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test('a picture sent as a data URL is served to the teacher at a signed address', async () => {
  const teacher = await t.teacher();
  const { id: classId } = await t.schoolClass({ teacherId: teacher.id });
  const team = await t.as((await t.team({ classId })).username);
  const content = `data:application/pdf;base64,${Buffer.from(PICTURE, 'latin1').toString('base64')}`;
  const form = { ship: '3', quiz: '1', texto: 'Olá', files: JSON.stringify([{ name: 'Praça.png', content }]) };
  expect((await team.post('/tutorial', { form })).statusCode).toBe(200);
  const repeated = await team.post('/tutorial', { json: { ...form, files: JSON.parse(form.files) } });
  expect(repeated.statusCode).toBe(200);
  const page = (await (await t.as(teacher.username)).get('/team/responses')).json();
  const text = JSON.stringify(page);
  expect(text).toContain('Praça.png');
  expect(text).not.toContain('base64');
  const link = /\/api\/files\/[\w-]+/.exec(text)?.[0] ?? '';
  const answer = await get(`${link}?inline=1`);
  expect(answer.rawPayload.toString('latin1')).toBe(PICTURE);
  expect(answer.headers['content-type']).toBe('image/png');
});
