import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits for a cookie, which the browser exchanges for a session once. */
export function newTicket(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 under which a ticket or an answered challenge is stored: the value itself is never in the database. */
export function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
