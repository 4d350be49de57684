const HEX = 16;

/** Returns a random UUID (version 4). Works over plain HTTP too, where crypto.randomUUID does not exist. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(HEX));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
