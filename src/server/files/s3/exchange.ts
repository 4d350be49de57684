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

/** An answer of which nothing comes for two checks is given up. */
const CHECK_EVERY_MS = 30_000;

/**
 * One call; the answer's body is the caller's to read, and breaks with an error when the bucket stops sending it for a
 * minute. Node's fetch keeps a second copy of every body that it sends, which
 * for a film is its whole size in memory.
 */
export function exchange({ method, url, headers, body, answerWithin }: Sent): Promise<IncomingMessage> {
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

/** A reader who takes a long break is no stall: then what has come waits in the answer. */
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
  // Whoever reads is told; where nobody does, it must not end the process.
  answer.on('error', () => {});
}
