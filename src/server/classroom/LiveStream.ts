import { PassThrough } from 'node:stream';
import type { GamePosition } from '#contract/classroom/live.ts';
import { STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { storedLevel } from '../game/stored.ts';

/** Buffered bytes at which the stream of a device that does not read is destroyed. */
const UNREAD_MAX_BYTES = 64 * 1024;
/** Delay before a device reconnects, sent as the `retry` field. */
const REOPEN_AFTER_MS = 2_000;

interface LiveStreamParts {
  /** Returns null when the stream's session is over. */
  read: () => Promise<GamePosition | null>;
  onError: (error: unknown) => void;
}

/**
 * One device's stream of server-sent events. A change during a read causes one more read; an unchanged game position is
 * not sent again, unless the council has changed.
 */
export class LiveStream {
  readonly body = new PassThrough();
  private readonly parts: LiveStreamParts;
  private reading: Promise<void> | null = null;
  private isStale = false;
  /** The last game position that was sent. */
  private position: GamePosition | null = null;
  private last = '';

  constructor(parts: LiveStreamParts) {
    this.parts = parts;
    this.body.write(`retry: ${REOPEN_AFTER_MS}\n\n`);
  }

  /** Reads the game position again, because the team may have changed. */
  changed(): void {
    this.isStale = true;
    this.reading ??= this.readAll().finally(() => {
      this.reading = null;
    });
  }

  /**
   * Sends the game position with the withdrawn proposals, even when it is unchanged. `withdrawn` was read once for all
   * streams; null when that failed, and then this stream reads for itself.
   */
  councilChanged(withdrawn: Pick<GamePosition, 'withdrawn' | 'withdrawnMore'> | null): void {
    this.last = '';
    if (withdrawn === null || this.reading !== null || this.position === null) {
      this.changed();
      return;
    }
    // A team that has not reached the council sees no proposals.
    if (partAtLevel(storedLevel(this.position.level)) !== null) return;
    const { withdrawn: _old, withdrawnMore: _oldMore, ...others } = this.position;
    this.send({ ...others, ...withdrawn });
  }

  /** Sends a comment as keep-alive, so that proxies do not close the stream. */
  beat(): void {
    this.write(': \n\n');
  }

  end(): void {
    this.body.end();
  }

  private async readAll(): Promise<void> {
    try {
      while (this.isStale && !this.body.writableEnded) {
        this.isStale = false;
        const position = await this.parts.read();
        if (position === null) return this.end();
        this.send(position);
      }
    } catch (error) {
      this.parts.onError(error);
      this.end();
    }
  }

  private send(position: GamePosition): void {
    this.position = position;
    const data = JSON.stringify(position);
    if (data === this.last) return;
    this.last = data;
    this.write(`event: ${STANDING_EVENT}\ndata: ${data}\n\n`);
  }

  private write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    this.body.write(text);
    if (this.body.writableLength + this.body.readableLength > UNREAD_MAX_BYTES) this.body.destroy();
  }
}
