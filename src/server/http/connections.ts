import type { FastifyInstance } from 'fastify';

/** Each idle one costs some kilobytes. A browser opens up to six; more than these are turned away. */
const CONNECTIONS_MAX = 10_000;
/** From here on nobody's connection is kept for a next call: a tablet opens a new one, instead of another being turned away. */
const CROWDED_SHARE = 0.6;

/**
 * Holds the connections to `max`. In a crowd, and once the server listens no longer, an answer tells the other end that its
 * connection ends with it; live streams stay.
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
