const VERSION_4 = 0x40;
const VARIANT = 0x80;

/** Returns a random UUID of version 4. Works over plain HTTP too, where crypto.randomUUID does not exist. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | VERSION_4;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
