import { Refusal } from '../Refusal.ts';
import { BASE64_BYTES } from './base64.ts';

const QUOTE = 34;
const PLUS = 43;
const SPACE = 32;
const BACKSLASH = 92;

/** JSON escapes of the base64 characters '/', '+' and '='. */
const ESCAPES: Record<string, string> = { '/': '/', u002b: '+', u002f: '/', u003d: '=' };
const ESCAPE_MAX = 8;

/**
 * Reads the base64 of a JSON string in pieces, up to the closing quote, and resolves JSON escapes. Refuses any other
 * character with brokenBody.
 */
export class JsonBase64Reader {
  /** An unfinished escape; at the quote, the backslashes that belong to the quote. */
  pending = '';
  readonly #spaceIsPlus: boolean;

  /** `spaceIsPlus`: in a form a client may have left '+' unescaped, which arrives as a space. */
  constructor(spaceIsPlus: boolean) {
    this.#spaceIsPlus = spaceIsPlus;
  }

  /** Returns the base64 characters in `bytes`, which may be changed; `next` is the index of the quote, or the end. */
  take(bytes: Buffer): { letters: Buffer; next: number } {
    const run = this.pending === '' ? this.#runLength(bytes) : 0;
    if (run === bytes.length) return { letters: bytes, next: run };
    const letters = Buffer.allocUnsafe(bytes.length);
    let length = bytes.copy(letters, 0, 0, run);
    let at = run;
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === QUOTE) break;
      const letter = this.#letter(byte);
      if (letter !== null) letters[length++] = letter;
    }
    return { letters: letters.subarray(0, length), next: at };
  }

  #letter(byte: number): number | null {
    if (this.pending === '') {
      if (BASE64_BYTES[byte]) return byte;
      if (this.#spaceIsPlus && byte === SPACE) return PLUS;
      if (byte !== BACKSLASH) throw new Refusal('brokenBody');
    }
    this.pending += String.fromCharCode(byte);
    const letter = escapedLetter(this.pending);
    if (letter === null) return null;
    this.pending = '';
    return letter.charCodeAt(0);
  }

  /** Returns how many bytes from the start are base64; replaces spaces by '+' in place when `spaceIsPlus`. */
  #runLength(bytes: Buffer): number {
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i] ?? 0;
      if (BASE64_BYTES[byte]) continue;
      if (!this.#spaceIsPlus || byte !== SPACE) return i;
      bytes[i] = PLUS;
    }
    return bytes.length;
  }
}

/** Returns the character of a finished escape; null while the escape is unfinished. Refuses any other escape. */
function escapedLetter(written: string): string | null {
  const name = written.replace(/^\\+/, '').toLowerCase();
  const letter = ESCAPES[name];
  if (letter !== undefined) return letter;
  const possible = Object.keys(ESCAPES).some((known) => known.startsWith(name));
  if (!possible || written.length > ESCAPE_MAX) throw new Refusal('brokenBody');
  return null;
}
