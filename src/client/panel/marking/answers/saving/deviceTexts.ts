import { logError } from '#client/api/logError.ts';
import { unsentKey, writeText } from '#client/session/localItems.ts';

/** Texts that localStorage refused, by key; lost with the page. */
const unstored = new Map<string, string>();

/** Stores a text of an account on this device; it survives a reload and signing out (ruling 16). Null removes it. */
export function writeDeviceText(account: string, name: string, text: string | null): void {
  const key = unsentKey(account, name);
  unstored.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else writeText(key, text);
  } catch (error) {
    logError(error, 'unsaved work');
    if (text !== null) unstored.set(key, text);
  }
}

/** Returns all texts of an account, by name. Reads the device each time, because another tab writes there too. */
export function readDeviceTexts(account: string): Map<string, string> {
  const start = unsentKey(account, '');
  const texts = [...storedTexts(start), ...unstored].filter(([key]) => key.startsWith(start));
  return new Map(texts.map(([key, text]) => [key.slice(start.length), text]));
}

/** Returns whether every text survives a reload. */
export function isDeviceStored(): boolean {
  return unstored.size === 0;
}

function storedTexts(start: string): [string, string][] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return keys.flatMap((key) => {
      const text = localStorage.getItem(key);
      return text === null ? [] : [[key, text]];
    });
  } catch (error) {
    logError(error, 'unsaved work');
    return [];
  }
}
