import { Refusal } from '../Refusal.ts';

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

/** What some bodies that are being read may hold in memory together, in bytes. */
export interface Room {
  left: number;
}

/**
 * Refuses with bodyTooLarge beyond `maxBytes`, and with busy when bodies that are sent slowly or never end fill one of
 * the `rooms`. The first 4 KiB of a body count in none: a sign-in or a short answer passes however full they are, and
 * the cap on connections bounds those. `release` gives back what was taken.
 */
export function createBudget(maxBytes: number, rooms: readonly Room[]): Budget & { release(): void } {
  let taken = 0;
  let counted = 0;
  const count = (bytes: number) => {
    for (const room of rooms) room.left -= bytes;
    counted += bytes;
  };
  return {
    take(bytes) {
      taken += bytes;
      if (taken > maxBytes) throw new Refusal('bodyTooLarge');
      count(Math.max(0, taken - UNCOUNTED_BYTES) - counted);
      if (counted > 0 && rooms.some(({ left }) => left < 0)) throw new Refusal('busy', { retryAfter: FULL_RETRY_S });
    },
    release() {
      count(-counted);
      taken = 0;
    },
  };
}

const UNCOUNTED_BYTES = 4 * 1024;
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
