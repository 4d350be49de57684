import { report } from '#client/api/report.ts';
import { unsentKey } from '#client/session/localItems.ts';
import { parseUnsavedMarks, type UnsavedMarks } from './marks.ts';

/**
 * Unsaved marks on this device, by account and team: they survive a reload and signing out, and no other account reads them
 * (rulings 15 and 16).
 */
const MARKS = 'marks:';

/** The marks of one team that this account has not saved. */
export function readKeptMarks(account: string, teamId: string): UnsavedMarks {
  try {
    return parseUnsavedMarks(localStorage.getItem(unsentKey(account, MARKS + teamId)));
  } catch (error) {
    report(error, 'unsaved marks');
    return {};
  }
}

/** Keeps them; none left removes the key. */
export function keepMarks(account: string, teamId: string, unsaved: UnsavedMarks): void {
  const key = unsentKey(account, MARKS + teamId);
  try {
    if (Object.keys(unsaved).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsaved));
  } catch (error) {
    report(error, 'unsaved marks');
  }
}

/** Whether this account has marks here that are still to be saved. */
export function hasKeptMarks(account: string): boolean {
  const prefix = unsentKey(account, MARKS);
  return Object.keys(localStorage).some((key) => key.startsWith(prefix));
}
