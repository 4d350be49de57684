import { Refusal } from '../Refusal.ts';
import { BASE64_BYTES } from './base64.ts';

const QUOTE = 34;
const PLUS = 43;
const SPACE = 32;
const BACKSLASH = 92;

/** What JSON may write instead of three letters of base64. */
const ESCAPES: Record<string, string> = { '/': '/', u002b: '+', u002f: '/', u003d: '=' };
const ESCAPE_MAX = 8;

/** The base64 of a text in JSON, in pieces, up to the quote that ends the text. Refuses every other letter. */
export class Base64Letters {
  /** An escape that is not finished: at the quote, the backslashes that belong to it. */
  pending = '';
  readonly #spaceIsPlus: boolean;

  /** In a form a client may have left '+' bare, which arrives as a space. */
  constructor(spaceIsPlus: boolean) {
    this.#spaceIsPlus = spaceIsPlus;
  }

  /** The letters in `bytes`, which may be changed; `next` is where the quote stands, or the end. */
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

  /** How many bytes from the start are base64; spaces become '+' in place where they stand for it. */
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

/** The letter that a finished escape stands for, null while it may still become one. */
function escapedLetter(written: string): string | null {
  const name = written.replace(/^\\+/, '').toLowerCase();
  const letter = ESCAPES[name];
  if (letter !== undefined) return letter;
  const possible = Object.keys(ESCAPES).some((known) => known.startsWith(name));
  if (!possible || written.length > ESCAPE_MAX) throw new Refusal('brokenBody');
  return null;
}
