import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** No I, L, O or U, so that an id read out over the telephone is written down correctly. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARS = 10;
const HALF = CHARS / 2;

/** Returns a short request id such as 7K3MQ-9XTA2, for the log, the answer's header and the message of a failure. */
export function newRequestId(): string {
  const letters = [...randomBytes(CHARS)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** Sends the request id in X-Request-Id with every answer. What a caller sends in that header is not read. */
export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
