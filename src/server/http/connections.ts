import type { FastifyInstance } from 'fastify';

/** Further connections are rejected. An idle one costs some kilobytes, and a browser opens up to six. */
const CONNECTIONS_MAX = 10_000;
/** Above this share of the maximum no connection is kept alive, so that new ones are not rejected. */
const CROWDED_SHARE = 0.6;

/**
 * Limits the open connections to `max`. When they are many, and once the server has stopped listening, every answer closes
 * its connection; live streams stay open.
 */
export function limitConnections(app: FastifyInstance, max = CONNECTIONS_MAX): void {
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
