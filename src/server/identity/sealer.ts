import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a copy of a password for the panel; the key lives outside the database (ruling 9). */
export interface Sealer {
  /** Binds the copy to `owner`: it cannot be opened for another account. */
  seal(plain: string, owner: string): Buffer;
  /** Returns the password; null when the copy was changed, belongs to another owner, or was sealed under another key. */
  open(sealed: Buffer, owner: string): string | null;
}

/** Creates a sealer that uses AES-256-GCM with a key of 32 bytes; layout: nonce, tag, ciphertext. */
export function createSealer(key: Buffer): Sealer {
  return {
    seal(plain, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, owner) {
      try {
        const nonce = sealed.subarray(0, NONCE_BYTES);
        const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
        const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag);
        return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
