import { Times } from './Times.ts';

/** `entry`: the minute in which everybody signs in; `lesson`; `end`: after the lesson, not measured. */
export type Phase = 'entry' | 'lesson' | 'end';

export interface CallCount {
  times: Times;
  /** Expected 429 and 503 answers with Retry-After. */
  busy: number;
  errors: number;
}

export interface Measured {
  took(ms: number): void;
  busy(): void;
  failed(why: string): void;
}

/** The calls with which a team posts its parts. */
export const POST_CALLS = ['POST /tutorial', ...[1, 2, 3, 4].map((level) => `POST /answer-level-${level}`)];

const ERRORS_LISTED_MAX = 40;

/** Collects the results of all simulated tablets and panels, per call. */
export class Recorder {
  phase: Phase = 'entry';
  readonly calls: Record<Phase, Map<string, CallCount>> = { entry: new Map(), lesson: new Map(), end: new Map() };
  /** Time from the button press to the open game or panel, including waits. */
  readonly signIns = new Times();
  /** Time from sending a draft to its event on the team's own stream. */
  readonly news: Record<Phase, Times> = { entry: new Times(), lesson: new Times(), end: new Times() };
  /** Time from a team's key to the tile of its teacher's panel that includes it. */
  readonly tiles: Record<Phase, Times> = { entry: new Times(), lesson: new Times(), end: new Times() };
  /** Messages of the first errors. */
  readonly errorMessages: string[] = [];
  errors = 0;
  /** Idle connections that the server had closed when a call was about to use them. */
  idleClosed = 0;

  /** Starts measuring one call; it counts for the phase in which it began. */
  begin(call: string): Measured {
    const count = this.countOf(this.phase, call);
    return {
      took: (ms) => count.times.add(ms),
      busy: () => {
        count.busy += 1;
      },
      failed: (why) => {
        count.errors += 1;
        this.errors += 1;
        if (this.errorMessages.length < ERRORS_LISTED_MAX) this.errorMessages.push(`${call}: ${why}`);
      },
    };
  }

  /** Returns how often a call was answered before the end. */
  answered(call: string): number {
    return [this.calls.entry, this.calls.lesson].reduce((sum, phase) => sum + (phase.get(call)?.times.count ?? 0), 0);
  }

  hear(ms: number): void {
    this.news[this.phase].add(ms);
  }

  showTile(ms: number): void {
    this.tiles[this.phase].add(ms);
  }

  /** Returns the sum of all calls of a phase. */
  total(phase: Phase): CallCount {
    const total = { times: new Times(), busy: 0, errors: 0 };
    for (const { times, busy, errors } of this.calls[phase].values()) {
      total.times.addAll(times);
      total.busy += busy;
      total.errors += errors;
    }
    return total;
  }

  private countOf(phase: Phase, call: string): CallCount {
    const known = this.calls[phase].get(call);
    if (known) return known;
    const fresh = { times: new Times(), busy: 0, errors: 0 };
    this.calls[phase].set(call, fresh);
    return fresh;
  }
}
