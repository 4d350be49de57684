import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** No I, L, O or U: what is read out over the telephone is written down right. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARS = 10;
const HALF = CHARS / 2;

/** A short name for a request, such as 7K3MQ-9XTA2: in the log, in the answer's header and in the words of a failure. */
export function newRequestId(): string {
  const letters = [...randomBytes(CHARS)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** Every answer tells its request's name in X-Request-Id. What a caller sends there is not read. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
