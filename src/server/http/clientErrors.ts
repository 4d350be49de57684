import type { Socket } from 'node:net';
import type { RefusalBody } from '#contract/refusals.ts';
import { Refusal } from './Refusal.ts';
import { BARE_ANSWER_HEADERS } from './securityHeaders.ts';

const TOO_LONG = 'HPE_HEADER_OVERFLOW';
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers a request that Node's HTTP parser rejects, in the shape of every refusal, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = refusalOf(error.code);
  const json = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(json)}`,
    ...Object.entries(BARE_ANSWER_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${json}`);
}

function refusalOf(code: string | undefined): { status: number; body: RefusalBody } {
  const { status, body } = new Refusal(code === TOO_LONG ? 'addressTooLong' : 'brokenBody');
  return { status: code === TOO_SLOW ? 408 : status, body };
}
