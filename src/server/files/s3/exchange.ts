import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What is sent, with its headers already signed. */
export interface Sent {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Readable | null;
  /** Milliseconds until the answer begins. */
  answerWithin: number;
}

/**
 * One call; the answer's body is the caller's to read. Node's fetch keeps a second copy of every body that it sends, which
 * for a film is its whole size in memory.
 */
export function exchange({ method, url, headers, body, answerWithin }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestByHttps : requestByHttp)(url, { method, headers });
    const timer = setTimeout(() => request.destroy(new Error('the answer is late')), answerWithin);
    request.once('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    request.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    if (body === null) request.end();
    else pipeline(body, request).catch(reject);
  });
}
