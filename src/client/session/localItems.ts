import { logError } from '#client/api/logError.ts';

/** The keys of the spec (section 3, 'Locally kept items'). */
export const LOCAL_KEYS = {
  token: 'token',
  user: 'user-data',
  gameStatus: 'game-status',
  music: 'backgroundMusic',
  theme: 'theme-mode',
  settings: 'device-settings',
  supports: 'device-supports',
} as const;

const UNSENT = 'unsent:';
const DEVICE = 'device:';
/** Cached server data that can be fetched again (src/client/game/world/keptGame.ts). */
const KEPT = 'kept-';
/** Written by tus-js-client: the URL at which an unfinished upload resumes; its fingerprint contains the account. */
const TUS = 'tus::';

/**
 * Returns the key for work of one account that the server does not have yet. Such keys survive sign-out (ruling 16); the code
 * that writes one removes it once the server has the work.
 */
export function unsentKey(account: string, name: string): string {
  return `${UNSENT}${account}:${name}`;
}

/** Returns the key of data of one account that may be lost; sign-out removes it. */
export function keptKey(account: string, name: string): string {
  return `${KEPT}${name}:${account}`;
}

/** Returns the key for this device's id with one account; it survives sign-out. */
export function deviceKey(account: string): string {
  return DEVICE + account;
}

/** Returns the parsed value of this key, or undefined when it is absent or unreadable. */
export function readItem(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes a text; when storage is full, first removes cached server data, since unsent work matters more. Throws if it is
 * still full.
 */
export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    removeItems((other) => other.startsWith(KEPT));
    localStorage.setItem(key, text);
  }
}

/** Writes a value as JSON and returns whether it was stored. Failures (private window, storage full) are reported, not thrown. */
export function writeItem(key: string, value: unknown): boolean {
  try {
    writeText(key, JSON.stringify(value));
    return true;
  } catch (error) {
    logError(error, 'localStorage');
    return false;
  }
}

/** Removes a value; a device without storage has none. */
export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    logError(error, 'localStorage');
  }
}

const DEVICE_KEYS: readonly string[] = [LOCAL_KEYS.settings, LOCAL_KEYS.supports];

/** Returns whether sign-out keeps this key: unsent work and the device's own values. */
function survivesSignOut(key: string): boolean {
  return [UNSENT, TUS, DEVICE].some((start) => key.startsWith(start)) || DEVICE_KEYS.includes(key);
}

/** Clears localStorage except for unsent work and the device's own values. */
export function wipeLocalItems(): void {
  try {
    removeItems((key) => !survivesSignOut(key));
  } catch (error) {
    logError(error, 'localStorage');
  }
}

function removeItems(isRemoved: (key: string) => boolean): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) {
    if (key !== null && isRemoved(key)) localStorage.removeItem(key);
  }
}
