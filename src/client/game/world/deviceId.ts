import { readItem, writeItem } from '#client/session/localItems.ts';

const KEY = 'device';
const BYTES = 12;

/** A name for this tablet, made here and meaning nothing elsewhere: it tells apart who wrote a draft. */
export function deviceId(): string {
  const kept = readItem(KEY);
  if (typeof kept === 'string' && kept !== '') return kept;
  const made = newId();
  writeItem(KEY, made);
  return made;
}

/** Works over plain HTTP too, where crypto.randomUUID does not exist. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
