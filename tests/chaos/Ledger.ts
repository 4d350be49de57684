import { FAULTS, type Fault } from './faults.ts';

/** Counts everything that was done to the teams, so that the report cannot say more than what happened. */
export class Ledger {
  readonly faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  /** All calls that came, whatever became of them. */
  requests = 0;
  /** Calls that came while no server was there. */
  whileDown = 0;

  note(fault: Fault | null): void {
    this.requests += 1;
    if (fault !== null) this.faults[fault] += 1;
  }

  get injected(): number {
    return Object.values(this.faults).reduce((sum, count) => sum + count, 0);
  }
}
