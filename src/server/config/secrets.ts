import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivately } from '../files/writePrivately.ts';
import type { Env } from './env.ts';

const KEY_BYTES = 32;
const PRIVATE_MODE = 0o600;
const KEY_FILE = 'secret.key';

/** One key for each purpose, none of which tells anything about another. */
export interface Secrets {
  tokenKey: Buffer;
  sealingKey: Buffer;
  fileKey: Buffer;
}

/** The key file cannot be used; the message says why, in Portuguese. */
export class SecretKeyError extends Error {
  override name = 'SecretKeyError';
}

/** Where the key lies unless SECRET_KEY gives it. */
export function keyFile(dataDir: string): string {
  return join(dataDir, KEY_FILE);
}

/** The key that is there, never made: SECRET_KEY, else the file; null when there is neither. */
export async function findMasterKey({
  secretKey,
  dataDir,
}: Pick<Env, 'secretKey' | 'dataDir'>): Promise<Buffer | null> {
  if (secretKey !== undefined) return Buffer.from(secretKey);
  return readFile(keyFile(dataDir)).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
}

/** By it a key is recognized; it tells nothing about the keys in use. */
export function keyCheck(master: Buffer): string {
  return derive(master, 'backup-check').toString('hex');
}

function derive(master: Buffer, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `conselho-galactico/${label}`, KEY_BYTES));
}

/** Keys derived from SECRET_KEY, else from DATA_DIR/secret.key, which is made on the first start (ruling 9). */
export async function readSecrets({ secretKey, dataDir }: Pick<Env, 'secretKey' | 'dataDir'>): Promise<Secrets> {
  const master = secretKey === undefined ? await readKeyFile(dataDir) : Buffer.from(secretKey);
  return {
    tokenKey: derive(master, 'tokens'),
    sealingKey: derive(master, 'sealed-passwords'),
    fileKey: derive(master, 'file-links'),
  };
}

async function readKeyFile(dataDir: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = keyFile(dataDir);
  const key = await readFile(path).catch(async (error) => {
    if (error.code !== 'ENOENT') throw error;
    // Never over a key that another server made meanwhile.
    await writePrivately(path, randomBytes(KEY_BYTES), { keep: true });
    return readFile(path);
  });
  if (key.length !== KEY_BYTES) {
    throw new SecretKeyError(
      `O ficheiro ${path} está estragado: reponha-o de uma cópia. Sem ele, as palavras-passe guardadas não se abrem.`,
    );
  }
  await chmod(path, PRIVATE_MODE);
  return key;
}
