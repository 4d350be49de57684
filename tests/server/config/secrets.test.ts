import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecrets, SecretKeyError } from '#server/config/secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'conselho-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));
const read = (secretKey?: string) => readSecrets({ secretKey, dataDir });

it('creates a key of 32 bytes that only the owner can read, and reads it again', async () => {
  const first = await read();
  const path = join(dataDir, 'secret.key');
  expect((await readFile(path)).length).toBe(32);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await read()).toEqual(first);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

it('derives a separate key for each purpose', async () => {
  const secrets = await read();
  const keys = Object.values(secrets).map((key: Buffer) => key.toString('hex'));
  const master = (await readFile(join(dataDir, 'secret.key'))).toString('hex');
  expect(new Set([...keys, master]).size).toBe(keys.length + 1);
  expect(keys).toHaveLength(6);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

it('yields one key when several servers create it at once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => read()));
  expect(new Set(all.map(({ tokenKey }) => tokenKey.toString('hex'))).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

it('uses SECRET_KEY instead and writes nothing', async () => {
  const key = 'uma chave com mais de trinta e dois caracteres';
  expect(await read(key)).toEqual(await read(key));
  expect((await read(key)).tokenKey).not.toEqual((await read(`${key}!`)).tokenKey);
  expect(await readdir(dataDir)).toEqual([]);
});

it('refuses a truncated key file, and makes a readable one private', async () => {
  const path = join(dataDir, 'secret.key');
  await read();
  await chmod(path, 0o644);
  await read();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await writeFile(path, 'curta');
  await expect(read()).rejects.toThrow(SecretKeyError);
  expect(await readFile(path, 'utf8')).toBe('curta');
});
