import { PassThrough } from 'node:stream';

/** Buffered bytes at which the stream of a device that does not read is destroyed. */
const UNREAD_MAX_BYTES = 64 * 1024;
/** Delay before a device reconnects, sent as the `retry` field. */
const REOPEN_AFTER_MS = 2_000;

/** One stream of server-sent events. */
export class EventStream {
  readonly body = new PassThrough();

  constructor() {
    this.body.write(`retry: ${REOPEN_AFTER_MS}\n\n`);
  }

  get isEnded(): boolean {
    return this.body.writableEnded;
  }

  /** Sends one event; `data` has no line breaks. */
  send(event: string, data: string): void {
    this.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  /** Sends a comment as keep-alive, so that proxies do not close the stream. */
  beat(): void {
    this.write(': \n\n');
  }

  end(): void {
    this.body.end();
  }

  private write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    this.body.write(text);
    if (this.body.writableLength + this.body.readableLength > UNREAD_MAX_BYTES) this.body.destroy();
  }
}
