import { Refusal } from '../Refusal.ts';

/** Receives the decoded bytes of a body, or of one field of a form. */
export interface TextSink {
  write(bytes: Buffer): Promise<void>;
  /** Returns the text; refuses what is not UTF-8. */
  end(): Promise<string>;
}

/** The text that a body may still hold, in bytes. */
export interface Budget {
  take(bytes: number): void;
}

/** Memory that several bodies being read share, in bytes. */
export interface MemoryPool {
  left: number;
}

/**
 * Creates the budget of one body. Refuses with bodyTooLarge beyond `maxBytes`, and with busy when slow or endless bodies
 * have filled one of the `pools`. The first 4 KiB of a body do not count in the pools, so that a sign-in or a short answer
 * always passes; the limit on connections bounds them. `release` returns what was taken.
 */
export function createBudget(maxBytes: number, pools: readonly MemoryPool[]): Budget & { release(): void } {
  let taken = 0;
  let counted = 0;
  const count = (bytes: number) => {
    for (const pool of pools) pool.left -= bytes;
    counted += bytes;
  };
  return {
    take(bytes) {
      taken += bytes;
      if (taken > maxBytes) throw new Refusal('bodyTooLarge');
      count(Math.max(0, taken - UNCOUNTED_BYTES) - counted);
      if (counted > 0 && pools.some(({ left }) => left < 0)) throw new Refusal('busy', { retryAfter: FULL_RETRY_S });
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

/** Creates a sink with one growing buffer, so that a client that sends single bytes costs no more than any other. */
export function createTextSink(budget: Budget): TextSink {
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
