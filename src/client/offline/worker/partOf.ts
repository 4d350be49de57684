/**
 * The part of a kept file that a `Range` header asks for: players of sound and readers of PDFs ask so. The whole where nothing is
 * asked, or more than one part; 416 where the file ends before.
 */
export async function partOf(kept: Response, range: string | null): Promise<Response> {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (asked === null || (asked[1] === '' && asked[2] === '')) return kept;
  const content = await kept.arrayBuffer();
  const size = content.byteLength;
  const [from, to] = edges(asked[1] ?? '', asked[2] ?? '', size);
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

/** First and last byte; `-500` means the last 500. */
function edges(first: string, last: string, size: number): [number, number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}
