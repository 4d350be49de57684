import { CallError, isPassing } from '#client/api/CallError.ts';
import { shortRetryWait } from '#client/api/retryWait.ts';

export interface SendPlanParts {
  /** From 0 to just under 1. */
  random(): number;
  /** Runs `run` after `ms`; the answer cancels it. */
  later(run: () => void, ms: number): () => void;
}

/** When the next put goes: one is planned at most, and none while the page has closed. */
export class SendPlan {
  private readonly parts: SendPlanParts;
  private readonly run: () => void;
  private cancelPlanned: (() => void) | null = null;
  private failures = 0;
  private isClosed = false;

  constructor(parts: SendPlanParts, run: () => void) {
    this.parts = parts;
    this.run = run;
  }

  get isPlanned(): boolean {
    return this.cancelPlanned !== null;
  }

  /** The last put failed, and the next try is planned. */
  get isWaiting(): boolean {
    return this.failures > 0 && this.isPlanned;
  }

  after(ms: number): void {
    this.cancel();
    if (this.isClosed) return;
    this.cancelPlanned = this.parts.later(this.run, ms);
  }

  /** The waits grow with every failure. */
  afterFailure(error: unknown): void {
    this.after(shortRetryWait(this.failures, error, this.parts.random));
    this.failures += 1;
  }

  /** A put was answered. */
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

/** A session that ended is opened again by the password (ruling 16); drafts and files wait for it. */
export function mayPass(error: unknown): boolean {
  return isPassing(error) || (error instanceof CallError && error.status === 401);
}
