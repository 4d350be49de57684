import { Refusal } from './refusals.ts';

/** Whoever would wait longer is asked to come again: callers give up after 15 seconds, and work for them is lost. */
const WAIT_MAX_MS = 8_000;
/** Nobody is told to stay away for longer, however many were told before. */
const RETURN_MAX_MS = 30_000;
/** However fast the work is. */
const WAITING_MAX = 5_000;
/** How much the latest piece of work counts for what the next is expected to take. */
const NEWEST = 0.1;

export interface Claim {
  /** Those of one key come one after the other; keys take turns. */
  key: string;
  /** Whoever has gone loses the turn, without work. */
  hasGone?: (() => boolean) | undefined;
}

interface Waiting {
  hasGone: () => boolean;
  go: () => void;
  drop: () => void;
}

/**
 * Costly work, so much at a time; what waits comes by turns of its keys, so that a school which comes all at once does
 * not keep another's one team waiting. Work of `later` comes when nothing else waits. Times in milliseconds.
 */
export class FairQueue {
  readonly #lanes: number;
  readonly #laterMax: number;
  readonly #now: () => number;
  readonly #queues = new Map<string, Waiting[]>();
  readonly #later: Waiting[] = [];
  #busy = 0;
  #waiting = 0;
  /** What one piece of work takes. */
  #each: number;
  /** Until when those who were sent away have been given a time to come again. */
  #promised = 0;

  constructor({ lanes, laterMax, each, now }: { lanes: number; laterMax: number; each: number; now: () => number }) {
    this.#lanes = lanes;
    this.#laterMax = laterMax;
    this.#each = each;
    this.#now = now;
  }

  /** How many wait, apart from those of `later`. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Refuses with busy whoever would wait too long, before anything is done for them; says when there will be room. */
  requireRoom(): void {
    const wait = (this.#waiting * this.#each) / this.#lanes;
    if (this.#busy < this.#lanes || (wait <= WAIT_MAX_MS && this.#waiting < WAITING_MAX)) return;
    // One after the other, as fast as the work goes: they must not come back all at once.
    const free = Math.max(this.#promised, this.#now() + wait - WAIT_MAX_MS / 2) + this.#each / this.#lanes;
    this.#promised = Math.min(free, this.#now() + RETURN_MAX_MS);
    throw new Refusal('busy', { retryAfter: Math.max(1, Math.ceil((this.#promised - this.#now()) / 1_000)) });
  }

  /** Does `work` when its turn comes. Refuses with busy who would wait too long, and who has gone meanwhile. */
  async inTurn<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
    this.requireRoom();
    if (this.#busy >= this.#lanes) await this.#wait(claim);
    else this.#busy += 1;
    return this.#do(work);
  }

  /** For work that nobody waits for at a screen. */
  async later<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy < this.#lanes) this.#busy += 1;
    else {
      if (this.#later.length >= this.#laterMax) throw new Refusal('busy', { retryAfter: 2 });
      await new Promise<void>((go) => this.#later.push({ hasGone: () => false, go, drop: go }));
    }
    return this.#do(work);
  }

  #wait({ key, hasGone = () => false }: Claim): Promise<void> {
    return new Promise((go, reject) => {
      const own = this.#queues.get(key) ?? [];
      own.push({ hasGone, go, drop: () => reject(new Refusal('busy', { retryAfter: 1 })) });
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

  /** The next who is still there; the key whose turn it was goes to the end. */
  #next(): Waiting | undefined {
    for (const [key, own] of this.#queues) {
      this.#queues.delete(key);
      const next = this.#firstHere(own);
      if (own.length > 0) this.#queues.set(key, own);
      if (next) return next;
    }
    return this.#later.shift();
  }

  #firstHere(own: Waiting[]): Waiting | undefined {
    for (let next = own.shift(); next; next = own.shift()) {
      this.#waiting -= 1;
      if (!next.hasGone()) return next;
      next.drop();
    }
    return undefined;
  }
}
