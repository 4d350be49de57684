import { Refusal } from '../Refusal.ts';

const EQUALS = 61;
const QUAD = 4;

/** The alphabet of base64, '=' included. */
export const BASE64_BYTES = new Uint8Array(256);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=') {
  BASE64_BYTES[char.charCodeAt(0)] = 1;
}

/** Decodes base64 that arrives in pieces. */
export interface Base64Decoder {
  /** The bytes that `ascii` completes; every byte of it must be of the alphabet. Refuses text after the padding. */
  push(ascii: Buffer): Buffer;
  /** The last bytes. Refuses a length that base64 never has. */
  end(): Buffer;
}

export function createBase64Decoder(): Base64Decoder {
  let open: Buffer = Buffer.alloc(0);
  let padded = 0;
  return {
    push(ascii) {
      padded = paddingAfter(ascii, padded);
      const joined = open.length > 0 ? Buffer.concat([open, ascii]) : ascii;
      const whole = joined.length - (joined.length % QUAD);
      open = Buffer.from(joined.subarray(whole));
      return decoded(joined.subarray(0, whole));
    },
    end() {
      // Without padding a last group of 2 or 3 is complete; 1 never is, and a padded text is whole groups.
      if (open.length === 1 || (padded > 0 && open.length > 0)) throw new Refusal('brokenBody');
      return decoded(open);
    },
  };
}

/** How much padding there is after `ascii`; refuses more than two, and anything behind it. */
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
