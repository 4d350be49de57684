import type { Progress } from '#client/game/flow/GameState.ts';
import { DRAFT_WAIT_MAX_MS } from '#client/game/world/drafts/draftKeeper.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import type { Model } from '../../support/product/Model.ts';
import type { Tablet } from './Tablet.ts';

export interface DraftWriterParts {
  tablet: Tablet;
  model: Model;
  username: string;
  /** The revision that the server has. */
  revision: number;
}

/** Sends what a team writes when the game's own keeper would: after a rest, at the latest after 5 s, at once after a step. */
export class DraftWriter {
  private readonly parts: DraftWriterParts;
  private revision: number;
  private latest: Progress | null = null;
  private unsentSince: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | null = null;
  /** When each revision went, until it is heard of in the stream. */
  readonly sentAt = new Map<number, number>();

  constructor(parts: DraftWriterParts) {
    this.parts = parts;
    this.revision = parts.revision;
  }

  /** Something was typed, chosen or attached; `isStepOver`: a step was ended. */
  keep(progress: Progress, isStepOver = false): void {
    const { pace } = this.parts.tablet.room;
    this.latest = progress;
    this.unsentSince ??= performance.now();
    const left = this.unsentSince + DRAFT_WAIT_MAX_MS / pace.speed - performance.now();
    clearTimeout(this.timer);
    const wait = isStepOver ? 0 : Math.max(0, Math.min(DRAFT_DELAY_MS / pace.speed, left));
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  /** Sends what is not sent yet; resolves once the server has it. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** The part was accepted: its draft has done its work. */
  forget(): void {
    clearTimeout(this.timer);
    this.latest = null;
    this.unsentSince = null;
    this.revision = 0;
    this.sentAt.clear();
  }

  /** What was not answered goes again as it is, before anything newer: whether it is there is not known. */
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
    const acknowledged = model.sending({ [`draft/${username}/${part}`]: `${revision}#${content}` });
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
