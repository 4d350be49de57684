/** Sizes of the header that follows a bitmap's first 14 bytes, by its versions. */
const BMP_HEADERS = [12, 40, 52, 56, 64, 108, 124];
const BMP_HEADER_AT = 14;

/** Checks the header too, because a text may begin with 'BM'. */
export function isBmp(head: Buffer): boolean {
  if (head.toString('latin1', 0, 2) !== 'BM' || head.length < BMP_HEADER_AT + 4) return false;
  return BMP_HEADERS.includes(head.readUInt32LE(BMP_HEADER_AT));
}

const TAB = 9;
const CARRIAGE_RETURN = 13;
const ESCAPE = 27;
const SPACE = 32;
const DELETE = 127;

/**
 * Accepts UTF-8 or Latin text without control characters other than spacing and escape, and UTF-16 with a byte order mark,
 * as Windows writes it.
 */
export function isText(head: Buffer): boolean {
  const mark = head.toString('latin1', 0, 2);
  if (mark === '\xff\xfe' || mark === '\xfe\xff') return true;
  return head.every((byte) => (byte >= SPACE && byte !== DELETE) || isSpacing(byte) || byte === ESCAPE);
}

/** Tab, line feed, vertical tab, form feed, carriage return. */
function isSpacing(byte: number): boolean {
  return byte >= TAB && byte <= CARRIAGE_RETURN;
}
