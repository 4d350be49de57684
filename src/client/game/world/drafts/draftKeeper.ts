import { report } from '#client/api/report.ts';
import type { LocalFile, Progress } from '#client/game/flow/GameState.ts';
import { hasComments, hasGoneOn, isSame } from '#client/game/flow/rules/progress.ts';
import type { ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import type { Part } from '#domain/vocabulary.ts';
import { asStored, type DeviceCopies, type DeviceCopy, isHeldBy, isOvertaken, removeServed } from './deviceCopy.ts';
import { borrowingName, isWriter } from './deviceId.ts';
import { readProgressOf } from './readProgress.ts';
import { type Saving, SavingSign } from './savingSign.ts';
import { mayPass, SendPlan, type SendPlanParts } from './sendPlan.ts';
import { SetAside } from './setAside.ts';

type Sent = RequestOf<typeof draft.writeDraft>['body'];
type Stored = ReplyOf<typeof draft.readDraft>['draft'];

export interface DraftKeeperParts extends SendPlanParts {
  /** Who writes: this tab of this device. */
  writer: string;
  copies: DeviceCopies;
  put(body: Sent): Promise<ReplyOf<typeof draft.writeDraft>>;
  /** Milliseconds that only ever grow. */
  now(): number;
  onSaving(saving: Saving): void;
}

/** Who types without a pause is still heard by the server this often. */
export const DRAFT_WAIT_MAX_MS = 5_000;
/** Two tablets that write at the same time take turns; then they rest. */
const ROUNDS_MAX = 5;

/**
 * Keeps a team's progress: at every change on this device, and within seconds on the server (ruling 14). The newest
 * revision wins there; whatever loses is kept beside it by the server.
 */
export class DraftKeeper {
  private readonly parts: DraftKeeperParts;
  private readonly aside: SetAside;
  private readonly sign: SavingSign;
  private readonly plan: SendPlan;
  /** The server's revision that the progress grew from. */
  private base = 0;
  private latest: Progress | null = null;
  private own: Progress | null = null;
  /** The one that is open; null in the council and before it is known. */
  private part: Part | null = null;
  private isSent = true;
  /** What stood here when all of it was sent. */
  private sentBefore: Progress | null = null;
  /** The server would not have what stands here; the next change is tried again. */
  private isRefused = false;
  /** When the oldest change came that no put has carried yet. */
  private unsentSince: number | null = null;
  /** The text came from another tab and does not continue what this one sent before. */
  private isBorrowed = false;
  private flushing: Promise<boolean> | null = null;
  private isClosed = false;
  /** Whoever waits to follow another device may look again. */
  onFlushed: () => void = () => {};
  /** Told of the files in copies of parts that are over. */
  onServed: (files: readonly LocalFile[]) => void = () => {};

  constructor(parts: DraftKeeperParts) {
    this.parts = parts;
    this.aside = new SetAside(parts.copies);
    this.sign = new SavingSign(parts.onSaving);
    this.plan = new SendPlan(parts, () => void this.flush());
  }

  /**
   * Returns the progress to go on with: what this page has, unless all of it was sent and another tablet went on; else the newer
   * of the device's copy and the server's draft. An unsent copy that is overtaken is put aside; those of other parts stay.
   */
  restore(part: Part | null, stored: Stored): Progress | null {
    this.plan.cancel();
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
    this.onServed(removeServed(copies, part));
    const isThere = copy !== null && isSame(copy.progress, server);
    if (copy !== null && !isThere && (server === null || !isOvertaken(copy, stored, { writer, server })))
      this.goOnWith(copy);
    else if (server !== null) this.adopt(server, isThere ? null : copy);
    else this.latest = null;
    if (this.aside.waiting(part).length > 0) void this.flush();
    return this.latest;
  }

  /** The same while the server cannot be asked: what this device has, on the revision that the server last told it. */
  restoreAlone(part: Part | null): Progress | null {
    return this.restore(part, asStored(this.parts.copies.read(part)));
  }

  /** Kept again without a change, nothing is sent again and the sign stays. A step that was ended goes at once. */
  keep(progress: Progress): void {
    const before = this.latest;
    const isUnderWay = this.isSent || this.plan.isPlanned || this.flushing !== null;
    if (before !== null && isUnderWay && isSame(before, progress)) return;
    if (this.isSent) this.sentBefore = before;
    this.latest = progress;
    this.own = progress;
    this.part = progress.part;
    this.isSent = progress.part === null;
    this.isRefused = false;
    this.writeCopy();
    if (this.isSent) {
      this.plan.cancel();
      this.sign.saved();
      if (hasComments(progress)) this.sign.goesOnWaiting();
      return;
    }
    this.unsentSince ??= this.parts.now();
    if (this.plan.isWaiting) {
      this.sign.goesOnWaiting();
      return;
    }
    this.sign.saving();
    const left = this.unsentSince + DRAFT_WAIT_MAX_MS - this.parts.now();
    this.plan.after(hasGoneOn(before, progress) ? 0 : Math.max(0, Math.min(DRAFT_DELAY_MS, left)));
  }

  /** Sends what is not yet sent; true when nothing is left that the server would take. */
  flush(): Promise<boolean> {
    this.plan.cancel();
    this.flushing ??= this.sendAll().finally(() => {
      this.flushing = null;
      this.onFlushed();
    });
    return this.flushing;
  }

  /** Whether the server has a version of the open part that this page has not seen. */
  isBehind({ part, revision }: { part: number; revision: number }): boolean {
    return this.part === part && revision > this.base && this.flushing === null;
  }

  /**
   * What another device of the team has written, to go on with; null where this page has something unsent, which goes
   * first, or where there is nothing new. What the server refused is put aside.
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

  /** What the next put replaces is kept by the server, though this page wrote it. */
  spareReplaced(): void {
    this.isBorrowed = true;
  }

  /** What was last changed on this page; null where nothing was. Once it is sent, the server keeps what replaces it. */
  written(): Progress | null {
    return this.own;
  }

  /** Drops the draft of a part that was accepted. Returns what it was; null where nothing was drafted. */
  forget(): Progress | null {
    this.plan.cancel();
    const { latest } = this;
    if (latest !== null) {
      this.aside.spare(this.parts.writer, latest);
      this.parts.copies.remove(latest.part);
    }
    this.begin(0);
    this.latest = null;
    return latest;
  }

  /** Nothing is sent any more; what is on the device stays. */
  close(): void {
    this.isClosed = true;
    this.plan.close();
  }

  /** Goes on after `close`. */
  open(): void {
    this.isClosed = false;
    this.plan.open();
    this.planIfUnsent();
  }

  private begin(base: number): void {
    this.base = base;
    this.isBorrowed = false;
    this.isRefused = false;
    this.sign.isKept = true;
    this.plan.worked();
    this.unsentSince = null;
    this.isSent = true;
    this.sign.saved();
  }

  /** What another tab left unsent goes first under a name that nobody has: the server then keeps what it replaces. */
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
    for (const copy of this.aside.waiting(this.latest?.part ?? null)) {
      if (!(await this.sendAside(copy))) return false;
    }
    this.planIfUnsent();
    return this.isSent;
  }

  /** False when it has to wait. A part that ended meanwhile has nothing to say to the next one. */
  private async sendLatest(): Promise<boolean> {
    const progress = this.latest;
    if (this.isClosed || progress === null || progress.part === null) return false;
    const isOver = () => this.latest?.part !== progress.part;
    this.unsentSince = null;
    try {
      const { won, draft } = await this.parts.put(this.sent(progress, progress.part, this.base + 1, this.isBorrowed));
      if (isOver()) return true;
      if (won) this.isBorrowed = false;
      this.plan.worked();
      const { sentBefore: before, latest } = this;
      const isThere = !won && isHeldBy(draft, { before, latest, writer: this.parts.writer });
      if (!isThere) this.base = draft.revision;
      this.isSent = isThere || (won && this.latest === progress);
      if (this.isSent) this.sign.saved();
      this.writeCopy();
    } catch (error) {
      report(error, 'draft');
      if (isOver()) return true;
      if (mayPass(error)) return this.wait(error);
      this.isRefused = this.latest === progress;
      if (this.isRefused) this.sign.refused();
    }
    return true;
  }

  /**
   * A copy that another tablet has overtaken goes to the server as it is, to be kept beside the newer one: under a name of
   * its own, so that it is not taken for something that this page has overtaken itself.
   */
  private async sendAside(copy: DeviceCopy): Promise<boolean> {
    const { base, progress } = copy;
    if (this.isClosed || progress.part === null) return false;
    try {
      await this.parts.put(this.sent(progress, progress.part, Math.max(1, base), true));
      this.aside.delivered(copy);
    } catch (error) {
      report(error, 'draft');
      if (mayPass(error)) return this.wait(error);
      this.aside.refuse(copy);
    }
    return true;
  }

  private putAside(copy: DeviceCopy | null): void {
    if (copy && !copy.isSent) this.aside.add(copy);
  }

  private wait(error: unknown): false {
    this.sign.waits(error);
    this.plan.afterFailure(error);
    return false;
  }

  private planIfUnsent(): void {
    if (!this.isSent && !this.isRefused && !this.plan.isPlanned) this.plan.after(DRAFT_DELAY_MS);
  }

  private sent(progress: Progress, part: Part, revision: number, isBorrowed = false): Sent {
    const { writer } = this.parts;
    const device = isBorrowed ? borrowingName(writer, revision) : writer;
    return { part, revision, device, content: JSON.stringify(progress) };
  }

  /** In the council nothing waits for the server, but a comment that was begun outlives signing out. */
  private writeCopy(): void {
    if (this.latest === null) return;
    const isBegun = this.latest.part === null && hasComments(this.latest);
    const { writer, copies } = this.parts;
    this.aside.spare(writer, this.latest);
    const name = this.isBorrowed ? borrowingName(writer) : writer;
    const isSent = this.isSent && !isBegun;
    this.sign.isKept = copies.write({ base: this.base, isSent, writer: name, progress: this.latest });
  }
}
