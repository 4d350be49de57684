import { CallError, isRetryableError } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import { retryWait } from '#client/api/retryWait.ts';
import { readItem, removeItem, writeItem } from '#client/session/localItems.ts';

/** What the team last did with its hand, until the server knows it; `at` by this device's clock. */
interface PendingHand {
  raised: boolean;
  at: number;
  /** Grows with each press on this device, so that the server ignores an older one that arrives later. */
  press: number;
}

/** A press as the server gets it; `age`: for how many milliseconds the hand has been up. */
export interface SentHand {
  raised: boolean;
  age: number;
  press: number;
}

interface HandSenderParts {
  /** Storage key; it survives a reload. */
  key: string;
  /** Storage key of the number of the last press. */
  pressKey: string;
  send: (hand: SentHand) => Promise<unknown>;
  now: () => number;
  random: () => number;
  /** Calls `run` after `ms` milliseconds; returns a function that cancels it. */
  later: (run: () => void, ms: number) => () => void;
  onChange: () => void;
}

/** Sends a raised or lowered hand until the server has it, however long the network is away; only the last one counts. */
export class HandSender {
  private readonly parts: HandSenderParts;
  private pending: PendingHand | null;
  private isSending = false;
  private isClosed = false;
  private failures = 0;
  private cancel: () => void = () => {};

  constructor(parts: HandSenderParts) {
    this.parts = parts;
    this.pending = pendingFrom(readItem(parts.key));
    if (this.pending !== null) void this.drain();
  }

  /** Returns the state of the hand that the server has not confirmed; null when it has confirmed the last press. */
  get unsent(): { raised: boolean } | null {
    return this.pending;
  }

  set(raised: boolean): void {
    this.change({ raised, at: this.parts.now(), press: this.nextPress() });
    void this.drain();
  }

  /** Sends now instead of at the scheduled time, as when the network is back. */
  retryNow(): void {
    if (this.pending !== null) void this.drain();
  }

  close(): void {
    this.isClosed = true;
    this.cancel();
  }

  private async drain(): Promise<void> {
    this.cancel();
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (this.pending !== null) await this.sendOnce(this.pending);
      this.failures = 0;
    } catch (error) {
      if (!this.isClosed) {
        this.cancel = this.parts.later(() => void this.drain(), retryWait(this.failures, error, this.parts.random));
      }
      this.failures += 1;
    }
    this.isSending = false;
  }

  /** Follows the clock, so that it also grows when the number of the last press is forgotten; a clock may be set back. */
  private nextPress(): number {
    const { now, pressKey } = this.parts;
    const last = readItem(pressKey);
    const press = Math.max(Math.round(now()), typeof last === 'number' ? last + 1 : 0);
    writeItem(pressKey, press);
    return press;
  }

  private async sendOnce(hand: PendingHand): Promise<void> {
    const { raised, at, press } = hand;
    try {
      await this.parts.send({ raised, age: Math.max(0, Math.round(this.parts.now() - at)), press });
    } catch (error) {
      if (!(error instanceof CallError) || isRetryableError(error) || error.status === 401) throw error;
      logError(error, 'hand');
    }
    if (this.pending === hand) this.change(null);
  }

  private change(pending: PendingHand | null): void {
    this.pending = pending;
    if (pending === null) removeItem(this.parts.key);
    else writeItem(this.parts.key, pending);
    this.parts.onChange();
  }
}

function pendingFrom(stored: unknown): PendingHand | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { raised, at, press } = stored as Partial<PendingHand>;
  if (typeof raised !== 'boolean' || typeof at !== 'number' || typeof press !== 'number') return null;
  return { raised, at, press };
}
