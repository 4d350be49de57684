import { Refusal } from '../refusals.ts';

/** Where the decoded bytes of a body, or of one field of a form, go. */
export interface TextSink {
  write(bytes: Buffer): Promise<void>;
  /** The text; refuses what is not UTF-8. */
  end(): Promise<string>;
}

/** What is still left of a body's cap for text. */
export interface Budget {
  take(bytes: number): void;
}

/** What all bodies that are being read may hold in memory together, in bytes. */
export interface Room {
  left: number;
}

/**
 * Refuses with bodyTooLarge beyond `maxBytes`, and with busy when all bodies together, of however many clients that send
 * slowly or never end, fill `room`. `release` gives back what was taken.
 */
export function createBudget(maxBytes: number, room: Room): Budget & { release(): void } {
  let taken = 0;
  return {
    take(bytes) {
      taken += bytes;
      room.left -= bytes;
      if (taken > maxBytes) throw new Refusal('bodyTooLarge');
      if (room.left < 0) throw new Refusal('busy', { retryAfter: FULL_RETRY_S });
    },
    release() {
      room.left += taken;
      taken = 0;
    },
  };
}

const FIRST_BYTES = 512;
const FULL_RETRY_S = 5;

/** Text as it comes, in one growing buffer: a client that sends single bytes costs no more than any other. */
export function createPlainText(budget: Budget): TextSink {
  let kept: Buffer = Buffer.alloc(0);
  let length = 0;
  return {
    async write(bytes) {
      budget.take(bytes.length);
      if (length + bytes.length > kept.length) {
        const larger = Buffer.allocUnsafe(Math.max(FIRST_BYTES, 2 * kept.length, length + bytes.length));
        kept.copy(larger, 0, 0, length);
        kept = larger;
      }
      length += bytes.copy(kept, length);
    },
    end: async () => utf8(kept.subarray(0, length)),
  };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function utf8(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Refusal('brokenBody');
  }
}
