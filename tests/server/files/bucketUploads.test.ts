import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploads } from '#server/db/schema/schema.ts';
import { fileLink } from '#server/files/links.ts';
import { fileStoreFor } from '#server/files/store/openFileStore.ts';
import { PartStore } from '#server/files/uploads/PartStore.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { type BucketServer, createBucketServer } from '../../support/product/bucketServer.ts';

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(200_000)]);
const SHA256 = createHash('sha256').update(PNG).digest('hex');

let root: string;
let bucket: BucketServer;
let t: TestApp;
let team: TestCaller;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cg-bucket-uploads-'));
  bucket = await createBucketServer();
  const files = fileStoreFor({ dataDir: root, s3: bucket.settings }, { warn: () => {} });
  t = await createTestApp({ services: { files } });
  const { id: teacherId } = await t.teacher();
  const { id: classId } = await t.schoolClass({ teacherId });
  team = await t.as((await t.team({ classId })).username);
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await t.close();
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});

function call(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) {
  const sent = { 'tus-resumable': '1.0.0', authorization: team.token, ...headers };
  return fetch(`${origin}${path}`, { method, headers: sent, ...(body && { body: new Uint8Array(body) }) });
}
async function opened(): Promise<string> {
  const name = Buffer.from('praça.png').toString('base64');
  const created = await call('POST', '/api/uploads', {
    'upload-length': String(PNG.length),
    'upload-metadata': `filename ${name}`,
  });
  return created.headers.get('location') ?? '';
}
const patch = (path: string, offset = 0, bytes = PNG.subarray(offset)) =>
  call('PATCH', path, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }, bytes);

const DOWN = { message: 'O armazém dos ficheiros não responde neste momento.', code: 'storageDown' };

test('while the bucket is down bytes get 503, and the upload continues afterwards', async () => {
  const path = await opened();
  await patch(path, 0, PNG.subarray(0, 100_000));
  await bucket.stop();
  const sent = await patch(path, 100_000);
  expect([sent.status, sent.headers.get('retry-after'), await sent.json()]).toEqual([503, '10', DOWN]);
  await bucket.start();
  const asked = await call('HEAD', path);
  expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, '100000']);
  expect((await patch(path, 100_000)).status).toBe(204);
  expect((await t.db.select().from(uploads)).map(({ sha256 }) => sha256)).toEqual([SHA256]);
});

test('an upload whose parts cannot be joined while the bucket is down gets 503, and is joined afterwards', async () => {
  await t.db.delete(uploads);
  const path = await opened();
  const store = new PartStore(t.services);
  const id = path.split('/').at(-1) ?? '';
  await store.write(Readable.from([PNG.subarray(0, 100_000)]), id, 0);
  await store.write(Readable.from([PNG.subarray(100_000)]), id, 100_000);
  await bucket.stop();
  expect((await call('HEAD', path)).status).toBe(503);
  await bucket.start();
  const asked = await call('HEAD', path);
  expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(PNG.length)]);
  expect((await t.db.select().from(uploads)).map(({ sha256 }) => sha256)).toEqual([SHA256]);
});

test("a file in the bucket is served at the product's address, whole and in ranges, and 503 while it is down", async () => {
  await patch(await opened());
  const link = `${origin}${fileLink(t.services, { sha256: SHA256, name: 'praça.png' })}?inline=1`;
  const whole = await fetch(link);
  expect(whole.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await whole.arrayBuffer()).equals(PNG)).toBe(true);
  const part = await fetch(link, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.redirected]).toEqual([206, false]);
  expect(Buffer.from(await part.arrayBuffer()).equals(PNG.subarray(100, 200))).toBe(true);
  await bucket.stop();
  const away = await fetch(link);
  expect([away.status, away.headers.get('retry-after'), away.headers.get('content-type')]).toEqual([
    503,
    '10',
    'application/json; charset=utf-8',
  ]);
  expect(away.headers.get('content-disposition')).toBeNull();
  expect(await away.json()).toMatchObject({ code: 'storageDown' });
  await bucket.start();
});
