/** Source: spec, section 4 (Quiz option): the first click locks a choice, the second confirms it. */

export const HINT = 'Clique novamente para confirmar';

export interface Press {
  /** The option that is locked now, counted from 0. */
  lock: number;
  /** True once the locked option was pressed again. */
  confirmed: boolean;
}

/** A press on the option at `index`. Another option than the locked one moves the lock: nothing is confirmed by a slip. */
export function press(lock: number | null, index: number): Press {
  return { lock: index, confirmed: lock === index };
}
