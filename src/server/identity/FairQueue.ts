import { Refusal } from '../http/Refusal.ts';

/** The longest expected wait that is accepted: clients time out after 15 seconds, and work done for them then is lost. */
const WAIT_MAX_MS = 8_000;
/** The longest Retry-After, however many were refused before. */
const RETURN_MAX_MS = 30_000;
/** The most claims that wait, however fast the work is. */
const WAITING_MAX = 5_000;
/** The weight of the newest measurement in the moving average of a piece of work's duration. */
const NEWEST = 0.1;
/** Refusals of keys that have nothing waiting share one Retry-After sequence. */
const WITHOUT_QUEUE = Symbol('keys with nothing waiting');

export interface Claim {
  /** Claims of one key are served in order; keys take turns. */
  key: string;
  /** When true, the claim loses its turn and its work is not done. */
  hasGone?: (() => boolean) | undefined;
}

interface Waiting {
  hasGone: () => boolean;
  go: () => void;
  drop: (refusal: Refusal) => void;
}

/**
 * Runs costly work in a fixed number of lanes, round-robin over the keys of the claims that wait. When the queue is full,
 * a claim of a key with a shorter queue takes the place of the newest claim of the key with the longest, so one key
 * cannot keep the others out. Work given to `later` runs when nothing else waits. Times are in milliseconds.
 */
export class FairQueue {
  readonly #lanes: number;
  readonly #laterMax: number;
  readonly #now: () => number;
  readonly #queues = new Map<string, Waiting[]>();
  readonly #later: Waiting[] = [];
  #busy = 0;
  #waiting = 0;
  /** The expected duration of one piece of work. */
  #each: number;
  /** For each key, the time that the Retry-After of its last refused claim ends. */
  readonly #promised = new Map<string | symbol, number>();

  constructor({ lanes, laterMax, each, now }: { lanes: number; laterMax: number; each: number; now: () => number }) {
    this.#lanes = lanes;
    this.#laterMax = laterMax;
    this.#each = each;
    this.#now = now;
  }

  /** The number of claims that wait, without those of `later`. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Throws 'busy' with a Retry-After when a claim of this key would be refused; a caller can ask before it does any work. */
  requireRoom(key: string): void {
    if (this.#isFull() && this.#queueToShorten(key) === null) throw this.#busyRefusal(key);
  }

  /** Runs `work` when its turn comes. Throws 'busy' when the claim is refused, pushed out by another key, or has gone. */
  async inTurn<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
    this.requireRoom(claim.key);
    if (this.#isFull()) this.#pushOutFor(claim.key);
    if (this.#busy >= this.#lanes) await this.#wait(claim);
    else this.#busy += 1;
    return this.#do(work);
  }

  /** Runs `work` when nothing else waits. Throws 'busy' when too much of it waits already. */
  async runWhenIdle<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy < this.#lanes) this.#busy += 1;
    else {
      if (this.#later.length >= this.#laterMax) throw new Refusal('busy', { retryAfter: 2 });
      await new Promise<void>((go) => this.#later.push({ hasGone: () => false, go, drop: () => {} }));
    }
    return this.#do(work);
  }

  #isFull(): boolean {
    if (this.#busy < this.#lanes) return false;
    return this.#expectedWait() > WAIT_MAX_MS || this.#waiting >= WAITING_MAX;
  }

  #expectedWait(): number {
    return (this.#waiting * this.#each) / this.#lanes;
  }

  /** The key with the longest queue, if one more claim of `key` still leaves its queue no longer than that one. */
  #queueToShorten(key: string): string | null {
    let longest = { key, length: (this.#queues.get(key)?.length ?? 0) + 1 };
    for (const [other, { length }] of this.#queues) if (length > longest.length) longest = { key: other, length };
    return longest.key === key ? null : longest.key;
  }

  #pushOutFor(key: string): void {
    const longest = this.#queueToShorten(key);
    if (longest === null) return;
    this.#waiting -= 1;
    this.#queues.get(longest)?.pop()?.drop(this.#busyRefusal(longest));
  }

  /** Gives refused claims of one key times in a row, at the pace of the work, so that they do not return all at once. */
  #busyRefusal(key: string): Refusal {
    const sequence = this.#queues.has(key) ? key : WITHOUT_QUEUE;
    const now = this.#now();
    const earliest = now + this.#expectedWait() - WAIT_MAX_MS / 2;
    const free = Math.max(this.#promised.get(sequence) ?? 0, earliest) + this.#each / this.#lanes;
    const promised = Math.min(free, now + RETURN_MAX_MS);
    this.#promised.set(sequence, promised);
    return new Refusal('busy', { retryAfter: Math.max(1, Math.ceil((promised - now) / 1_000)) });
  }

  #wait({ key, hasGone = () => false }: Claim): Promise<void> {
    return new Promise<void>((go, drop) => {
      const own = this.#queues.get(key) ?? [];
      own.push({ hasGone, go, drop });
      this.#queues.set(key, own);
      this.#waiting += 1;
    });
  }

  async #do<T>(work: () => Promise<T>): Promise<T> {
    const began = this.#now();
    try {
      return await work();
    } finally {
      this.#each += (this.#now() - began - this.#each) * NEWEST;
      const next = this.#next();
      if (next) next.go();
      else this.#busy -= 1;
    }
  }

  /** Takes the next claim that has not gone; its key moves to the end. */
  #next(): Waiting | undefined {
    for (const [key, own] of this.#queues) {
      this.#queues.delete(key);
      const next = this.#firstHere(own);
      if (own.length > 0) this.#queues.set(key, own);
      else this.#promised.delete(key);
      if (next) return next;
    }
    return this.#later.shift();
  }

  #firstHere(own: Waiting[]): Waiting | undefined {
    for (let next = own.shift(); next; next = own.shift()) {
      this.#waiting -= 1;
      if (!next.hasGone()) return next;
      next.drop(new Refusal('busy', { retryAfter: 1 }));
    }
    return undefined;
  }
}
