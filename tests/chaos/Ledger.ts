import { FAULTS, type Fault } from './faults.ts';

/** Counts all injected faults for the report. */
export class Ledger {
  readonly faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  /** All incoming calls, whatever their outcome. */
  requests = 0;
  /** Calls that arrived while no server was running. */
  whileDown = 0;

  note(fault: Fault | null): void {
    this.requests += 1;
    if (fault !== null) this.faults[fault] += 1;
  }

  get injected(): number {
    return Object.values(this.faults).reduce((sum, count) => sum + count, 0);
  }
}
