import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivately } from '../files/writePrivately.ts';
import type { Env } from './env.ts';

const KEY_BYTES = 32;
const PRIVATE_MODE = 0o600;
const KEY_FILE = 'secret.key';

/** One key for each purpose; none reveals anything about another. */
export interface Secrets {
  tokenKey: Buffer;
  sealingKey: Buffer;
  fileKey: Buffer;
  /** Derives the codes of teams. */
  codeKey: Buffer;
  /** Hashes them for the database. */
  codeHashKey: Buffer;
  /** Hashes the ids that learning platforms give to pupils. */
  pupilKey: Buffer;
}

/** Thrown when the key file cannot be used; the message says why, in Portuguese. */
export class SecretKeyError extends Error {
  override name = 'SecretKeyError';
}

/** Returns the path of the key file, which is used unless SECRET_KEY is set. */
export function keyFile(dataDir: string): string {
  return join(dataDir, KEY_FILE);
}

/** Returns the existing master key, SECRET_KEY or else the key file; null when there is neither. Never creates one. */
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

/** Returns a value that identifies a master key and reveals nothing about the keys in use. */
export function keyCheck(master: Buffer): string {
  return derive(master, 'backup-check').toString('hex');
}

function derive(master: Buffer, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `conselho-galactico/${label}`, KEY_BYTES));
}

/**
 * Derives the keys from SECRET_KEY, else from DATA_DIR/secret.key, which is created on the first start (ruling 9).
 * Throws SecretKeyError when the file is damaged.
 */
export async function readSecrets({ secretKey, dataDir }: Pick<Env, 'secretKey' | 'dataDir'>): Promise<Secrets> {
  const master = secretKey === undefined ? await readKeyFile(dataDir) : Buffer.from(secretKey);
  return {
    tokenKey: derive(master, 'tokens'),
    sealingKey: derive(master, 'sealed-passwords'),
    fileKey: derive(master, 'file-links'),
    codeKey: derive(master, 'team-codes'),
    codeHashKey: derive(master, 'team-code-hashes'),
    pupilKey: derive(master, 'platform-pupils'),
  };
}

async function readKeyFile(dataDir: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = keyFile(dataDir);
  const key = await readFile(path).catch(async (error) => {
    if (error.code !== 'ENOENT') throw error;
    // Keeps a key that another server created meanwhile.
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
