import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal.ts';
import type { EventStream } from './EventStream.ts';

const BEAT_EVERY_MS = 15_000;
/** Maximum age of a stream in milliseconds; the device then reconnects and authenticates again. */
const STREAM_MAX_MS = 15 * 60_000;
const RESTARTING = 'O servidor está a reiniciar. Tentem de novo dentro de momentos.';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies such as nginx would buffer the stream.
  'x-accel-buffering': 'no',
};

/** The open event streams of this process. */
export interface OpenStreams {
  /** Keeps a stream alive, ends it at its maximum age, and calls `onClose` once when it is closed. */
  add(stream: EventStream, onClose: () => void): void;
  /** Refuses with busy while the server stops, because a new stream would be cut off at once. */
  refuseWhenClosing(): void;
}

/** Refuses a stream for which there is no room. */
export function refuseStream(): never {
  throw new Refusal('busy', { retryAfter: BEAT_EVERY_MS / 1_000 });
}

/** Creates the registry of streams; all end when the app stops. */
export function createOpenStreams(app: FastifyInstance): OpenStreams {
  const streams = new Set<EventStream>();
  let isClosing = false;
  const beat = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, BEAT_EVERY_MS);
  beat.unref();
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(beat);
    for (const stream of streams) stream.end();
  });
  return {
    add(stream, onClose) {
      streams.add(stream);
      const old = setTimeout(() => stream.end(), STREAM_MAX_MS);
      old.unref();
      stream.body.once('close', () => {
        clearTimeout(old);
        streams.delete(stream);
        onClose();
      });
    },
    refuseWhenClosing() {
      if (isClosing) throw new Refusal('busy', { message: RESTARTING, retryAfter: BEAT_EVERY_MS / 1_000 });
    },
  };
}
