import type { Readable } from 'node:stream';

/** How much of a refused body is still read, and for how long: a client that finishes in time gets its answer. */
const DRAIN_MAX_BYTES = 100 * 1024 * 1024;
const DRAIN_MAX_MS = 30_000;

/** Returns the chunks of a body. Leaving the loop early keeps the connection open, so that a refusal can be answered. */
export function bodyChunks(body: Readable): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) };
}

/**
 * Reads and discards the rest of a refused body, because most browsers report an answer in the middle of it as a broken
 * connection. Resolves at the end of the body, when the connection closes, or at one of the limits above.
 */
export function drain(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (body.readableEnded || body.destroyed || body.errored) return resolve();
    // A listener left by an abandoned iterator would keep the stream paused.
    body.removeAllListeners('readable');
    let left = DRAIN_MAX_BYTES;
    const stop = () => {
      clearTimeout(timer);
      for (const event of ['end', 'close', 'error']) body.off(event, stop);
      body.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) stop();
    };
    const timer = setTimeout(stop, DRAIN_MAX_MS);
    for (const event of ['end', 'close', 'error']) body.on(event, stop);
    body.on('data', count);
    body.resume();
  });
}
