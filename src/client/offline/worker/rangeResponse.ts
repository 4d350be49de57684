/**
 * Returns the byte range of a cached file that a `Range` header requests, as audio players and PDF viewers do (206). Returns the
 * whole file without a header or for several ranges, and 416 when the range starts after the end.
 */
export async function rangeResponse(kept: Response, range: string | null): Promise<Response> {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (asked === null || (asked[1] === '' && asked[2] === '')) return kept;
  const content = await kept.arrayBuffer();
  const size = content.byteLength;
  const [from, to] = byteRange(asked[1] ?? '', asked[2] ?? '', size);
  const headers = new Headers(kept.headers);
  headers.delete('content-encoding');
  if (from >= size || to < from) {
    headers.set('content-range', `bytes */${size}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${from}-${to}/${size}`);
  headers.set('content-length', String(to - from + 1));
  return new Response(content.slice(from, to + 1), { status: 206, headers });
}

/** Returns the first and last byte; `-500` means the last 500. */
function byteRange(first: string, last: string, size: number): [number, number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}
