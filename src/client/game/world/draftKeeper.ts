import { isPassing } from '#client/api/CallError.ts';
import { report } from '#client/api/report.ts';
import type { Progress } from '#client/game/flow/GameState.ts';
import type { draft } from '#contract/draft.ts';
import type { ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type { Part } from '#domain/vocabulary.ts';
import { readProgress } from './readProgress.ts';

/** Where the work is: on the server, on its way, or on this device only. */
export type Saving = 'saved' | 'saving' | 'offline';

type Sent = RequestOf<typeof draft.writeDraft>['body'];
type Stored = ReplyOf<typeof draft.readDraft>['draft'];

/** What this device holds: `base` is the server's revision that it grew from. */
export interface DeviceCopy {
  base: number;
  isSent: boolean;
  progress: Progress;
}

export interface DraftKeeperParts {
  device: string;
  put(body: Sent): Promise<ReplyOf<typeof draft.writeDraft>>;
  readCopy(): unknown;
  writeCopy(copy: DeviceCopy | null): void;
  /** Runs `run` after the draft delay; the answer cancels it. */
  later(run: () => void): () => void;
  onSaving(saving: Saving): void;
}

/**
 * Keeps a team's progress: at every change on this device, and within seconds on the server (ruling 14). The newest
 * revision wins there; whatever loses is kept beside it by the server.
 */
export class DraftKeeper {
  private readonly parts: DraftKeeperParts;
  private base = 0;
  private latest: Progress | null = null;
  private isSent = true;
  private sending: Promise<void> | null = null;
  private cancel: () => void = () => {};

  constructor(parts: DraftKeeperParts) {
    this.parts = parts;
  }

  /**
   * The progress to go on with, once the server's draft of the open part is known. What another tablet wrote since is
   * the newer one; a copy of a part that is no longer open is not gone on with.
   */
  restore(part: Part | null, stored: Stored): Progress | null {
    const server = stored && readProgress(stored.content);
    const copy = readCopy(this.parts.readCopy());
    this.base = stored?.revision ?? 0;
    const isOpen = copy !== null && copy.progress.part === part;
    const isOvertaken = copy !== null && server !== null && this.base > copy.base;
    if (copy !== null && isOpen && !copy.isSent && !isOvertaken) {
      this.keep(copy.progress);
      return copy.progress;
    }
    if (copy !== null && isOpen && !copy.isSent && part !== null) void this.setAside(copy, part);
    this.latest = server ?? (isOpen ? copy.progress : null);
    return this.latest;
  }

  keep(progress: Progress): void {
    this.latest = progress;
    this.isSent = progress.part === null;
    this.writeCopy();
    if (this.isSent) return;
    this.parts.onSaving('saving');
    this.cancel();
    this.cancel = this.parts.later(() => void this.flush());
  }

  /** Sends what is not yet sent; true when nothing is left. */
  async flush(): Promise<boolean> {
    this.cancel();
    await this.sending;
    if (!this.isSent) {
      this.sending = this.send().finally(() => {
        this.sending = null;
      });
      await this.sending;
    }
    return this.isSent;
  }

  /** The part was accepted: its draft has done its work. */
  forget(): void {
    this.cancel();
    this.base = 0;
    this.isSent = true;
    this.latest = null;
    this.parts.writeCopy(null);
    this.parts.onSaving('saved');
  }

  private async send(): Promise<void> {
    const progress = this.latest;
    if (progress === null || progress.part === null) return;
    try {
      const reply = await this.parts.put(this.sent(progress, progress.part, this.base + 1));
      this.base = reply.draft.revision;
      if (!reply.won) return this.tryAgain('saving');
      this.isSent = this.latest === progress;
      this.writeCopy();
      if (this.isSent) this.parts.onSaving('saved');
    } catch (error) {
      report(error, 'draft');
      if (isPassing(error)) return this.tryAgain('offline');
      this.isSent = this.latest === progress;
      this.parts.onSaving('saved');
    }
  }

  private tryAgain(saving: Saving): void {
    this.parts.onSaving(saving);
    this.cancel();
    this.cancel = this.parts.later(() => void this.flush());
  }

  /** A copy that another tablet has overtaken goes to the server as it is, to be kept beside the newer one. */
  private async setAside(copy: DeviceCopy, part: Part): Promise<void> {
    try {
      await this.parts.put(this.sent(copy.progress, part, Math.max(1, copy.base)));
    } catch (error) {
      report(error, 'draft');
    }
  }

  private sent(progress: Progress, part: Part, revision: number): Sent {
    return { part, revision, device: this.parts.device, content: JSON.stringify(progress) };
  }

  private writeCopy(): void {
    if (this.latest !== null) this.parts.writeCopy({ base: this.base, isSent: this.isSent, progress: this.latest });
  }
}

function readCopy(kept: unknown): DeviceCopy | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { base, isSent, progress } = kept as Partial<DeviceCopy>;
  const known = readProgress(progress);
  return known && typeof base === 'number' ? { base, isSent: isSent === true, progress: known } : null;
}
