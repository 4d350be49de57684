import { useSyncExternalStore } from 'react';
import { report } from '#client/api/report.ts';
import { unsentKey } from '#client/session/localItems.ts';

/**
 * A teacher's unsaved work on this device: it survives a reload and signing out, and no other account reads it
 * (rulings 15 and 16).
 */

/** What the device refused to keep lives as long as the page. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

/** What this account keeps under a name; null when there is nothing. */
export function readKept(account: string, name: string): string | null {
  const key = unsentKey(account, name);
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch (error) {
    report(error, 'unsaved work');
    return null;
  }
}

/** Keeps a text; null removes it. */
export function keep(account: string, name: string, text: string | null): void {
  const key = unsentKey(account, name);
  unkept.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    report(error, 'unsaved work');
    if (text !== null) unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Whether this account keeps anything under a name that begins so. */
export function hasKept(account: string, beginning: string): boolean {
  const prefix = unsentKey(account, beginning);
  return [...unkept.keys(), ...Object.keys(localStorage)].some((key) => key.startsWith(prefix));
}

/** What is read from the kept work, again after every change; `read` answers a text, so that only real changes count. */
export function useKept(read: () => string): string {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
