import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byteRange.ts';

/** A part of a file in bytes, inclusive; null for all of it. */
export type ByteRange = { start: number; end: number } | null;

/**
 * Sets the status and the headers of a reply with a file of `bytes` bytes, as If-None-Match, Range and the method ask (RFC 9110).
 * Returns the part whose bytes follow, or 'done' when the reply has no body and can be sent.
 */
export function startRangedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: { bytes: number; etag: string },
): ByteRange | 'done' {
  reply.headers({ 'accept-ranges': 'bytes', etag });
  if (isKnown(request.headers['if-none-match'] ?? '', etag)) {
    reply.status(304);
    return 'done';
  }
  const range = byteRange(request.headers, { bytes, etag });
  if (range === 'unsatisfiable') {
    reply.status(416).headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' });
    return 'done';
  }
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  reply.header('content-length', String(range ? range.end - range.start + 1 : bytes));
  return request.method === 'HEAD' ? 'done' : range;
}

/** Returns whether If-None-Match names this ETag: alone or in a list, strong or weak, or by `*` (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const known: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return known.includes(etag);
}
