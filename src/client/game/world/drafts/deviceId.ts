import { report } from '#client/api/report.ts';
import { deviceKey, readItem, writeItem } from '#client/session/localItems.ts';

const TAB = 'device';
const BYTES = 12;
/** Between the device and its tab in the name that the server is told. */
const JOINT = '.';
/** Marks, behind a writer's name, text that it took over from another tab and has not sent yet. */
const BORROWED = '/';

/**
 * A name for this tablet, made here and meaning nothing elsewhere: it tells apart who wrote a draft. It outlives signing out, so that
 * the team's own unsent words are known as this tablet's; each account has its own, so that it ties no two of them together.
 */
function deviceId(account: string): string {
  const key = deviceKey(account);
  const kept = readItem(key);
  if (typeof kept === 'string' && kept !== '') return kept;
  const made = newId();
  writeItem(key, made);
  return made;
}

/**
 * The device and this tab of it, for the server: it keeps what another writer overwrites, and two tabs of one tablet
 * are two writers. A reload stays the same one.
 */
export function writerName(account: string): string {
  return deviceId(account) + JOINT + tabId();
}

/** Whether both names are tabs of the same device. */
export function isSameDevice(writer: string, other: string): boolean {
  return writer.split(JOINT)[0] === other.split(JOINT)[0];
}

/** Under which a writer sends text that is not its own: nobody else's, so that the server keeps what it replaces. */
export function borrowingName(writer: string, revision?: number): string {
  return writer + BORROWED + (revision ?? '');
}

/** Whether `name` is this writer's, borrowed text or not. */
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
    report(error, 'sessionStorage');
  }
  return made;
}

/** Works over plain HTTP too, where crypto.randomUUID does not exist. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
