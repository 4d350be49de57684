import type { IncomingHttpHeaders } from 'node:http';

/** Returns the part of a file that a Range header requests, in bytes, inclusive; null for all (RFC 9110, section 14). */
export function byteRange(
  { range, 'if-range': ifRange }: Pick<IncomingHttpHeaders, 'range'> & { 'if-range'?: string | undefined },
  { bytes, etag }: { bytes: number; etag: string },
): { start: number; end: number } | 'unsatisfiable' | null {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null;
  // Several parts, other units and invalid headers are answered with the whole file, as the standard allows.
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start < bytes && start <= end ? { start, end } : 'unsatisfiable';
}
