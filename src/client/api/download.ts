import { CallError } from './CallError.ts';
import { jsonOf, refusalOf, withToken } from './call.ts';
import { deadline } from './deadline.ts';

/** Long enough for an export of many teams, or a large file over a school's network. */
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

export interface Download {
  content: Blob;
  /** The file name of Content-Disposition; '' without one. */
  name: string;
}

interface DownloadOptions {
  signal?: AbortSignal;
  /** The download stops with a LargeFileError when the server announces more bytes. */
  maxBytes?: number | undefined;
}

/** A file that is larger than `maxBytes`; nothing of it was kept. */
export class LargeFileError extends Error {
  readonly bytes: number;

  constructor(bytes: number) {
    super(`the file has ${bytes} bytes`);
    this.name = 'LargeFileError';
    this.bytes = bytes;
  }
}

/**
 * Downloads a file of our server, from an address of `addressOf` or `pdfAddress`, with the signed-in token. Throws CallError
 * with a Portuguese message when it fails, LargeFileError above `maxBytes`, and the abort reason when `signal` aborts.
 */
export function download(address: string, options: DownloadOptions = {}): Promise<Download> {
  return withToken(undefined, (token) => tryOnce(address, token, options));
}

async function tryOnce(address: string, token: string | null, options: DownloadOptions): Promise<Download> {
  const { response, content } = await fetchBlob(address, token, options);
  const { ok, status, headers } = response;
  if (ok && isPage(headers)) throw new CallError({ kind: 'network', status: 0 });
  if (ok) return { content, name: nameIn(headers.get('Content-Disposition') ?? '') };
  throw refusalOf({ status, retryAfter: headers.get('Retry-After') }, jsonOf({ text: await content.text() }));
}

async function fetchBlob(address: string, token: string | null, { signal, maxBytes = Infinity }: DownloadOptions) {
  const limit = deadline(DOWNLOAD_TIMEOUT_MS, signal);
  try {
    const response = await fetch(address, {
      method: 'GET',
      credentials: 'include',
      headers: token === null ? {} : { Authorization: token },
      signal: limit.signal,
    });
    const bytes = Number(response.headers.get('Content-Length') ?? 0);
    if (response.ok && bytes > maxBytes) {
      await response.body?.cancel();
      throw new LargeFileError(bytes);
    }
    return { response, content: await response.blob() };
  } catch (error) {
    if (error instanceof LargeFileError) throw error;
    if (signal?.aborted) throw signal.reason;
    throw new CallError({ kind: 'network', status: 0 });
  } finally {
    limit.clear();
  }
}

/** An HTML response comes from a school's sign-in portal: no download of ours is HTML. */
function isPage(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Reads the plain `filename`; our exports send no `filename*`. */
function nameIn(disposition: string): string {
  return /filename="([^"]*)"/.exec(disposition)?.[1] ?? '';
}
