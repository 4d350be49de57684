import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadParts } from '#server/db/schema/files.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import { registerFiles } from '#server/files/files.routes.ts';
import { bodiesFolder } from '#server/files/store/folders.ts';
import { fileStoreFor } from '#server/files/store/openFileStore.ts';
import { prepareTempFolder } from '#server/files/store/tempFolder.ts';
import { PartStore } from '#server/files/uploads/PartStore.ts';
import { registerErrorHandler } from '#server/http/errorHandler.ts';
import type { Services } from '#server/http/handler.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { type BucketServer, createBucketServer } from '../../support/product/bucketServer.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = { ...TUS, 'content-type': 'application/offset+octet-stream' };
const NAME = 'um.png';

const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(['a folder', 'a bucket'])('two servers on one database and %s', (store) => {
  let root: string;
  let bucket: BucketServer | undefined;
  let t: TestApp;
  let other: Services;
  let team: TestCaller;
  let first: string;
  let second: string;
  let close: () => Promise<void>;
  let photo: Buffer;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'cg-two-servers-'));
    if (store === 'a bucket') bucket = await createBucketServer();
    // With a bucket only it is shared; with a folder only that folder, and each server has its own temporary files.
    const files = (dataDir: string) => fileStoreFor({ dataDir, s3: bucket?.settings }, { warn: () => {} });
    t = await createTestApp({ services: { files: files(join(root, 'one')) } });
    const dataDir = join(root, 'two');
    other = { ...t.services, env: { ...t.services.env, dataDir }, files: files(bucket ? dataDir : join(root, 'one')) };
    const { id: teacherId } = await t.teacher();
    const { id: classId } = await t.schoolClass({ teacherId });
    team = await t.as((await t.team({ classId })).username);
    first = await t.app.listen({ port: 0, host: '127.0.0.1' });
    ({ at: second, close } = await listening(other));
  });
  afterAll(async () => {
    await close();
    await t.close();
    await bucket?.close();
    await rm(root, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await t.db.delete(uploads);
    await t.db.delete(blobs);
    photo = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(300_000)]);
  });

  function call(at: string, method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) {
    const sent = { ...TUS, authorization: team.token, ...headers };
    return fetch(`${at}${path}`, { method, headers: sent, ...(body && { body: new Uint8Array(body) }) });
  }
  async function opened(name = NAME): Promise<{ path: string; id: string }> {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const headers = { 'upload-length': String(photo.length), 'upload-metadata': metadata };
    const path = (await call(first, 'POST', '/api/uploads', headers)).headers.get('location') ?? '';
    return { path, id: path.split('/').at(-1) ?? '' };
  }
  const patch = (at: string, path: string, from: number, to = photo.length) =>
    call(at, 'PATCH', path, { ...BYTES, 'upload-offset': String(from) }, photo.subarray(from, to));
  const offsetAt = async (at: string, path: string) =>
    Number((await call(at, 'HEAD', path)).headers.get('upload-offset'));
  const row = async () => (await t.db.select().from(uploads))[0];
  async function expectWhole(): Promise<void> {
    expect(await row()).toMatchObject({ name: NAME, bytes: photo.length, sha256: shaOf(photo) });
    for (const { files, env } of [t.services, other]) {
      const kept = await files.open(shaOf(photo));
      expect(kept && (await buffer(kept)).equals(photo)).toBe(true);
      expect(await readdir(bodiesFolder(env))).toEqual([]);
    }
    expect(await t.db.select().from(uploadParts)).toEqual([]);
  }

  it("continue each other's uploads, part by part", async () => {
    const { path } = await opened();
    expect((await patch(first, path, 0, 100_000)).status).toBe(204);
    expect(await offsetAt(second, path)).toBe(100_000);
    expect((await patch(second, path, 100_000, 200_000)).status).toBe(204);
    expect(await offsetAt(first, path)).toBe(200_000);
    expect((await patch(first, path, 200_000)).headers.get('upload-offset')).toBe(String(photo.length));
    await expectWhole();
    expect(await offsetAt(second, path)).toBe(photo.length);
  });

  it('let one of two connections continue from the same offset; the other gets 409', async () => {
    const { path } = await opened();
    await patch(first, path, 0, 100_000);
    const both = await Promise.all([patch(first, path, 100_000, 150_000), patch(second, path, 100_000, 150_000)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await offsetAt(first, path)).toBe(150_000);
    expect((await patch(second, path, 150_000)).status).toBe(204);
    await expectWhole();
  });

  it('finish one upload at the same moment as one file', async () => {
    const { path, id } = await opened();
    const [one, two] = [new PartStore(t.services), new PartStore(other)];
    await one.write(streamOf(photo.subarray(0, 100_000)), id, 0);
    await two.write(streamOf(photo.subarray(100_000)), id, 100_000);
    const asked = await Promise.all(Array.from({ length: 6 }, (_, at) => offsetAt(at % 2 ? first : second, path)));
    expect(asked).toEqual(Array(6).fill(photo.length));
    await expectWhole();
    expect((await patch(second, path, 0)).status).toBe(409);
    await expectWhole();
  });

  it('both refuse content that does not match its name, and neither keeps it', async () => {
    const { path, id } = await opened('trabalho.pdf');
    await new PartStore(t.services).write(streamOf(photo.subarray(0, 100_000)), id, 0);
    await new PartStore(other).write(streamOf(photo.subarray(100_000)), id, 100_000);
    const asked = await Promise.all([first, second].map((at) => call(at, 'HEAD', path)));
    for (const { status } of asked) expect([404, 415]).toContain(status);
    expect(asked.map(({ status }) => status)).toContain(415);
    expect(await row()).toBeUndefined();
    expect(await t.db.select().from(uploadParts)).toEqual([]);
  });

  it('answer 404 for an upload that was cancelled at the other', async () => {
    const { path } = await opened();
    await patch(first, path, 0, 100_000);
    expect((await call(second, 'DELETE', path)).status).toBe(204);
    expect((await patch(first, path, 100_000)).status).toBe(404);
    expect((await call(first, 'HEAD', path)).status).toBe(404);
  });
});

function streamOf(bytes: Buffer): Readable {
  return Readable.from([bytes]);
}

async function listening(services: Services) {
  const app = Fastify();
  app.decorateRequest('caller', null);
  registerErrorHandler(app);
  prepareTempFolder(bodiesFolder(services.env));
  await app.register(async (api) => registerFiles(api, services), { prefix: '/api' });
  return { at: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}
