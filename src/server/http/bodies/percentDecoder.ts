import { Refusal } from '../Refusal.ts';

const PERCENT = 37;
const PLUS = 43;
const SPACE = 32;

const HEX = new Int8Array(256).fill(-1);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  HEX[digit.charCodeAt(0)] = value;
  HEX[digit.toUpperCase().charCodeAt(0)] = value;
}

/** Decodes a percent-encoded form in chunks; an escape may be split between two. */
export class PercentDecoder {
  #digits = 0;
  #high = 0;

  /** Decodes `chunk` into `out` from `at` up to an unescaped `stop` byte or the end; `next` is where it stopped. */
  decode(chunk: Buffer, at: number, out: Buffer, stop: (byte: number) => boolean): { decoded: Buffer; next: number } {
    let length = at;
    let i = at;
    for (; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      if (this.#digits > 0) {
        const digit = HEX[byte] ?? -1;
        if (digit < 0) throw new Refusal('brokenBody');
        if (this.#digits === 2) this.#high = digit << 4;
        else out[length++] = this.#high | digit;
        this.#digits -= 1;
      } else if (byte === PERCENT) this.#digits = 2;
      else if (stop(byte)) break;
      else out[length++] = byte === PLUS ? SPACE : byte;
    }
    return { decoded: out.subarray(at, length), next: i };
  }

  /** Refuses an unfinished escape. */
  end(): void {
    if (this.#digits > 0) throw new Refusal('brokenBody');
  }
}
