import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress, isPublicAddress } from '../../../config/networks.ts';
import { hostOf, isPlatformUrl } from './platformUrls.ts';

const TIMEOUT_MS = 5_000;
const ANSWER_MAX_BYTES = 1024 * 1024;

export interface PlatformRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface PlatformAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Thrown when a platform's URL may not be called, or it does not answer in time and size. */
export class PlatformError extends Error {
  override name = 'PlatformError';
}

/**
 * Calls a URL of a platform. Follows no redirect, waits at most 5 seconds, reads at most 1 MiB, and connects only to the
 * address that it checked itself, so that a name cannot lead into a private network (SSRF, DNS rebinding).
 */
export function fetchPlatform(
  url: string,
  { method = 'GET', headers = {}, body }: PlatformRequest,
  privateHosts: readonly string[],
): Promise<PlatformAnswer> {
  if (!isPlatformUrl(url, privateHosts)) return Promise.reject(new PlatformError('The URL may not be called.'));
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const options = {
    method,
    headers: { 'user-agent': 'conselho-galactico', ...headers },
    lookup: privateHosts.includes(hostOf(url)) ? privateLookup : publicLookup,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A kept connection would outlive the check of its address.
    agent: false,
  };
  return new Promise((done, fail) => {
    const call = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_MAX_BYTES) call.destroy(new PlatformError('The answer is too large.'));
        else chunks.push(chunk);
      });
      answer.on('error', fail);
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    call.on('error', (cause) => fail(new PlatformError(`The platform did not answer: ${cause.message}`, { cause })));
    call.end(body);
  });
}

/** Resolves a name and refuses it when one of its addresses is not of the Internet. */
export const publicLookup = lookupWhere(isPublicAddress);
/** The same for a name that may lead into a private network, but never to this computer or a neighbour without a router. */
export const privateLookup = lookupWhere((address) => isPublicAddress(address) || isPrivateAddress(address));

function lookupWhere(isOpen: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const isClosed = addresses.length === 0 || addresses.some(({ address }) => !isOpen(address));
      if (isClosed) return callback(new PlatformError('The name leads to a private address.'), []);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family);
    });
  };
}
