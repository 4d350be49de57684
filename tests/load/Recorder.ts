import { Times } from './Times.ts';

/** The worst minute, in which everybody signs in; the lesson; and what comes after it, which is not measured. */
export type Phase = 'entry' | 'lesson' | 'end';

export interface CallCount {
  times: Times;
  /** 'Come again' with the time to wait, where that is expected. */
  busy: number;
  errors: number;
}

export interface Measured {
  took(ms: number): void;
  busy(): void;
  failed(why: string): void;
}

const ERRORS_TOLD_MAX = 40;

/** What all simulated tablets and panels met together, call by call. */
export class Recorder {
  phase: Phase = 'entry';
  readonly calls: Record<Phase, Map<string, CallCount>> = { entry: new Map(), lesson: new Map(), end: new Map() };
  /** From the button to the open game or panel, with all that was waited for on the way. */
  readonly signIns = new Times();
  /** From a draft that is sent until the team's own stream tells of it. */
  readonly news: Record<Phase, Times> = { entry: new Times(), lesson: new Times(), end: new Times() };
  /** The first ones, in words. */
  readonly told: string[] = [];
  errors = 0;
  /** Connections that the server had closed while they rested, as a call was to go over them. */
  rested = 0;

  /** For one call that begins now; it counts for the phase in which it began. */
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
        if (this.told.length < ERRORS_TOLD_MAX) this.told.push(`${call}: ${why}`);
      },
    };
  }

  hear(ms: number): void {
    this.news[this.phase].add(ms);
  }

  /** All calls of a phase as one. */
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
