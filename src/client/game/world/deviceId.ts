import { report } from '#client/api/report.ts';
import { readItem, writeItem } from '#client/session/localItems.ts';

const KEY = 'device';
const BYTES = 12;
/** Between the device and its tab in the name that the server is told. */
const JOINT = '.';
/** Marks, behind a writer's name, text that it took over from another tab and has not sent yet. */
const BORROWED = '/';

/** A name for this tablet, made here and meaning nothing elsewhere: it tells apart who wrote a draft. */
function deviceId(): string {
  const kept = readItem(KEY);
  if (typeof kept === 'string' && kept !== '') return kept;
  const made = newId();
  writeItem(KEY, made);
  return made;
}

/**
 * The device and this tab of it, for the server: it keeps what another writer overwrites, and two tabs of one tablet
 * are two writers. A reload stays the same one.
 */
export function writerName(): string {
  return deviceId() + JOINT + tabId();
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
    const kept = sessionStorage.getItem(KEY);
    if (kept) return kept;
    sessionStorage.setItem(KEY, made);
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
