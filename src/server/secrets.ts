import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { writePrivately } from './writePrivately.ts';

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

/** Keys derived from SECRET_KEY, else from DATA_DIR/secret.key, which is made on the first start (ruling 9). */
export async function readSecrets({ secretKey, dataDir }: Pick<Env, 'secretKey' | 'dataDir'>): Promise<Secrets> {
  const master = secretKey === undefined ? await readKeyFile(dataDir) : Buffer.from(secretKey);
  const derive = (label: string) =>
    Buffer.from(hkdfSync('sha256', master, '', `conselho-galactico/${label}`, KEY_BYTES));
  return { tokenKey: derive('tokens'), sealingKey: derive('sealed-passwords'), fileKey: derive('file-links') };
}

async function readKeyFile(dataDir: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, KEY_FILE);
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
