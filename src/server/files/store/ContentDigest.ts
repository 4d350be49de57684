import { createHash, type Hash } from 'node:crypto';
import { Refusal } from '#server/http/Refusal.ts';
import { HEAD_BYTES } from '../fileTypes.ts';

/** Computes hash, length and first bytes of content that is streamed. */
export class ContentDigest {
  readonly #hash: Hash = createHash('sha256');
  readonly #maxBytes: number;
  #head: Buffer = Buffer.alloc(0);
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The first bytes, which tell the type. */
  get head(): Buffer {
    return this.#head;
  }

  /** Refuses with fileTooLarge beyond `maxBytes`. */
  take(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) throw new Refusal('fileTooLarge');
    this.#hash.update(chunk);
    if (this.#head.length >= HEAD_BYTES) return;
    this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES - this.#head.length)]);
  }

  /** Returns the hash in hexadecimal; `take` must not be called afterwards. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
