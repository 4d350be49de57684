import type { FastifyInstance } from 'fastify';
import { answersWithin } from '../db/ping.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';

const DATABASE_ANSWERS_WITHIN_MS = 2_000;
const RETRY_S = 5;

/** Registers GET /healthz (the process is up) and GET /readyz (the database answers too, else 503; ruling 26). */
export function registerHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await answersWithin(db, DATABASE_ANSWERS_WITHIN_MS)))
      throw new Refusal('databaseDown', { retryAfter: RETRY_S });
    return { status: 'ready' };
  });
}
