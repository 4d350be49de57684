import type { GamePosition } from '#contract/classroom/live.ts';
import { STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { storedLevel } from '../game/stored.ts';
import { EventStream } from '../http/streams/EventStream.ts';

interface LiveStreamParts {
  /** Returns null when the stream's session is over. */
  read: () => Promise<GamePosition | null>;
  onError: (error: unknown) => void;
}

/**
 * One device's stream of server-sent events. A change during a read causes one more read; an unchanged game position is
 * not sent again, unless the council has changed.
 */
export class LiveStream extends EventStream {
  private readonly parts: LiveStreamParts;
  private reading: Promise<void> | null = null;
  private isStale = false;
  /** The last game position that was sent. */
  private position: GamePosition | null = null;
  private readAt = 0;
  private last = '';

  constructor(parts: LiveStreamParts) {
    super();
    this.parts = parts;
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
    const {
      withdrawn: _old,
      withdrawnMore: _oldMore,
      ...others
    } = laterBy(performance.now() - this.readAt, this.position);
    this.tell({ ...others, ...withdrawn });
  }

  private async readAll(): Promise<void> {
    try {
      while (this.isStale && !this.isEnded) {
        this.isStale = false;
        const position = await this.parts.read();
        this.readAt = performance.now();
        if (position === null) return this.end();
        this.tell(position);
      }
    } catch (error) {
      this.parts.onError(error);
      this.end();
    }
  }

  private tell(position: GamePosition): void {
    this.position = position;
    const told = JSON.stringify(withoutClock(position));
    if (told === this.last) return;
    this.last = told;
    this.send(STANDING_EVENT, JSON.stringify(position));
  }
}

/** Leaves out how long the lesson still lasts, which changes at each read. */
function withoutClock({ lesson, ...others }: GamePosition): object {
  return lesson === undefined ? others : { ...others, lesson: { ...lesson, leftMs: 0 } };
}

/** Returns a position that was read `ms` ago with the time until its lesson ends reduced by that. */
function laterBy(ms: number, position: GamePosition): GamePosition {
  const { lesson } = position;
  return lesson === undefined
    ? position
    : { ...position, lesson: { ...lesson, leftMs: Math.max(0, lesson.leftMs - ms) } };
}
