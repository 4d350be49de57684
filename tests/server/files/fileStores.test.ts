import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProblem } from '#server/config/startProblem.ts';
import type { FileStore } from '#server/files/store/FileStore.ts';
import { fileStoreFor, requireFileStore } from '#server/files/store/openFileStore.ts';
import { type BucketServer, createBucketServer } from '../../support/product/bucketServer.ts';

const MB = 1024 * 1024;
const MAX = 50 * MB;
/** Far more than is held in memory during the transfer. */
const FILM_MB = 100;
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const warned: string[] = [];
const log = {
  warn: (details: { err: unknown }, message: string) =>
    void warned.push(`${message} ${String(details.err)} ${JSON.stringify(details)}`),
};

let root: string;
let bucket: BucketServer;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cg-stores-'));
  bucket = await createBucketServer();
});
afterAll(async () => {
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});

const STORES: Record<string, () => FileStore> = {
  'a folder': () => fileStoreFor({ dataDir: join(root, 'disk'), s3: undefined }, log),
  'an S3 bucket': () => fileStoreFor({ dataDir: join(root, 's3'), s3: bucket.settings }, log),
};

describe.each(Object.keys(STORES))('%s', (kind) => {
  const store = (): FileStore => STORES[kind]?.() as FileStore;
  const put = (bytes: Buffer) => store().put(Readable.from([bytes]), MAX);
  const read = async (sha256: string, range?: { start: number; end: number }) => {
    const content = await store().open(sha256, range);
    return content && (await buffer(content));
  };
  const temporaryFiles = async () =>
    (await readdir(join(root, kind === 'a folder' ? 'disk/files/tmp' : 's3/s3-tmp'))).length;

  test('returns what it stored, whole and in ranges', async () => {
    const bytes = randomBytes(300_000);
    expect(await put(bytes)).toEqual({ sha256: shaOf(bytes), bytes: 300_000, mime: 'application/octet-stream' });
    expect((await read(shaOf(bytes)))?.equals(bytes)).toBe(true);
    expect((await read(shaOf(bytes), { start: 1_000, end: 1_999 }))?.equals(bytes.subarray(1_000, 2_000))).toBe(true);
    expect((await read(shaOf(bytes), { start: 299_999, end: 299_999 }))?.length).toBe(1);
    expect(await temporaryFiles()).toBe(0);
  });

  test('reports unknown hashes and invalid names as missing', async () => {
    for (const name of ['0'.repeat(64), '../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(63)}/`]) {
      expect(await store().has(name)).toBe(false);
      expect(await store().open(name)).toBeNull();
      await store().remove(name);
    }
  });

  test('stores the same content twice, also simultaneously', async () => {
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n same', 'latin1');
    const blobs = await Promise.all([put(bytes), put(bytes), put(bytes), put(bytes)]);
    blobs.push(await put(bytes));
    for (const blob of blobs) expect(blob).toEqual({ sha256: shaOf(bytes), bytes: bytes.length, mime: 'image/png' });
    expect((await read(shaOf(bytes)))?.equals(bytes)).toBe(true);
  });

  test('stores empty content', async () => {
    const { sha256, bytes } = await put(Buffer.alloc(0));
    expect([bytes, (await read(sha256))?.length]).toEqual([0, 0]);
  });

  test('removes content, also twice, and stores it again', async () => {
    const { sha256 } = await put(Buffer.from('esquecer'));
    expect(await store().has(sha256)).toBe(true);
    await store().remove(sha256);
    await store().remove(sha256);
    expect([await store().has(sha256), await store().open(sha256)]).toEqual([false, null]);
    await put(Buffer.from('esquecer'));
    expect(await store().has(sha256)).toBe(true);
  });

  test('refuses too much content, and leaves nothing of a broken stream', async () => {
    await expect(store().put(Readable.from([randomBytes(11)]), 10)).rejects.toMatchObject({ id: 'fileTooLarge' });
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('gone');
    }
    await expect(store().put(Readable.from(broken()), MAX)).rejects.toThrow('gone');
    expect(await store().has(shaOf(Buffer.from('half')))).toBe(false);
    expect(await temporaryFiles()).toBe(0);
  });

  test('streams a large file without holding it in memory', async () => {
    const piece = randomBytes(MB);
    const hash = createHash('sha256');
    const before = heldBytes();
    const held: number[] = [];
    async function* film() {
      for (let i = 0; i < FILM_MB; i += 1) {
        if (i === FILM_MB / 2) held.push(heldBytes() - before);
        hash.update(piece);
        yield Buffer.from(piece);
      }
    }
    const blob = await store().put(Readable.from(film()), FILM_MB * MB);
    const content = await store().open(blob.sha256);
    let bytes = 0;
    for await (const chunk of content ?? []) {
      bytes += chunk.length;
      if (held.length === 1 && bytes > (FILM_MB / 2) * MB) held.push(heldBytes() - before);
    }
    expect([blob.sha256, bytes]).toEqual([hash.digest('hex'), FILM_MB * MB]);
    expect(held).toHaveLength(2);
    expect(Math.max(...held)).toBeLessThan((FILM_MB / 4) * MB);
  });
});

/** Returns the bytes of buffers that are in use; what was let go is collected first. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

describe('a bucket that is down', () => {
  test('refuses with 503, logs without the secret, and recovers', async () => {
    const store = STORES['an S3 bucket']?.() as FileStore;
    const { sha256 } = await store.put(Readable.from(['antes']), MAX);
    await bucket.stop();
    warned.length = 0;
    const down = { id: 'storageDown', status: 503, retryAfter: 10 };
    await expect(store.put(Readable.from(['durante']), MAX)).rejects.toMatchObject(down);
    await expect(store.open(sha256)).rejects.toMatchObject(down);
    await expect(store.has(sha256)).rejects.toMatchObject(down);
    await expect(store.remove(sha256)).rejects.toMatchObject(down);
    expect(warned.length).toBeGreaterThan(0);
    expect(await readdir(join(root, 's3/s3-tmp'))).toEqual([]);
    await requireFileStore({ dataDir: root, s3: bucket.settings }, { ...log, mayWait: true });
    await expect(requireFileStore({ dataDir: root, s3: bucket.settings }, { ...log, mayWait: false })).rejects.toThrow(
      'não responde. Confirme FILES_S3_ENDPOINT e a ligação.',
    );
    await bucket.start();
    const content = await store.open(sha256);
    expect(content && (await text(content))).toBe('antes');
    await store.put(Readable.from(['durante']), MAX);
    await requireFileStore({ dataDir: root, s3: bucket.settings }, { ...log, mayWait: false });
  });
});

describe('at startup', () => {
  test.each([
    ['another access key', { accessKey: 'OUTRA' }, 'FILES_S3_ACCESS_KEY não é conhecida.'],
    ['another secret', { secretKey: 'palavra-secreta' }, 'FILES_S3_SECRET_KEY não é a que corresponde'],
    ['another bucket', { bucket: 'outro' }, 'o bucket de FILES_S3_BUCKET não existe.'],
  ])('refuses %s with a message', async (_what, wrong, words) => {
    const s3 = { ...bucket.settings, ...wrong };
    const error = await requireFileStore({ dataDir: root, s3 }, { ...log, mayWait: true }).catch((e: unknown) => e);
    expect(startProblem(error)).toMatchObject({ message: expect.stringContaining(words), exitCode: 2 });
    expect(String(error)).not.toContain('palavra-secreta');
  });

  test('reads and removes files stored on disk before the bucket', async () => {
    const dataDir = join(root, 'moved');
    const { sha256 } = await fileStoreFor({ dataDir, s3: undefined }, log).put(Readable.from(['de antes']), MAX);
    const store = fileStoreFor({ dataDir, s3: { ...bucket.settings, prefix: 'mudada/' } }, log);
    const content = await store.open(sha256);
    expect(content && (await text(content))).toBe('de antes');
    await store.remove(sha256);
    expect(await store.open(sha256)).toBeNull();
  });
});
