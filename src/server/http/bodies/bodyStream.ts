import type { Readable } from 'node:stream';

/** How much of a refused body is still read, and for how long: a client that stops in time gets its answer. */
const DRAIN_MAX_BYTES = 100 * 1024 * 1024;
const DRAIN_MAX_MS = 30_000;

/** The chunks of a body. Leaving early does not destroy the connection, so that a refusal can be answered. */
export function passing(body: Readable): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) };
}

/**
 * Reads and forgets the rest of a refused body: an answer in the middle of a sending body is a broken connection to
 * most browsers. Ends with the body, with the connection, or when it has been patient enough.
 */
export function drain(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (body.readableEnded || body.destroyed || body.errored) return resolve();
    // A reader that gave up in the middle may still be listening, and would keep the stream from flowing.
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
