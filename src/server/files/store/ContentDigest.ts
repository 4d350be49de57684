import { createHash, type Hash } from 'node:crypto';
import { Refusal } from '#server/http/Refusal.ts';
import { HEAD_BYTES } from '../fileTypes.ts';

/** What is learnt of content while it passes: its hash, its length and its first bytes. */
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

  /** The first bytes, for the signature. */
  get head(): Buffer {
    return this.#head;
  }

  /** Refuses with fileTooLarge from the byte on that is one too many. */
  take(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) throw new Refusal('fileTooLarge');
    this.#hash.update(chunk);
    if (this.#head.length >= HEAD_BYTES) return;
    this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES - this.#head.length)]);
  }

  /** In hexadecimal; nothing may pass afterwards. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
