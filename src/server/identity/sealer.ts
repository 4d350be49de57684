import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what only this server may read: passwords that the panel shows (ruling 9), secrets of authenticator apps and keys of
 * learning platforms in the database, steps of a sign-in in the browser. The key lives outside the database.
 */
export interface Sealer {
  /** Binds the text to `owner`, an account or a purpose: it cannot be opened for another. */
  seal(plain: string, owner: string): Buffer;
  /** Returns the text; null when it was changed, belongs to another owner, or was sealed under another key. */
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

/** A value that the browser keeps, sealed, between two calls. */
export interface Expiring {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Encrypts a value for its owner, so that the browser can neither read nor change it. */
export function sealExpiring(sealer: Sealer, owner: string, value: Expiring): string {
  return sealer.seal(JSON.stringify(value), owner).toString('base64url');
}

/** Returns a sealed value; null when it is another owner's, was changed or has expired. */
export function openExpiring<Value extends Expiring>(
  sealer: Sealer,
  owner: string,
  { sealed, now }: { sealed: string | null; now: number },
): Value | null {
  const text = sealed === null ? null : sealer.open(Buffer.from(sealed, 'base64url'), owner);
  if (text === null) return null;
  const value: Value = JSON.parse(text);
  return value.expiresAt > now ? value : null;
}
