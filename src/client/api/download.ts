import { CallError } from './CallError.ts';
import { jsonOf, refusalOf, withToken } from './call.ts';
import { deadline } from './deadline.ts';

/** A table of many teams, or a large file over a school's network. */
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

export interface Download {
  content: Blob;
  /** As the server calls it; '' when it does not say. */
  name: string;
}

/**
 * Fetches a file of our own server, at an address from `addressOf`, as whoever is signed in. Throws CallError with Portuguese words
 * for everything else.
 */
export function download(address: string): Promise<Download> {
  return withToken(undefined, (token) => tryOnce(address, token));
}

async function tryOnce(address: string, token: string | null): Promise<Download> {
  const { response, content } = await answer(address, token);
  const { ok, status, headers } = response;
  if (ok && isPage(headers)) throw new CallError({ kind: 'network', status: 0 });
  if (ok) return { content, name: nameIn(headers.get('Content-Disposition') ?? '') };
  throw refusalOf({ status, retryAfter: headers.get('Retry-After') }, jsonOf({ text: await content.text() }));
}

async function answer(address: string, token: string | null) {
  const limit = deadline(DOWNLOAD_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: 'GET',
      credentials: 'include',
      headers: token === null ? {} : { Authorization: token },
      signal: limit.signal,
    });
    return { response, content: await response.blob() };
  } catch {
    throw new CallError({ kind: 'network', status: 0 });
  } finally {
    limit.clear();
  }
}

/** A school's sign-in portal answers with a page of its own; we never send one here. */
function isPage(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** The plain name; our exports have no other. */
function nameIn(disposition: string): string {
  return /filename="([^"]*)"/.exec(disposition)?.[1] ?? '';
}
