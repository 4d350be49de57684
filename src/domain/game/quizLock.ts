// Source: spec, section 4 (Quiz option): the first click locks a choice, the second confirms it.

export const HINT = 'Toquem outra vez para confirmar';

export interface Press {
  /** Index of the locked option, from 0. */
  lock: number;
  /** Whether the locked option was pressed again. */
  confirmed: boolean;
}

/** Handles a press on the option at `index`: confirms the locked option, or moves the lock to another one. */
export function pressOption(lock: number | null, index: number): Press {
  return { lock: index, confirmed: lock === index };
}
