import type { Progress } from '#client/game/flow/GameState.ts';
import { DRAFT_WAIT_MAX_MS } from '#client/game/world/drafts/draftKeeper.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import type { WriteLedger } from '../../support/product/WriteLedger.ts';
import type { Tablet } from './Tablet.ts';

export interface DraftWriterParts {
  tablet: Tablet;
  model: WriteLedger;
  username: string;
  /** The server's revision. */
  revision: number;
}

/**
 * Saves drafts with the timing of the game's draft keeper: after a pause in typing, at the latest after 5 s, at once after a
 * step.
 */
export class DraftWriter {
  private readonly parts: DraftWriterParts;
  private revision: number;
  private latest: Progress | null = null;
  private unsentSince: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | null = null;
  /** Send time of each revision until its event arrives on the stream. */
  readonly sentAt = new Map<number, number>();

  constructor(parts: DraftWriterParts) {
    this.parts = parts;
    this.revision = parts.revision;
  }

  /** Schedules a save after a change; `isStepOver`: a step was completed. */
  keep(progress: Progress, isStepOver = false): void {
    const { pace } = this.parts.tablet.room;
    this.latest = progress;
    this.unsentSince ??= performance.now();
    const left = this.unsentSince + DRAFT_WAIT_MAX_MS / pace.speed - performance.now();
    clearTimeout(this.timer);
    const wait = isStepOver ? 0 : Math.max(0, Math.min(DRAFT_DELAY_MS / pace.speed, left));
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  /** Sends unsent changes; resolves once the server has them. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** Discards the draft after its part was posted. */
  forget(): void {
    clearTimeout(this.timer);
    this.latest = null;
    this.unsentSince = null;
    this.revision = 0;
    this.sentAt.clear();
  }

  /** Repeats an unanswered request unchanged before sending anything newer, because it may have been stored. */
  private async sendAll(): Promise<void> {
    for (let failures = 0, progress = this.latest; progress !== null; ) {
      this.unsentSince = null;
      if (await this.send(progress)) {
        failures = 0;
        if (this.latest === progress) this.latest = null;
        progress = this.latest;
      } else {
        failures += 1;
        const isOver = await this.parts.tablet.waitToRetry(failures).then(
          () => false,
          () => true,
        );
        if (isOver) progress = null;
      }
    }
  }

  private async send(progress: Progress): Promise<boolean> {
    const { tablet, model, username } = this.parts;
    const { part } = progress;
    if (part === null) return true;
    const revision = this.revision + 1;
    const content = JSON.stringify(progress);
    const acknowledged = model.recordSending({ [`draft/${username}/${part}`]: `${revision}#${content}` });
    this.sentAt.set(revision, performance.now());
    const { status, text } = await tablet.call('PUT /draft', {
      json: { part, revision, device: `tablet ${username}`, content },
    });
    if (status !== 200) return false;
    const { won, draft } = JSON.parse(text) as { won: boolean; draft: { revision: number } };
    if (won) acknowledged();
    else tablet.room.recorder.begin('PUT /draft').failed(`a revisão ${revision} perdeu contra a ${draft.revision}`);
    this.revision = draft.revision;
    return true;
  }
}
