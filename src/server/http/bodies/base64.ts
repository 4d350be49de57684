import { Refusal } from '../Refusal.ts';

const EQUALS = 61;
const QUAD = 4;

/** 1 at the code of each base64 character, '=' included. */
export const BASE64_BYTES = new Uint8Array(256);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=') {
  BASE64_BYTES[char.charCodeAt(0)] = 1;
}

/** Decodes base64 that arrives in pieces. */
export interface Base64Decoder {
  /** Returns the bytes that `ascii` completes; it may hold only base64 characters. Refuses text after the padding. */
  push(ascii: Buffer): Buffer;
  /** Returns the last bytes. Refuses a length that base64 never has. */
  end(): Buffer;
}

export function createBase64Decoder(): Base64Decoder {
  let pending: Buffer = Buffer.alloc(0);
  let padded = 0;
  return {
    push(ascii) {
      padded = paddingAfter(ascii, padded);
      const joined = pending.length > 0 ? Buffer.concat([pending, ascii]) : ascii;
      const whole = joined.length - (joined.length % QUAD);
      pending = Buffer.from(joined.subarray(whole));
      return decoded(joined.subarray(0, whole));
    },
    end() {
      // Without padding a last group of 2 or 3 characters is complete, one of 1 never; padded text has whole groups only.
      if (pending.length === 1 || (padded > 0 && pending.length > 0)) throw new Refusal('brokenBody');
      return decoded(pending);
    },
  };
}

/** Returns the length of the padding after `ascii`; refuses more than two characters, and anything after them. */
function paddingAfter(ascii: Buffer, before: number): number {
  const first = before > 0 ? 0 : ascii.indexOf(EQUALS);
  if (first < 0) return 0;
  const padded = before + ascii.length - first;
  if (padded > 2 || ascii.subarray(first).some((byte) => byte !== EQUALS)) throw new Refusal('brokenBody');
  return padded;
}

function decoded(ascii: Buffer): Buffer {
  return Buffer.from(ascii.toString('latin1'), 'base64');
}
