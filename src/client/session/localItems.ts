import { report } from '#client/api/report.ts';

/** The keys of the spec (section 3, 'Locally kept items'). */
export const LOCAL_KEYS = {
  token: 'token',
  user: 'user-data',
  gameStatus: 'game-status',
  music: 'backgroundMusic',
  theme: 'theme-mode',
  settings: 'device-settings',
} as const;

const UNSENT = 'unsent:';
const DEVICE = 'device:';
/** What the server told and can tell again (src/client/game/world/keptGame.ts). */
const KEPT = 'kept-';
/** tus-js-client's own: where a half-sent file goes on; its fingerprint carries the account. */
const TUS = 'tus::';

/**
 * The key for work of one account that the server does not have yet. Such keys outlive signing out (ruling 16): whoever writes one
 * removes it once the server has the work.
 */
export function unsentKey(account: string, name: string): string {
  return `${UNSENT}${account}:${name}`;
}

/** The key for this device's own name with one account; it outlives signing out. */
export function deviceKey(account: string): string {
  return DEVICE + account;
}

/** What is kept under this key, undefined when nothing readable is. */
export function readItem(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Work comes before what was only read: where there is no room, the latter goes. Throws where there is none then. */
export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    removeItems((other) => other.startsWith(KEPT));
    localStorage.setItem(key, text);
  }
}

/** Whether it was kept. A device that keeps nothing (private window, no room) still plays: the failure is reported. */
export function writeItem(key: string, value: unknown): boolean {
  try {
    writeText(key, JSON.stringify(value));
    return true;
  } catch (error) {
    report(error, 'localStorage');
    return false;
  }
}

/** Work that the server does not have yet, and what belongs to the device and not to who was signed in. */
function outlives(key: string): boolean {
  return [UNSENT, TUS, DEVICE].some((start) => key.startsWith(start)) || key === LOCAL_KEYS.settings;
}

/** Empties the device's storage, except for what is not yet sent and the device's own settings. */
export function wipeLocalItems(): void {
  try {
    removeItems((key) => !outlives(key));
  } catch (error) {
    report(error, 'localStorage');
  }
}

function removeItems(goes: (key: string) => boolean): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) {
    if (key !== null && goes(key)) localStorage.removeItem(key);
  }
}
