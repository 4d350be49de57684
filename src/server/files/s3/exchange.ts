import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A request whose headers are already signed. */
export interface SignedRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Readable | null;
  /** Milliseconds until the answer begins. */
  answerWithin: number;
}

/** An answer of which nothing arrives between two checks in a row is aborted. */
const CHECK_EVERY_MS = 30_000;

/**
 * Sends one request and resolves when its answer begins. The caller reads the body, which fails when the bucket sends
 * nothing for a minute. Does not use fetch, because Node's keeps a second copy of every body that it sends in memory.
 */
export function exchange({ method, url, headers, body, answerWithin }: SignedRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestByHttps : requestByHttp)(url, { method, headers });
    const timer = setTimeout(() => request.destroy(new Error('the answer is late')), answerWithin);
    request.once('response', (answer) => {
      clearTimeout(timer);
      breakWhenStalled(answer);
      resolve(answer);
    });
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    if (body === null) request.end();
    else pipeline(body, request).catch(reject);
  });
}

/** A slow reader is no stall: then received bytes wait in the answer. */
function breakWhenStalled(answer: IncomingMessage): void {
  let before = answer.socket.bytesRead;
  let wasStill = false;
  const check = setInterval(() => {
    const isStill = answer.readableLength === 0 && answer.socket.bytesRead === before;
    if (isStill && wasStill) answer.destroy(new Error('the answer stopped in the middle'));
    before = answer.socket.bytesRead;
    wasStill = isStill;
  }, CHECK_EVERY_MS);
  answer.once('close', () => clearInterval(check));
  // A reader gets the error too; without a reader it must not end the process.
  answer.on('error', () => {});
}
