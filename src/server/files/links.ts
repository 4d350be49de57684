import { createHmac, timingSafeEqual } from 'node:crypto';
import { FILES_PATH } from '#contract/uploads.ts';
import { FILE_LINK_TTL_MS } from '#domain/limits.ts';
import type { Services } from '../http/handler.ts';

/** The content and the file name of a link. */
export interface LinkedFile {
  sha256: string;
  name: string;
}

type Needs = Pick<Services, 'fileKey' | 'now'>;

const ADDRESS = `/api${FILES_PATH}/`;
/** Links made within these minutes are identical, so that a browser can use its cache. */
export const LINK_STEP_MS = 5 * 60_000;
/** Layout of a ticket in bytes: signature, expiry in seconds, hash, name. */
const MAC_BYTES = 32;
const EXPIRY_BYTES = 4;
const HASH_BYTES = 32;

/** Returns a short-lived link to a file on this origin, which allows reading that file and nothing else (ruling 12). */
export function fileLink(services: Needs, { sha256, name }: LinkedFile, nowMs = services.now()): string {
  const expiresAt = Buffer.alloc(EXPIRY_BYTES);
  expiresAt.writeUInt32BE((Math.ceil((nowMs + FILE_LINK_TTL_MS) / LINK_STEP_MS) * LINK_STEP_MS) / 1_000);
  const claims = Buffer.concat([expiresAt, Buffer.from(sha256, 'hex'), Buffer.from(name)]);
  return `${ADDRESS}${Buffer.concat([mac(services.fileKey, claims), claims]).toString('base64url')}`;
}

/** Returns the file of a ticket that is signed by us and not expired, with its remaining seconds; null for any other. */
export function verifyFileTicket({ fileKey, now }: Needs, ticket: string): (LinkedFile & { maxAgeS: number }) | null {
  const claims = signedClaims(fileKey, ticket);
  if (claims === null) return null;
  const maxAgeS = claims.readUInt32BE(0) - Math.ceil(now() / 1_000);
  if (maxAgeS <= 0) return null;
  return { sha256: contentOf(claims), name: claims.toString('utf8', EXPIRY_BYTES + HASH_BYTES), maxAgeS };
}

/** Returns the content hash of one of our links, also of an expired one, because it only names the content; else null. */
export function linkedContent({ fileKey }: Pick<Needs, 'fileKey'>, address: string): string | null {
  if (!address.startsWith(ADDRESS)) return null;
  const claims = signedClaims(fileKey, address.slice(ADDRESS.length));
  return claims && contentOf(claims);
}

function signedClaims(key: Buffer, ticket: string): Buffer | null {
  const bytes = Buffer.from(ticket, 'base64url');
  const claims = bytes.subarray(MAC_BYTES);
  if (claims.length < EXPIRY_BYTES + HASH_BYTES || bytes.toString('base64url') !== ticket) return null;
  return timingSafeEqual(bytes.subarray(0, MAC_BYTES), mac(key, claims)) ? claims : null;
}

function contentOf(claims: Buffer): string {
  return claims.toString('hex', EXPIRY_BYTES, EXPIRY_BYTES + HASH_BYTES);
}

function mac(key: Buffer, claims: Buffer): Buffer {
  return createHmac('sha256', key).update('file-link').update(claims).digest();
}
