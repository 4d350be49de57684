import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Further connections are rejected. An idle one costs some kilobytes, and a tablet keeps two open: live events and calls. */
const CONNECTIONS_MAX = 16_000;
/** The share of the files that this process may open which connections may take; stored files and the database need the rest. */
const FILES_SHARE = 0.8;
/** Above this share of the maximum no connection is kept alive, so that new ones are not rejected. */
const CROWDED_SHARE = 0.85;

/** Returns how many connections the server may hold, given the text of /proc/self/limits (undefined where there is none). */
export function connectionsMax(limits: string | undefined): number {
  const files = /^Max open files\s+(\d+)/m.exec(limits ?? '')?.[1];
  return files === undefined ? CONNECTIONS_MAX : Math.min(CONNECTIONS_MAX, Math.floor(FILES_SHARE * Number(files)));
}

/**
 * Limits the open connections to `max`. When they are many, and once the server has stopped listening, every answer closes
 * its connection; live streams stay open.
 */
export function limitConnections(app: FastifyInstance, max = connectionsMax(readLimits())): void {
  const { server } = app;
  server.maxConnections = max;
  let open = 0;
  let hasListened = false;
  server.once('listening', () => {
    hasListened = true;
  });
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if ((hasListened && !server.listening) || open > max * CROWDED_SHARE) reply.raw.shouldKeepAlive = false;
  });
}

/**
 * Makes closing `app` wait for the handlers of the routes registered after this, also for one whose caller has gone: Fastify
 * waits for connections only, and the database is closed next.
 */
export function waitForHandlers(app: FastifyInstance): void {
  const running = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function run(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (!(answer instanceof Promise)) return answer;
      running.add(answer);
      return answer.finally(() => running.delete(answer));
    };
  });
  app.addHook('onClose', () => Promise.allSettled(running).then(() => {}));
}

function readLimits(): string | undefined {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Only Linux has it.
    return undefined;
  }
}
