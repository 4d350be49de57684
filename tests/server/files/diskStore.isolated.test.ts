import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import { Refusal } from '#server/http/Refusal.ts';

const calls: string[] = [];
let failSync: string | null = null;

/** The real file system, recording sync and rename calls. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const open: typeof real.open = async (path, ...rest) => {
    const handle = await real.open(path, ...rest);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      if (failSync) throw Object.assign(new Error('disk'), { code: failSync });
      calls.push(`sync ${String(path)}`);
      await sync();
    };
    return handle;
  };
  const rename: typeof real.rename = async (from, to) => {
    calls.push(`rename ${String(from)} ${String(to)}`);
    await real.rename(from, to);
  };
  return { ...real, open, rename };
});

let dir: string;
beforeEach(async () => {
  dir = await fs.mkdtemp(join(tmpdir(), 'cg-store-'));
  calls.length = 0;
  failSync = null;
});
afterEach(() => fs.rm(dir, { recursive: true, force: true }));

const MAX = 1_000_000;
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const put = (bytes: Buffer, max = MAX) => createDiskStore(dir).put(Readable.from([bytes]), max);
const files = async () =>
  (await fs.readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('stores content under its hash, two folders deep, readable by this account only', async () => {
  const bytes = randomBytes(200_000);
  const blob = await put(bytes);
  const sha = shaOf(bytes);
  expect(blob).toEqual({ sha256: sha, bytes: 200_000, mime: 'application/octet-stream' });
  const path = join(dir, sha.slice(0, 2), sha.slice(2, 4), sha);
  expect((await fs.readFile(path)).equals(bytes)).toBe(true);
  expect((await fs.stat(path)).mode & 0o777).toBe(0o600);
  expect((await fs.stat(join(dir, sha.slice(0, 2)))).mode & 0o777).toBe(0o700);
  expect(await files()).toEqual([sha]);
});

test('syncs the content before the rename, and the folders before it returns', async () => {
  const { sha256 } = await put(Buffer.from('olá'));
  const folder = join(dir, sha256.slice(0, 2), sha256.slice(2, 4));
  const temp = calls[0]?.replace('sync ', '') ?? '';
  expect(temp.startsWith(join(dir, 'tmp'))).toBe(true);
  expect(calls).toEqual([
    `sync ${temp}`,
    `rename ${temp} ${join(folder, sha256)}`,
    `sync ${folder}`,
    `sync ${join(dir, sha256.slice(0, 2))}`,
    `sync ${dir}`,
  ]);
});

test('writes the same content once', async () => {
  const { sha256 } = await put(Buffer.from('olá'));
  const path = join(dir, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const before = await fs.stat(path);
  await Promise.all([put(Buffer.from('olá')), put(Buffer.from('olá'))]);
  expect((await fs.stat(path)).ino).toBe(before.ino);
  expect(calls.filter((call) => call.startsWith('rename'))).toHaveLength(1);
  expect(await files()).toEqual([sha256]);
});

test("detects the type from the content's signature", async () => {
  expect((await put(Buffer.from('%PDF-1.7'))).mime).toBe('application/pdf');
  expect((await put(Buffer.alloc(0))).bytes).toBe(0);
});

test.each([
  ['ENOSPC', 507],
  ['EDQUOT', 507],
])('refuses while the disk is full (%s) and leaves nothing behind', async (code, status) => {
  failSync = code;
  const refusal = await put(Buffer.from('olá')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status });
  expect(await files()).toEqual([]);
});

test('passes other disk errors on', async () => {
  failSync = 'EIO';
  await expect(put(Buffer.from('olá'))).rejects.toMatchObject({ code: 'EIO' });
  expect(await files()).toEqual([]);
});

test('refuses too much content, and leaves nothing of a broken stream', async () => {
  await expect(put(randomBytes(11), 10)).rejects.toMatchObject({ id: 'fileTooLarge' });
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('gone');
  }
  await expect(createDiskStore(dir).put(Readable.from(broken()), MAX)).rejects.toThrow('gone');
  expect(await files()).toEqual([]);
});

test('reads whole and in ranges, and removes', async () => {
  const store = createDiskStore(dir);
  const { sha256 } = await put(Buffer.from('0123456789'));
  const whole = await store.open(sha256);
  expect(whole && (await text(whole))).toBe('0123456789');
  const part = await store.open(sha256, { start: 2, end: 4 });
  expect(part && (await buffer(part)).toString()).toBe('234');
  expect(await store.has(sha256)).toBe(true);
  await store.remove(sha256);
  await store.remove(sha256);
  expect(await store.has(sha256)).toBe(false);
  expect(await store.open(sha256)).toBeNull();
});

test.each(['../../etc/passwd', '', 'AB', 'z'.repeat(64), `${'a'.repeat(63)}/`])(
  '%j is not a content hash',
  async (name) => {
    const store = createDiskStore(dir);
    expect(await store.has(name)).toBe(false);
    expect(await store.open(name)).toBeNull();
    await store.remove(name);
  },
);

test('removes abandoned temporary files at the start, not recent ones', async () => {
  createDiskStore(dir);
  const [old, young] = [join(dir, 'tmp', 'old'), join(dir, 'tmp', 'young')];
  await fs.writeFile(old, 'x');
  await fs.writeFile(young, 'x');
  const past = new Date(Date.now() - 2 * 60 * 60_000);
  await fs.utimes(old, past, past);
  createDiskStore(dir);
  expect(await files()).toEqual(['young']);
});
