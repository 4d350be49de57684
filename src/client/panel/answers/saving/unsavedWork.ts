import { hasKept, keep, readKept } from './kept.ts';
import { parseUnsavedMarks, type UnsavedMarks } from './marks.ts';

/** Unsaved marks on this device, by account and team. */
const MARKS = 'marks:';

/** The marks of one team that this account has not saved. */
export function readKeptMarks(account: string, teamId: string): UnsavedMarks {
  return parseUnsavedMarks(readKept(account, MARKS + teamId));
}

/** Keeps them; none left removes the key. */
export function keepMarks(account: string, teamId: string, unsaved: UnsavedMarks): void {
  keep(account, MARKS + teamId, Object.keys(unsaved).length === 0 ? null : JSON.stringify(unsaved));
}

/** Whether this account has marks here that are still to be saved. */
export function hasKeptMarks(account: string): boolean {
  return hasKept(account, MARKS);
}
