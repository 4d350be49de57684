import { logError } from '#client/api/logError.ts';
import { deviceKey, readItem, writeItem } from '#client/session/localItems.ts';

const TAB = 'device';
const BYTES = 12;
/** Separates device and tab in the writer's name for the server. */
const JOINT = '.';
/** Separates the writer's name from a suffix that marks text taken over from another tab and not sent yet. */
const BORROWED = '/';

/**
 * Returns this tablet's random id for one account, which tells apart the writers of a draft. It outlives signing out,
 * so that unsent text is recognised as this tablet's; each account has another id, so that ids do not link accounts.
 */
export function deviceId(account: string): string {
  const key = deviceKey(account);
  const kept = readItem(key);
  if (typeof kept === 'string' && kept !== '') return kept;
  const made = newId();
  writeItem(key, made);
  return made;
}

/**
 * Returns the name of this device and tab for the server, which keeps what another writer overwrites; two tabs of one
 * tablet are two writers. The name outlives a reload.
 */
export function writerName(account: string): string {
  return deviceId(account) + JOINT + tabId();
}

/** Returns whether both names are tabs of the same device. */
export function isSameDevice(writer: string, other: string): boolean {
  return writer.split(JOINT)[0] === other.split(JOINT)[0];
}

/**
 * Returns a name under which a writer sends text that is not its own; it is unique, so the server keeps what is
 * replaced.
 */
export function borrowingName(writer: string, revision?: number): string {
  return writer + BORROWED + (revision ?? '');
}

/** Returns whether `name` is this writer's, also as a borrower. */
export function isWriter(writer: string, name: string): boolean {
  return name.split(BORROWED)[0] === writer;
}

function tabId(): string {
  const made = newId();
  try {
    const kept = sessionStorage.getItem(TAB);
    if (kept) return kept;
    sessionStorage.setItem(TAB, made);
  } catch (error) {
    logError(error, 'sessionStorage');
  }
  return made;
}

/** Returns a random id. Works over plain HTTP too, where crypto.randomUUID does not exist. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
