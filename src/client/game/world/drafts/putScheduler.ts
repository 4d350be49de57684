import { CallError, isRetryableError } from '#client/api/CallError.ts';
import { shortRetryWait } from '#client/api/retryWait.ts';

export interface PutSchedulerParts {
  /** From 0 to just under 1. */
  random(): number;
  /** Runs `run` after `ms` milliseconds; returns a function that cancels it. */
  later(run: () => void, ms: number): () => void;
}

/** Plans the next put: at most one at a time, and none while closed. */
export class PutScheduler {
  private readonly parts: PutSchedulerParts;
  private readonly run: () => void;
  private cancelPlanned: (() => void) | null = null;
  private failures = 0;
  private isClosed = false;

  constructor(parts: PutSchedulerParts, run: () => void) {
    this.parts = parts;
    this.run = run;
  }

  get isPlanned(): boolean {
    return this.cancelPlanned !== null;
  }

  /** Whether the last put failed and a retry is planned. */
  get isWaiting(): boolean {
    return this.failures > 0 && this.isPlanned;
  }

  after(ms: number): void {
    this.cancel();
    if (this.isClosed) return;
    this.cancelPlanned = this.parts.later(this.run, ms);
  }

  /** Plans a retry; the wait grows with every failure. */
  afterFailure(error: unknown): void {
    this.after(shortRetryWait(this.failures, error, this.parts.random));
    this.failures += 1;
  }

  /** Resets the waits after a put was answered. */
  worked(): void {
    this.failures = 0;
  }

  cancel(): void {
    this.cancelPlanned?.();
    this.cancelPlanned = null;
  }

  close(): void {
    this.isClosed = true;
    this.cancel();
  }

  open(): void {
    this.isClosed = false;
  }
}

/**
 * Returns whether a retry may succeed. An expired session is renewed with the password (ruling 16); drafts and files
 * wait.
 */
export function isRetryableAfterSignIn(error: unknown): boolean {
  return isRetryableError(error) || (error instanceof CallError && error.status === 401);
}
