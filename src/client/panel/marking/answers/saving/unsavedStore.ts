import { report } from '#client/api/report.ts';
import { unsentKey, writeText } from '#client/session/localItems.ts';

/**
 * A teacher's unsaved work on this device: it survives a reload and signing out, and no other account reads it
 * (rulings 15 and 16).
 */

/** What the device refused to store; it lives as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns what this account stored under a name; null when there is nothing. */
export function readUnsaved(account: string, name: string): string | null {
  const key = unsentKey(account, name);
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch (error) {
    report(error, 'unsaved work');
    return null;
  }
}

/** Stores a text and tells the listeners; null removes it. */
export function writeUnsaved(account: string, name: string, text: string | null): void {
  const key = unsentKey(account, name);
  unstored.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else writeText(key, text);
  } catch (error) {
    report(error, 'unsaved work');
    if (text !== null) unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Returns the names under which this account stored something, without their prefix. */
export function namesUnsaved(account: string, prefix: string): string[] {
  const start = unsentKey(account, prefix);
  const all = [...unstored.keys(), ...storedKeys()].filter((key) => key.startsWith(start));
  return [...new Set(all.map((key) => key.slice(start.length)))];
}

/** Whether all unsaved work outlives this page. */
export function isUnsavedStored(): boolean {
  return unstored.size === 0;
}

/** Calls the listener after every change; returns the unsubscribe function. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch (error) {
    report(error, 'unsaved work');
    return [];
  }
}
