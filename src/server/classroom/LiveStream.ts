import { PassThrough } from 'node:stream';
import type { GamePosition } from '#contract/classroom/live.ts';
import { STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { storedLevel } from '../game/stored.ts';

/** What a device that no longer reads may leave waiting before its stream is ended. */
const UNREAD_MAX_BYTES = 64 * 1024;
/** How long a device waits before it opens a stream that broke. */
const REOPEN_AFTER_MS = 2_000;

interface LiveStreamParts {
  /** Null when this stream's session is over. */
  read: () => Promise<GamePosition | null>;
  onError: (error: unknown) => void;
}

/**
 * One device's stream of server-sent events. What changes while the standing is being read is read once more; a standing
 * that is the same as before is not sent again, unless the council has changed.
 */
export class LiveStream {
  readonly body = new PassThrough();
  private readonly parts: LiveStreamParts;
  private reading: Promise<void> | null = null;
  private isStale = false;
  /** What was read or sent last. */
  private standing: GamePosition | null = null;
  private last = '';

  constructor(parts: LiveStreamParts) {
    this.parts = parts;
    this.body.write(`retry: ${REOPEN_AFTER_MS}\n\n`);
  }

  /** The team may have changed. */
  changed(): void {
    this.isStale = true;
    this.reading ??= this.readAll().finally(() => {
      this.reading = null;
    });
  }

  /**
   * A proposal has left the council: told also where the same was told before. `withdrawn` was read for all who watch;
   * null where that failed, and then this stream reads for itself.
   */
  councilChanged(withdrawn: Pick<GamePosition, 'withdrawn' | 'withdrawnMore'> | null): void {
    this.last = '';
    if (withdrawn === null || this.reading !== null || this.standing === null) {
      this.changed();
      return;
    }
    // Before the council there is nothing to withdraw.
    if (partAtLevel(storedLevel(this.standing.level)) !== null) return;
    const { withdrawn: _old, withdrawnMore: _oldMore, ...others } = this.standing;
    this.send({ ...others, ...withdrawn });
  }

  /** A sign of life, so that whoever stands between does not take the stream for dead. */
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
        const standing = await this.parts.read();
        if (standing === null) return this.end();
        this.send(standing);
      }
    } catch (error) {
      this.parts.onError(error);
      this.end();
    }
  }

  private send(standing: GamePosition): void {
    this.standing = standing;
    const data = JSON.stringify(standing);
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
