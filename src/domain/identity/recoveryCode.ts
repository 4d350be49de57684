/** Codes that replace a lost second factor: how many an account gets, and their 16 characters of 5 bits each. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_BYTES = 16;
const GROUP = 4;
/** Letters and digits without those that look alike (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the code of 16 random bytes, in four groups. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  if (bytes.length < RECOVERY_CODE_BYTES) throw new RangeError('A recovery code needs 16 bytes.');
  const letters = Array.from(bytes.subarray(0, RECOVERY_CODE_BYTES), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  const groups = [];
  for (let at = 0; at < letters.length; at += GROUP) groups.push(letters.slice(at, at + GROUP).join(''));
  return groups.join('-');
}

/** Returns a typed code in its one spelling, whatever its case, hyphens and spaces; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = letters.length === RECOVERY_CODE_BYTES && [...letters].every((letter) => ALPHABET.includes(letter));
  return isCode ? letters : null;
}

/** Returns the six digits of an authenticator app, without spaces; null when the text is something else. */
export function readAppCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
