import { logError } from '#client/api/logError.ts';
import type { LocalFile, Progress } from '#client/game/flow/GameState.ts';
import { hasComments, hasStepChanged, isSame } from '#client/game/flow/rules/progress.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import type { Part } from '#domain/vocabulary.ts';
import {
  asServerDraft,
  type DeviceCopy,
  isCopySuperseded,
  removeSentCopies,
  serverHasAllChanges,
} from './deviceCopy.ts';
import { borrowingName, isWriter } from './deviceId.ts';
import { draftBody } from './draftBody.ts';
import type { DraftKeeperParts } from './draftKeeperParts.ts';
import { isRetryableAfterSignIn, PutScheduler } from './putScheduler.ts';
import { readProgressOf } from './readProgress.ts';
import { SavingStateReporter } from './savingState.ts';
import { SupersededCopies } from './supersededCopies.ts';

type Stored = ReplyOf<typeof draft.readDraft>['draft'];

/** Longest delay of a put while the team types without a pause. */
export const DRAFT_WAIT_MAX_MS = 5_000;
/** Puts in a row while two tablets write at the same time; then both wait for the next delay. */
const ROUNDS_MAX = 5;

/**
 * Saves a team's progress: every change at once on this device, and within seconds on the server (ruling 14). The
 * newest revision wins there; the server keeps the loser as a version.
 */
export class DraftKeeper {
  private readonly parts: DraftKeeperParts;
  private readonly superseded: SupersededCopies;
  private readonly savingState: SavingStateReporter;
  private readonly scheduler: PutScheduler;
  /** The server's revision that the progress is based on. */
  private base = 0;
  private latest: Progress | null = null;
  private own: Progress | null = null;
  /** The open part; null in the council and before it is known. */
  private part: Part | null = null;
  private isSent = true;
  /** The progress at the last time when all of it was sent. */
  private sentBefore: Progress | null = null;
  /** The server refused the current progress; the next change is sent again. */
  private isRefused = false;
  /** Time of the oldest change that no put has carried yet. */
  private unsentSince: number | null = null;
  /** The text comes from another tab and does not continue what this one sent. */
  private isBorrowed = false;
  private flushing: Promise<boolean> | null = null;
  private isClosed = false;
  /** Called after each flush, when following another device may have become possible. */
  onFlushed: () => void = () => {};
  /** Called with the files of removed copies of closed parts. */
  onSentCopiesRemoved: (files: readonly LocalFile[]) => void = () => {};

  constructor(parts: DraftKeeperParts) {
    this.parts = parts;
    this.superseded = new SupersededCopies(parts.copies);
    this.savingState = new SavingStateReporter(parts.onSaving);
    this.scheduler = new PutScheduler(parts, () => void this.flush());
  }

  /**
   * Returns the progress to go on with: what this page has, unless all of it was sent and another tablet continued;
   * else the newer of the device's copy and the server's draft. An overtaken unsent copy is set aside; copies of other
   * parts stay.
   */
  restore(part: Part | null, stored: Stored): Progress | null {
    this.scheduler.cancel();
    this.part = part;
    const revision = stored?.revision ?? 0;
    const isNews = this.isSent && revision > this.base;
    if (this.latest !== null && this.latest.part === part && !isNews) {
      this.base = Math.max(this.base, revision);
      this.planIfUnsent();
      return this.latest;
    }
    const server = readProgressOf(part, stored?.content);
    if (stored !== null && isWriter(this.parts.writer, stored.device)) this.own = server;
    const { copies, writer } = this.parts;
    const copy = copies.read(part);
    this.begin(revision);
    this.onSentCopiesRemoved(removeSentCopies(copies, part));
    const isThere = copy !== null && isSame(copy.progress, server);
    if (copy !== null && !isThere && (server === null || !isCopySuperseded(copy, stored, { writer, server })))
      this.goOnWith(copy);
    else if (server !== null) this.adopt(server, isThere ? null : copy);
    else this.latest = null;
    if (this.superseded.waiting(part).length > 0) void this.flush();
    return this.latest;
  }

  /** Restores while the server cannot be asked: this device's copy, on the server's last known revision. */
  restoreAlone(part: Part | null): Progress | null {
    return this.restore(part, asServerDraft(this.parts.copies.read(part)));
  }

  /** Stores the progress and plans a put, at once after a completed step. Unchanged progress has no effect. */
  keep(progress: Progress): void {
    const before = this.latest;
    const isUnderWay = this.isSent || this.scheduler.isPlanned || this.flushing !== null;
    if (before !== null && isUnderWay && isSame(before, progress)) return;
    if (this.isSent) this.sentBefore = before;
    this.latest = progress;
    this.own = progress;
    this.part = progress.part;
    this.isSent = progress.part === null;
    this.isRefused = false;
    this.writeCopy();
    if (this.isSent) {
      this.scheduler.cancel();
      this.savingState.saved();
      if (hasComments(progress)) this.savingState.goesOnWaiting();
      return;
    }
    this.unsentSince ??= this.parts.now();
    if (this.scheduler.isWaiting) {
      this.savingState.goesOnWaiting();
      return;
    }
    this.savingState.saving();
    const left = this.unsentSince + DRAFT_WAIT_MAX_MS - this.parts.now();
    this.scheduler.after(hasStepChanged(before, progress) ? 0 : Math.max(0, Math.min(DRAFT_DELAY_MS, left)));
  }

  /** Sends everything unsent; resolves to true when the open part is sent and no copy set aside is waiting. */
  flush(): Promise<boolean> {
    this.scheduler.cancel();
    this.flushing ??= this.sendAll().finally(() => {
      this.flushing = null;
      this.onFlushed();
    });
    return this.flushing;
  }

  /** Returns whether the server has a version of the open part that this page has not seen. */
  isBehind({ part, revision }: { part: number; revision: number }): boolean {
    return this.part === part && revision > this.base && this.flushing === null;
  }

  /**
   * Returns the progress of another device to go on with; null when this page has unsent changes, which go first, or
   * when nothing is new. Progress that the server refused is set aside.
   */
  follow(stored: Stored): Progress | null {
    const { part } = this;
    if (stored === null || part === null || !this.isBehind({ part, ...stored })) return null;
    const progress = readProgressOf(part, stored.content);
    if (progress === null || !(this.isSent || this.isRefused)) return null;
    if (this.isRefused) this.putAside(this.parts.copies.read(part));
    this.begin(stored.revision);
    this.latest = progress;
    this.writeCopy();
    return progress;
  }

  /** Makes the server keep what the next put replaces, although this page wrote it. */
  keepReplacedVersion(): void {
    this.isBorrowed = true;
  }

  /** Returns what was last changed on this page, or null. Once it is sent, the server keeps what replaces it. */
  lastLocalChange(): Progress | null {
    return this.own;
  }

  /** Drops the draft of an accepted part and returns it; null when there was none. */
  forget(): Progress | null {
    this.scheduler.cancel();
    const { latest } = this;
    if (latest !== null) {
      this.superseded.spare(this.parts.writer, latest);
      this.parts.copies.remove(latest.part);
    }
    this.begin(0);
    this.latest = null;
    return latest;
  }

  /** Stops sending; what is on the device stays. */
  close(): void {
    this.isClosed = true;
    this.scheduler.close();
  }

  /** Resumes sending after `close`. */
  open(): void {
    this.isClosed = false;
    this.scheduler.open();
    this.planIfUnsent();
  }

  private begin(base: number): void {
    this.base = base;
    this.isBorrowed = false;
    this.isRefused = false;
    this.savingState.isKept = true;
    this.scheduler.worked();
    this.unsentSince = null;
    this.isSent = true;
    this.savingState.saved();
  }

  /** Sends unsent progress of another tab under a unique name, so that the server keeps what it replaces. */
  private goOnWith({ progress, isSent, base, writer }: DeviceCopy): void {
    this.isBorrowed = !isSent && writer !== this.parts.writer;
    const isKnown = progress.part === null || (isSent && base === this.base);
    this.latest = isKnown ? progress : null;
    if (!isKnown) this.keep(progress);
  }

  private adopt(server: Progress, copy: DeviceCopy | null): void {
    this.putAside(copy);
    this.parts.copies.remove(server.part);
    this.latest = server;
    this.writeCopy();
  }

  private async sendAll(): Promise<boolean> {
    for (let round = 0; round < ROUNDS_MAX && !this.isSent && !this.isRefused; round += 1) {
      if (!(await this.sendLatest())) return false;
    }
    for (const copy of this.superseded.waiting(this.latest?.part ?? null)) {
      if (!(await this.sendAside(copy))) return false;
    }
    this.planIfUnsent();
    return this.isSent;
  }

  /** Sends the latest progress; false when it has to wait. A reply for a part that has ended meanwhile is ignored. */
  private async sendLatest(): Promise<boolean> {
    const progress = this.latest;
    if (this.isClosed || progress === null || progress.part === null) return false;
    const isOver = () => this.latest?.part !== progress.part;
    this.unsentSince = null;
    try {
      const { won, draft } = await this.put(progress, progress.part, this.base + 1, this.isBorrowed);
      if (isOver()) return true;
      if (won) this.isBorrowed = false;
      this.scheduler.worked();
      const { sentBefore: before, latest } = this;
      const isThere = !won && serverHasAllChanges(draft, { before, latest, writer: this.parts.writer });
      if (!isThere) this.base = draft.revision;
      this.isSent = isThere || (won && this.latest === progress);
      if (this.isSent) this.savingState.saved();
      this.writeCopy();
    } catch (error) {
      logError(error, 'draft');
      if (isOver()) return true;
      if (isRetryableAfterSignIn(error)) return this.wait(error);
      this.isRefused = this.latest === progress;
      if (this.isRefused) this.savingState.refused();
    }
    return true;
  }

  /**
   * Sends an overtaken copy as it is, to be kept as a version beside the newer one. It goes under another name, so that
   * the server does not take it for progress that this page has overtaken itself.
   */
  private async sendAside(copy: DeviceCopy): Promise<boolean> {
    const { base, progress } = copy;
    if (this.isClosed || progress.part === null) return false;
    try {
      await this.put(progress, progress.part, Math.max(1, base), true);
      this.superseded.delivered(copy);
    } catch (error) {
      logError(error, 'draft');
      if (isRetryableAfterSignIn(error)) return this.wait(error);
      this.superseded.refuse(copy);
    }
    return true;
  }

  private putAside(copy: DeviceCopy | null): void {
    if (copy && !copy.isSent) this.superseded.add(copy);
  }

  private wait(error: unknown): false {
    this.savingState.waits(error);
    this.scheduler.afterFailure(error);
    return false;
  }

  private put(
    progress: Progress,
    part: Part,
    revision: number,
    isBorrowed: boolean,
  ): ReturnType<DraftKeeperParts['put']> {
    return this.parts.put(draftBody(progress, part, revision, { writer: this.parts.writer, isBorrowed }));
  }

  private planIfUnsent(): void {
    if (!this.isSent && !this.isRefused && !this.scheduler.isPlanned) this.scheduler.after(DRAFT_DELAY_MS);
  }

  /**
   * In the council nothing waits for the server, but an unfinished comment is stored as unsent and outlives signing
   * out.
   */
  private writeCopy(): void {
    if (this.latest === null) return;
    const isBegun = this.latest.part === null && hasComments(this.latest);
    const { writer, copies } = this.parts;
    this.superseded.spare(writer, this.latest);
    const name = this.isBorrowed ? borrowingName(writer) : writer;
    const isSent = this.isSent && !isBegun;
    this.savingState.isKept = copies.write({ base: this.base, isSent, writer: name, progress: this.latest });
  }
}
